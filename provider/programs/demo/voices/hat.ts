import { applyDecay } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { exp2 } from '../../../platform/sound/portable-math.ts'
import { secondsToFrames } from '../dsp/sample-rate.ts'
import { addOscillator } from '../dsp/oscillator.ts'
import { createNoise, createRandom } from '../dsp/random.ts'
import { mixChannels } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

/**
 * Hi-hat settings: `metal` is the share of metallic tone against noise, `bright` the cutoff in
 * hertz, `decay` in seconds.
 */
export interface Hat {
  readonly metal: number
  readonly bright: number
  readonly decay: number
  readonly pitch: number
}

const ratios = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523] as const

/** Creates a hi-hat: six inharmonic square waves and noise through a high-pass filter. */
export function createHat(design: Hat): Voice {
  return ({ velocity, seed, midi }) => {
    const random = createRandom(seed)
    const frames = secondsToFrames(design.decay * 0.9)
    const plates = new Float32Array(frames)
    const tune = design.pitch * exp2((midi - 60) / 12) * (0.985 + 0.03 * random())
    for (const ratio of ratios) {
      addOscillator(plates, { wave: 'square', frequency: tune * ratio, phase: random() }, 0.16)
    }
    const metal = applyFilter(plates, 'high', design.bright, 0.9)
    const air = applyFilter(createNoise(frames, seed), 'high', design.bright * 1.15, 0.8)
    const mix = mixChannels([metal, design.metal * 1.6], [air, (1 - design.metal) * 0.5])
    const tail = applyDecay(mix.slice(), design.decay * (0.75 + 0.25 * velocity), 0.0004)
    const tick = applyDecay(mix.slice(0, 700), 0.012, 0.0001)
    return [
      applyFilter(mixChannels([tail, 1], [tick, 0.7 * velocity]), 'high', design.bright * 0.7),
    ]
  }
}
