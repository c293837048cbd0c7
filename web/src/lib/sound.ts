// Short sounds, synthesised; off until asked for.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
const NOTES = { turn: [660, 880], news: [330], end: [523, 659, 784, 1047] };
const LOUD = 0.08;
const SOFT = 0.03;
/** For each sound of noise: how many strokes, seconds between them, seconds each lasts, and its pitch in hertz. */
const STROKES = {
  dice: { count: 7, gap: 0.08, lasts: 0.05, pitch: 2400 },
  card: { count: 1, gap: 0, lasts: 0.09, pitch: 3800 },
  crash: { count: 3, gap: 0.07, lasts: 0.5, pitch: 500 },
};

function ready(): AudioContext | null {
  if (!settings.sound) return null;
  return (context ??= new AudioContext());
}

export function chime(kind: keyof typeof NOTES): void {
  const audio = ready();
  if (!audio) return;
  for (const [index, pitch] of NOTES[kind].entries()) {
    note(audio, pitch, audio.currentTime + index * 0.12, kind === "news" ? SOFT : LOUD);
  }
}

function note(audio: AudioContext, pitch: number, at: number, volume: number): void {
  const voice = audio.createOscillator();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  voice.connect(fading(audio, at, volume, 0.3));
  voice.start(at);
  voice.stop(at + 0.32);
}

/** Dice that roll, a card that turns, a crash. */
export function strike(kind: keyof typeof STROKES): void {
  const audio = ready();
  if (!audio) return;
  const { count, gap, lasts, pitch } = STROKES[kind];
  for (let index = 0; index < count; index++) hiss(audio, audio.currentTime + index * gap, lasts, pitch);
}

function hiss(audio: AudioContext, at: number, lasts: number, pitch: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise(audio, lasts);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fading(audio, at, LOUD, lasts));
  source.start(at);
}

function noise(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** An engine that drives for some seconds: up through the revs, and down again. */
export function rev(seconds: number): void {
  const audio = ready();
  if (!audio) return;
  const [at, voice] = [audio.currentTime, audio.createOscillator()];
  voice.type = "sawtooth";
  voice.frequency.setValueAtTime(70, at);
  voice.frequency.linearRampToValueAtTime(230, at + seconds * 0.6);
  voice.frequency.linearRampToValueAtTime(90, at + seconds);
  const muffle = audio.createBiquadFilter();
  muffle.frequency.value = 700;
  voice.connect(muffle).connect(fading(audio, at, SOFT, seconds));
  voice.start(at);
  voice.stop(at + seconds);
}

/** A way to the loudspeaker that fades out. */
function fading(audio: AudioContext, at: number, volume: number, lasts: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}
