import { saturate } from '../dsp/drive.ts'
import { computeDecay, applyEnvelope } from '../dsp/envelope.ts'
import { midiToHertz, sine } from '../../../platform/sound/portable-math.ts'
import { secondsToFrames, sampleRate } from '../dsp/sample-rate.ts'
import { renderFm } from '../dsp/operator.ts'
import { mixChannels } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

/**
 * Electric piano settings: `bark` is the modulation depth, `bell` the level of the tine, `decay` in
 * seconds.
 */
export interface ElectricPiano {
  readonly bark: number
  readonly bell: number
  readonly decay: number
  readonly tremolo: number
  readonly drive: number
}

/** Creates an FM electric piano: the body, the ring of the tine and a slow auto-pan. */
export function createElectricPiano(design: ElectricPiano): Voice {
  return ({ midi, gate, velocity }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(Math.min(gate, design.decay) + 0.35)
    const bark = design.bark * (0.35 + 0.65 * velocity) * Math.min(1.3, 330 / hz + 0.35)
    const body = renderFm(frames, {
      carrier: () => hz,
      modulator: () => hz,
      index: (t) => bark * (0.25 + 0.75 * computeDecay(t, 0.9)),
    })
    const tine = renderFm(frames, {
      carrier: () => hz,
      modulator: () => hz * 14,
      index: (t) => design.bell * velocity * computeDecay(t, 0.28),
    })
    const mix = mixChannels([body, 0.75], [tine, 0.3])
    applyEnvelope(mix, { attack: 0.002, decay: design.decay, sustain: 0, release: 0.32 }, gate)
    const warm = saturate(mix, design.drive)
    return [0, 0.5].map((side) =>
      warm.map(
        (s, i) => s * (1 - design.tremolo * (0.5 + 0.5 * sine((i / sampleRate) * 4.6 + side))),
      ),
    )
  }
}
