import { saturate } from '../dsp/drive.ts'
import { computeDecay, applyDecay } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { secondsToFrames } from '../dsp/sample-rate.ts'
import { renderOscillator } from '../dsp/oscillator.ts'
import { createNoise } from '../dsp/random.ts'
import { mixChannels } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

/**
 * Kick settings: `body` and `tone` in hertz, `sweep` and `click` as amounts, `bend` and `decay` in
 * seconds, `drive` from 1 (clean) to 8.
 */
export interface Kick {
  readonly body: number
  readonly sweep: number
  readonly bend: number
  readonly decay: number
  readonly click: number
  readonly tone: number
  readonly drive: number
}

/**
 * Creates a kick drum: a sine that drops to its body frequency, the head and a noise click, all
 * saturated.
 */
export function createKick(design: Kick): Voice {
  return ({ velocity, seed }) => {
    const frames = secondsToFrames(design.decay * 0.9)
    const drop = design.body * design.sweep * (0.8 + 0.2 * velocity)
    const body = renderOscillator(frames, {
      wave: 'sine',
      frequency: (t) =>
        design.body + drop * computeDecay(t, design.bend) + drop * 2 * computeDecay(t, 0.02),
    })
    applyDecay(body, design.decay, 0.0006)
    const head = renderOscillator(secondsToFrames(0.05), {
      wave: 'triangle',
      frequency: (t) => design.tone * (0.3 + 0.7 * computeDecay(t, 0.03)),
    })
    applyDecay(head, 0.035, 0.0003)
    const click = applyDecay(
      applyFilter(createNoise(secondsToFrames(0.03), seed), 'high', 2500),
      0.02,
      0.0002,
    )
    const layers = mixChannels(
      [body, 1],
      [head, design.click * 0.6],
      [click, design.click * velocity],
    )
    return [applyDecay(saturate(layers, design.drive), design.decay * 4, 0.0002)]
  }
}
