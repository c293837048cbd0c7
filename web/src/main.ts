import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepSettings } from "./lib/settings.svelte";

keepSettings();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the table");
target.replaceChildren();
mount(App, { target });
