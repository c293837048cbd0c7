// Short sounds, synthesised; off by default.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
const NOTES = { turn: [660, 880], news: [330], end: [523, 659, 784, 1047] };
const LOUD = 0.08;
const SOFT = 0.03;

export function chime(kind: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, pitch] of NOTES[kind].entries()) {
    note(context, pitch, start + index * 0.12, kind === "news" ? SOFT : LOUD);
  }
}

function note(context: AudioContext, pitch: number, at: number, volume: number): void {
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + 0.32);
}
