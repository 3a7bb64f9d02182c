import { saturate } from '../dsp/drive.ts'
import { computeDecay, applyDecay } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { secondsToFrames } from '../dsp/sample-rate.ts'
import { renderOscillator } from '../dsp/oscillator.ts'
import { createNoise } from '../dsp/random.ts'
import { mixChannels } from '../dsp/signal.ts'
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
export function createSnare(design: Snare): Voice {
  return ({ velocity, seed, midi }) => {
    const frames = secondsToFrames(design.decay)
    const tune = design.body * (1 + (midi - 60) * 0.06)
    const mode = (ratio: number, decay: number): Float32Array =>
      applyDecay(
        renderOscillator(frames, {
          wave: 'sine',
          frequency: (t) => tune * ratio * (1 + 0.5 * computeDecay(t, 0.04)),
        }),
        decay,
        0.0004,
      )
    const raw = createNoise(frames, seed)
    const low = applyDecay(applyFilter(raw, 'band', design.bright * 0.45, 0.8), design.decay * 0.8)
    const high = applyDecay(
      applyFilter(raw, 'high', design.bright, 0.9),
      design.decay * (0.7 + 0.3 * velocity),
    )
    const stick = applyDecay(
      applyFilter(createNoise(600, `${seed}s`), 'band', 3200, 1),
      0.012,
      0.0001,
    )
    const mix = mixChannels(
      [mode(1, design.decay * 0.7), design.tone],
      [mode(1.59, design.decay * 0.45), design.tone * 0.55],
      [low, design.wires],
      [high, design.wires * 0.7 * (0.6 + 0.4 * velocity)],
      [stick, 0.9 * velocity],
    )
    return [saturate(mix, design.drive)]
  }
}
