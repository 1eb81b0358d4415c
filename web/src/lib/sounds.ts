/** Short sounds of wood, stone and bone, made on the spot. */

import { settings } from './settings.svelte';

export type Sound = 'place' | 'dice' | 'take' | 'turn' | 'refuse' | 'end' | 'chat';

let context: AudioContext | undefined;

/** A knock: filtered noise with a short tail and a pitch. */
function knock(at: number, pitch: number, seconds: number, loud: number): void {
  const audio = context as AudioContext;
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < length; k++) data[k] = (Math.random() * 2 - 1) * (1 - k / length) ** 6;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 7 });
  const gain = new GainNode(audio, { gain: loud });
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start(at);
}

/** A soft tone, like a bone flute. */
function tone(at: number, pitch: number, seconds: number, loud: number): void {
  const audio = context as AudioContext;
  const voice = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + seconds);
}

const SOUNDS: Record<Sound, (at: number) => void> = {
  place: (at) => knock(at, 420, 0.12, 0.9),
  take: (at) => (knock(at, 760, 0.09, 0.6), knock(at + 0.06, 900, 0.08, 0.5)),
  dice: (at) => [0, 0.05, 0.11, 0.19, 0.3].forEach((d, k) => knock(at + d, 1500 - k * 130, 0.07, 0.7 - k * 0.08)),
  turn: (at) => (tone(at, 392, 0.35, 0.09), tone(at + 0.14, 523, 0.5, 0.09)),
  refuse: (at) => knock(at, 170, 0.2, 1),
  end: (at) => [392, 494, 587, 784].forEach((pitch, k) => tone(at + k * 0.13, pitch, 0.7, 0.08)),
  chat: (at) => tone(at, 659, 0.18, 0.05),
};

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false)
    return;
  context ??= new AudioContext();
  SOUNDS[sound](context.currentTime + 0.01);
}
