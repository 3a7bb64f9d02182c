import { saturate } from '../dsp/drive.ts'
import { computeDecay, applyEnvelope } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { exp2, midiToHertz } from '../../../platform/sound/portable-math.ts'
import { secondsToFrames } from '../dsp/sample-rate.ts'
import { addOscillator, renderOscillator } from '../dsp/oscillator.ts'
import { renderFm } from '../dsp/operator.ts'
import { mixChannels } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

/**
 * Creates a sine bass with a short pitch drop (`knock`) at the start; `drive` is the saturation,
 * from 1 to 6.
 */
export function createSubBass(design: { knock: number; drive: number; decay: number }): Voice {
  return ({ midi, gate, velocity }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(Math.min(gate, design.decay) + 0.12)
    const body = renderOscillator(frames, {
      wave: 'sine',
      frequency: (t) => hz * (1 + design.knock * velocity * computeDecay(t, 0.05)),
    })
    applyEnvelope(body, { attack: 0.003, decay: design.decay, sustain: 0, release: 0.1 }, gate)
    return [applyFilter(saturate(body, design.drive), 'low', 1800)]
  }
}

/** Creates a Reese bass: two saws, `detune` cents apart, over a sine. */
export function createReese(design: { detune: number; cutoff: number; drive: number }): Voice {
  return ({ midi, gate, velocity }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + 0.12)
    const spread = exp2(design.detune / 2400)
    const sides = [0.13, 0.61].map((phase) => {
      const saws = addOscillator(
        renderOscillator(frames, { wave: 'saw', frequency: hz * spread, phase }),
        { wave: 'saw', frequency: hz / spread, phase: phase * 0.7 },
        1,
      )
      const dark = applyFilter(
        saws,
        'low',
        (t) => design.cutoff * (0.6 + 0.5 * velocity + computeDecay(t, 0.4)),
        0.9,
      )
      const sub = renderOscillator(frames, { wave: 'sine', frequency: hz })
      const mix = applyFilter(
        saturate(mixChannels([dark, 0.5]), design.drive),
        'high',
        hz * 1.3,
        0.6,
      )
      return applyEnvelope(
        mixChannels([mix, 0.7], [sub, 0.6]),
        { attack: 0.004, decay: 2, sustain: 0.8, release: 0.11 },
        gate,
      )
    })
    return sides
  }
}

/** Creates an FM bass with a hard attack that settles into a round tone. */
export function createFmBass(design: {
  ratio: number
  index: number
  decay: number
  feedback: number
}): Voice {
  return ({ midi, gate, velocity }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + 0.14)
    const tone = renderFm(frames, {
      carrier: () => hz,
      modulator: () => hz * design.ratio,
      index: (t) => design.index * (0.4 + 0.6 * velocity) * computeDecay(t, design.decay) + 0.25,
      feedback: design.feedback,
    })
    const sub = renderOscillator(frames, { wave: 'sine', frequency: hz })
    const mix = mixChannels([tone, 0.7], [sub, 0.4])
    applyEnvelope(mix, { attack: 0.002, decay: 1.6, sustain: 0.35, release: 0.12 }, gate)
    return [applyFilter(saturate(mix, 1.6), 'low', 5200)]
  }
}

/**
 * Creates an acid bass: a saw or square wave through a resonant filter that closes during each
 * note.
 */
export function createAcidBass(design: {
  wave: 'saw' | 'square'
  cutoff: number
  sweep: number
  resonance: number
  drive: number
}): Voice {
  return ({ midi, gate, velocity }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + 0.08)
    const raw = renderOscillator(frames, {
      wave: design.wave,
      frequency: hz,
      phase: design.wave === 'saw' ? 0.97 : 0.48,
    })
    const decay = velocity > 0.9 ? 0.32 : 0.6
    const curve = (t: number): number =>
      design.cutoff * exp2(design.sweep * (0.45 + 0.55 * velocity) * computeDecay(t, decay * 1.5))
    const first = applyFilter(raw, 'low', curve, design.resonance)
    const second = applyFilter(first, 'low', (t) => curve(t) * 1.4, 0.8)
    applyEnvelope(second, { attack: 0.002, decay: 1.2, sustain: 0.2, release: 0.06 }, gate)
    return [applyFilter(saturate(second, design.drive), 'low', 9000)]
  }
}

/**
 * Creates a hollow organ bass with a woody attack, as on garage records; `second` and `third` are
 * the levels of those harmonics.
 */
export function createOrganBass(design: {
  second: number
  third: number
  decay: number
  drive: number
}): Voice {
  return ({ midi, gate, velocity }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + 0.1)
    const bar = (ratio: number, decay: number): Float32Array =>
      applyEnvelope(
        renderOscillator(frames, { wave: 'sine', frequency: hz * ratio }),
        { attack: 0.0015, decay, sustain: 0.15, release: 0.08 },
        gate,
      )
    const mix = mixChannels(
      [bar(1, design.decay * 1.6), 0.8],
      [bar(2, design.decay), design.second],
      [bar(3, design.decay * 0.5), design.third * (0.5 + 0.5 * velocity)],
      [bar(6, 0.05), 0.25 * velocity],
    )
    return [saturate(mix, design.drive)]
  }
}
