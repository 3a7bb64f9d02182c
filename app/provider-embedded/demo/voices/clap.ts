import { driven } from '../dsp/drive.ts'
import { fall } from '../dsp/envelope.ts'
import { filtered } from '../dsp/filter.ts'
import { framesIn, sampleRate } from '../dsp/math.ts'
import { noise, randomFrom } from '../dsp/random.ts'
import type { Voice } from './voice.ts'

/**
 * Clap settings: center frequency in hertz, spread between the hands and decay of the room in
 * seconds.
 */
export interface Clap {
  readonly centre: number
  readonly spread: number
  readonly decay: number
  readonly hands: number
}

/**
 * Creates a hand clap: short bursts of noise in quick succession, with a room decay on the last
 * one.
 */
export function clap(design: Clap): Voice {
  return ({ seed }) => {
    const random = randomFrom(`${seed}c`)
    const frames = framesIn(design.decay + design.spread * design.hands)
    const starts = Array.from({ length: design.hands }, (_, hand) =>
      hand === 0 ? 0 : (hand + (random() - 0.5) * 0.3) * design.spread,
    )
    const sides = [0, 1].map((side) => {
      const raw = noise(frames, `${seed}${side}`)
      const shaped = raw.map((sample, i) => {
        const t = i / sampleRate
        const last = starts.length - 1
        let level = 0
        starts.forEach((start, hand) => {
          if (t >= start) level += fall(t - start, hand === last ? design.decay : 0.028)
        })
        return sample * level * Math.min(1, i / 20)
      })
      const band = filtered(filtered(shaped, 'band', design.centre, 1.4), 'high', 500)
      return driven(band, 2)
    })
    return sides
  }
}
