// Short sounds, made here; off unless somebody wants them.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
const NOTES: Record<string, number[]> = { turn: [660, 880], news: [330], end: [523, 659, 784, 1047] };

export function chime(kind: "turn" | "news" | "end"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  (NOTES[kind] ?? []).forEach((pitch, index) => note(pitch, start + index * 0.12, kind === "news" ? 0.03 : 0.08));
}

function note(pitch: number, at: number, loud: number): void {
  if (!context) return;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + 0.32);
}
