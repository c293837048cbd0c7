import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { saveSettings } from "./lib/settings.svelte";

saveSettings();
const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
target.replaceChildren();
mount(App, { target });
