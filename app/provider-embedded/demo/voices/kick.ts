import { driven } from '../dsp/drive.ts'
import { fall, strike } from '../dsp/envelope.ts'
import { filtered } from '../dsp/filter.ts'
import { framesIn } from '../dsp/math.ts'
import { toneOf } from '../dsp/oscillator.ts'
import { noise } from '../dsp/random.ts'
import { blend } from '../dsp/signal.ts'
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
export function kick(design: Kick): Voice {
  return ({ velocity, seed }) => {
    const frames = framesIn(design.decay * 0.9)
    const drop = design.body * design.sweep * (0.8 + 0.2 * velocity)
    const body = toneOf(frames, {
      wave: 'sine',
      frequency: (t) => design.body + drop * fall(t, design.bend) + drop * 2 * fall(t, 0.02),
    })
    strike(body, design.decay, 0.0006)
    const head = toneOf(framesIn(0.05), {
      wave: 'triangle',
      frequency: (t) => design.tone * (0.3 + 0.7 * fall(t, 0.03)),
    })
    strike(head, 0.035, 0.0003)
    const click = strike(filtered(noise(framesIn(0.03), seed), 'high', 2500), 0.02, 0.0002)
    const layers = blend([body, 1], [head, design.click * 0.6], [click, design.click * velocity])
    return [strike(driven(layers, design.drive), design.decay * 4, 0.0002)]
  }
}
