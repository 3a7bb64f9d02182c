import { saturate } from '../dsp/drive.ts'
import { computeDecay, applyEnvelope } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { exp2, midiToHertz, sine } from '../../../platform/sound/portable-math.ts'
import { secondsToFrames } from '../dsp/sample-rate.ts'
import { addOscillator, renderOscillator } from '../dsp/oscillator.ts'
import { createRandom } from '../dsp/random.ts'
import { mixChannels } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

/**
 * Creates a supersaw: seven saws per side, spread over `detune` cents, through a low-pass filter.
 */
export function createSupersaw(design: {
  detune: number
  cutoff: number
  bite: number
  release: number
}): Voice {
  return ({ midi, gate, velocity, seed }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + design.release)
    return [0, 1].map((side) => {
      const random = createRandom(`${seed}${side}`)
      const saws = new Float32Array(frames)
      for (const place of [-1, -0.55, -0.2, 0, 0.2, 0.55, 1]) {
        const detuned = hz * exp2((place * design.detune * (side === 0 ? 1 : -0.9)) / 2400)
        addOscillator(
          saws,
          { wave: 'saw', frequency: detuned, phase: random() },
          place === 0 ? 0.3 : 0.2,
        )
      }
      const bright = applyFilter(
        saws,
        'low',
        (t) => design.cutoff * (0.6 + 0.4 * velocity) * exp2(design.bite * computeDecay(t, 0.5)),
        0.8,
      )
      const thin = applyFilter(bright, 'high', hz * 0.6)
      return applyEnvelope(
        thin,
        { attack: 0.003, decay: 2, sustain: 0.75, release: design.release },
        gate,
      )
    })
  }
}

/**
 * Creates a square lead with pulse-width modulation, a glide into each note and delayed vibrato.
 */
export function createSquareLead(design: {
  width: number
  cutoff: number
  glide: number
  vibrato: number
  drive: number
}): Voice {
  return ({ midi, gate, velocity }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + 0.12)
    const frequency = (t: number): number => {
      const swing = design.vibrato * Math.min(1, Math.max(0, t - 0.25) * 4) * sine(t * 5.4)
      return hz * exp2((swing - design.glide * computeDecay(t, 0.06)) / 12)
    }
    const wave = renderOscillator(frames, {
      wave: 'square',
      frequency,
      width: (t) => design.width + 0.08 * sine(t * 0.9),
    })
    const low = renderOscillator(frames, { wave: 'triangle', frequency })
    const dark = applyFilter(
      mixChannels([wave, 0.6], [low, 0.4]),
      'low',
      design.cutoff * (0.6 + 0.6 * velocity),
      1.1,
    )
    applyEnvelope(dark, { attack: 0.003, decay: 1.2, sustain: 0.7, release: 0.1 }, gate)
    return [saturate(dark, design.drive)]
  }
}

/**
 * Creates a hard-synced saw lead whose frequency ratio moves from `from` to `to` in `time` seconds.
 */
export function createSyncLead(design: {
  from: number
  to: number
  time: number
  cutoff: number
}): Voice {
  return ({ midi, gate }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + 0.12)
    const fine = 2
    const raw = new Float32Array(frames * fine)
    let phase = 0
    const step = hz / 44100 / fine
    for (let i = 0; i < raw.length; i++) {
      const ratio =
        design.to + (design.from - design.to) * computeDecay(i / 44100 / fine, design.time)
      const upper = phase * ratio
      const edge = Math.min(1, (1 - phase) * 14)
      raw[i] = ((upper - Math.floor(upper)) * 2 - 1) * edge
      phase += step
      if (phase >= 1) phase -= 1
    }
    const out = new Float32Array(frames)
    for (let i = 0; i < frames; i++) {
      out[i] = ((raw[2 * i] ?? 0) * 2 + (raw[2 * i - 1] ?? 0) + (raw[2 * i + 1] ?? 0)) / 4
    }
    const dark = applyFilter(applyFilter(out, 'low', design.cutoff, 0.9), 'high', hz * 0.7)
    return [
      applyEnvelope(
        saturate(dark, 1.6),
        { attack: 0.003, decay: 1.4, sustain: 0.6, release: 0.1 },
        gate,
      ),
    ]
  }
}

/** Creates a flute-like whistle: a sine with a weak second harmonic and breath noise. */
export function createWhistle(design: { breath: number; vibrato: number }): Voice {
  return ({ midi, gate, velocity, seed }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + 0.2)
    const random = createRandom(seed)
    const frequency = (t: number): number =>
      hz *
      exp2(
        (design.vibrato * Math.min(1, t * 2.5) * sine(t * 4.9) - 0.4 * computeDecay(t, 0.09)) / 12,
      )
    const body = renderOscillator(frames, { wave: 'sine', frequency })
    const second = renderOscillator(frames, { wave: 'sine', frequency: (t) => frequency(t) * 2 })
    const air = applyFilter(
      body.map(() => random() * 2 - 1),
      'band',
      hz * 2,
      2.5,
    )
    const mix = mixChannels([body, 0.8], [second, 0.12 + 0.12 * velocity], [air, design.breath])
    return [applyEnvelope(mix, { attack: 0.03, decay: 3, sustain: 0.85, release: 0.19 }, gate)]
  }
}
