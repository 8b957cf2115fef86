/** Table sounds made in the browser: no files. Silent until the reader has pressed something, as browsers want it. */
import { computed } from '../vendor/ui.js';
import { toggle, valueOf } from './settings.js';

/** @typedef {'card' | 'trick' | 'turn' | 'bid' | 'double' | 'win' | 'error'} Cue */
/** @typedef {{ at?: number, dur?: number, freq?: number, q?: number, gain?: number, type?: OscillatorType }} Sound */

const VOLUME = 0.6;
export const muted = computed(() => valueOf('sound') === 'off');

/** @param {BaseAudioContext} audio @param {AudioNode} out @param {Sound} sound */
function noise(audio, out, { at = 0, dur = 0.08, freq = 1800, q = 0.8, gain = 0.5 }) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * dur), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', Q: q, frequency: freq });
  const level = new GainNode(audio, { gain });
  const start = audio.currentTime + at;
  level.gain.setValueAtTime(gain, start);
  level.gain.exponentialRampToValueAtTime(0.001, start + dur);
  source.connect(band).connect(level).connect(out);
  source.start(start);
}

/** @param {BaseAudioContext} audio @param {AudioNode} out @param {Sound} sound */
function tone(audio, out, { at = 0, dur = 0.25, freq = 660, gain = 0.22, type = 'triangle' }) {
  const source = new OscillatorNode(audio, { type, frequency: freq });
  const level = new GainNode(audio);
  const start = audio.currentTime + at;
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(gain, start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, start + dur);
  source.connect(level).connect(out);
  source.start(start);
  source.stop(start + dur + 0.02);
}

/** What each cue is made of. @type {Record<Cue, { noises?: Sound[], tones?: Sound[] }>} */
const RECIPES = {
  card: {
    noises: [
      { dur: 0.05, freq: 2400, gain: 0.55 },
      { at: 0.012, dur: 0.07, freq: 420, q: 1.4, gain: 0.7 },
    ],
  },
  trick: { noises: [0, 1, 2, 3].map((i) => ({ at: i * 0.045, dur: 0.06, freq: 1500 + i * 260, gain: 0.4 })) },
  turn: { tones: [{ freq: 659 }, { at: 0.11, freq: 880, dur: 0.4 }] },
  bid: { tones: [{ freq: 523, dur: 0.14, type: 'sine' }] },
  double: {
    tones: [
      { freq: 392, dur: 0.2 },
      { freq: 466, dur: 0.24 },
    ],
  },
  win: { tones: [523, 659, 784, 1047].map((freq, i) => ({ at: i * 0.09, freq, dur: 0.5 })) },
  error: { tones: [{ freq: 165, dur: 0.18, type: 'square', gain: 0.08 }] },
};

/** @type {AudioContext | undefined} */
let audio;

/** @param {Cue} cue */
export async function play(cue) {
  if (muted.value || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await audio.resume();
  const out = new GainNode(audio, { gain: VOLUME });
  out.connect(audio.destination);
  const { noises = [], tones = [] } = RECIPES[cue];
  for (const sound of noises) noise(audio, out, sound);
  for (const sound of tones) tone(audio, out, sound);
}

export const toggleSound = () => toggle('sound');
