import { saturate } from '../dsp/drive.ts'
import { computeDecay } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { secondsToFrames, sampleRate } from '../dsp/sample-rate.ts'
import { createNoise, createRandom } from '../dsp/random.ts'
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
export function createClap(design: Clap): Voice {
  return ({ seed }) => {
    const random = createRandom(`${seed}c`)
    const frames = secondsToFrames(design.decay + design.spread * design.hands)
    const starts = Array.from({ length: design.hands }, (_, hand) =>
      hand === 0 ? 0 : (hand + (random() - 0.5) * 0.3) * design.spread,
    )
    const sides = [0, 1].map((side) => {
      const raw = createNoise(frames, `${seed}${side}`)
      const shaped = raw.map((sample, i) => {
        const t = i / sampleRate
        const last = starts.length - 1
        let level = 0
        starts.forEach((start, hand) => {
          if (t >= start) level += computeDecay(t - start, hand === last ? design.decay : 0.028)
        })
        return sample * level * Math.min(1, i / 20)
      })
      const band = applyFilter(applyFilter(shaped, 'band', design.centre, 1.4), 'high', 500)
      return saturate(band, 2)
    })
    return sides
  }
}
