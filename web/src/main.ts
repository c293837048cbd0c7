import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { saveSettings, settings } from "./lib/settings.svelte";
import { loadTexts } from "./lib/texts";

async function start(): Promise<void> {
  saveSettings();
  await loadTexts(settings.lang);
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no element #app");
  target.replaceChildren();
  mount(App, { target });
  // a browser that keeps nothing, in a private window, refuses; everything else works without it
  if ("serviceWorker" in navigator) await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

void start();
