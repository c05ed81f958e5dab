/** Soft tones, made here; silent until somebody switches them on. */

import { storage } from '../app/storage';

/** The same sound again within this time would only be louder. */
const APART = 60;

/** A tone: pitch at its start and end in hertz, when it begins and how long it lasts in seconds, how loud. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  at: number;
  last: number;
  loud: number;
}

const tone = (wave: OscillatorType, from: number, to: number, at: number, last: number, loud: number): Tone => ({
  wave,
  from,
  to,
  at,
  last,
  loud,
});

const SOUNDS = {
  card: [tone('triangle', 880, 620, 0, 0.07, 0.1)],
  wagon: [tone('square', 150, 95, 0, 0.08, 0.05), tone('triangle', 300, 210, 0.05, 0.07, 0.08)],
  cube: [tone('triangle', 420, 260, 0, 0.06, 0.12)],
  reveal: [tone('sine', 196, 208, 0, 0.3, 0.12), tone('sine', 294, 311, 0, 0.3, 0.06)],
  stamp: [tone('triangle', 140, 70, 0, 0.1, 0.2), tone('sine', 660, 660, 0.08, 0.22, 0.06)],
  turn: [tone('sine', 523, 523, 0, 0.16, 0.12), tone('sine', 784, 784, 0.13, 0.28, 0.12)],
  alarm: [tone('triangle', 988, 988, 0, 0.2, 0.12), tone('triangle', 784, 784, 0.18, 0.3, 0.12)],
  end: [
    tone('sine', 523, 523, 0, 0.3, 0.1),
    tone('sine', 659, 659, 0.16, 0.3, 0.1),
    tone('sine', 784, 784, 0.32, 0.7, 0.12),
  ],
} as const;

export type Sound = keyof typeof SOUNDS;

class Sounds {
  #on = $state(storage.get('sounds') === 'on');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    storage.set('sounds', on ? 'on' : 'off');
  }
}

export const sounds = new Sounds();

let speaker: AudioContext | null = null;
const last = new Map<Sound, number>();

/** Make a sound, `wait` milliseconds from now. */
export function play(name: Sound, wait = 0): void {
  if (!sounds.on) return;
  const when = performance.now() + wait;
  if (Math.abs(when - (last.get(name) ?? -APART)) < APART) return;
  last.set(name, when);
  speaker ??= new AudioContext();
  void speaker.resume();
  for (const each of SOUNDS[name]) sing(speaker, each, speaker.currentTime + wait / 1000);
}

function sing(on: AudioContext, { wave, from, to, at, last, loud }: Tone, start: number): void {
  const voice = on.createOscillator();
  const volume = on.createGain();
  const begin = start + at;
  voice.type = wave;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + last);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + last);
  voice.connect(volume).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + last + 0.02);
}
