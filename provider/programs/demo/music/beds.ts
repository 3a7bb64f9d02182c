import { fadeInAndOut } from '../voices/textures.ts'
import type { Voice } from '../voices/voice.ts'
import type { Part } from './loop.ts'

/** Creates a continuous texture under a loop from two swells, half a loop apart. */
export function createBed(voice: Voice, bars: number, level: number, midi = 60): Part {
  const length = bars * 16
  return {
    voice: fadeInAndOut(voice),
    events: [0, length / 2].map((step, i) => ({ step, length, midi, velocity: 1 - i * 0.001 })),
    level,
    hold: 1,
  }
}
