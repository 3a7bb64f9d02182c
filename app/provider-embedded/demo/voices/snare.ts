import { driven } from '../dsp/drive.ts'
import { fall, strike } from '../dsp/envelope.ts'
import { filtered } from '../dsp/filter.ts'
import { framesIn } from '../dsp/math.ts'
import { toneOf } from '../dsp/oscillator.ts'
import { noise } from '../dsp/random.ts'
import { blend } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

/**
 * Snare settings: `body` and `bright` in hertz, `tone` and `wires` as levels, `decay` in seconds.
 */
export interface Snare {
  readonly body: number
  readonly tone: number
  readonly wires: number
  readonly bright: number
  readonly decay: number
  readonly drive: number
}

/** Creates a snare drum: two modes of the head, filtered noise for the wires and a stick click. */
export function snare(design: Snare): Voice {
  return ({ velocity, seed, midi }) => {
    const frames = framesIn(design.decay)
    const tune = design.body * (1 + (midi - 60) * 0.06)
    const mode = (ratio: number, decay: number): Float32Array =>
      strike(
        toneOf(frames, {
          wave: 'sine',
          frequency: (t) => tune * ratio * (1 + 0.5 * fall(t, 0.04)),
        }),
        decay,
        0.0004,
      )
    const raw = noise(frames, seed)
    const low = strike(filtered(raw, 'band', design.bright * 0.45, 0.8), design.decay * 0.8)
    const high = strike(
      filtered(raw, 'high', design.bright, 0.9),
      design.decay * (0.7 + 0.3 * velocity),
    )
    const stick = strike(filtered(noise(600, `${seed}s`), 'band', 3200, 1), 0.012, 0.0001)
    const mix = blend(
      [mode(1, design.decay * 0.7), design.tone],
      [mode(1.59, design.decay * 0.45), design.tone * 0.55],
      [low, design.wires],
      [high, design.wires * 0.7 * (0.6 + 0.4 * velocity)],
      [stick, 0.9 * velocity],
    )
    return [driven(mix, design.drive)]
  }
}
