import { saturate } from '../dsp/drive.ts'
import { computeDecay, applyEnvelope, applyDecay } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { exp2, midiToHertz } from '../../../platform/sound/portable-math.ts'
import { secondsToFrames, sampleRate } from '../dsp/sample-rate.ts'
import { addOscillator, renderOscillator } from '../dsp/oscillator.ts'
import { renderFm } from '../dsp/operator.ts'
import { createNoise } from '../dsp/random.ts'
import { mixChannels } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

const drawbarRatios = [1, 2, 3, 4, 6, 8] as const

/**
 * Creates a drawbar organ with a key click and overdrive; `bars` are the levels of the harmonics 1,
 * 2, 3, 4, 6 and 8.
 */
export function createOrgan(design: {
  bars: readonly number[]
  click: number
  drive: number
}): Voice {
  return ({ midi, gate, seed }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + 0.06)
    const mix = new Float32Array(frames)
    drawbarRatios.forEach((ratio, i) => {
      const level = design.bars[i] ?? 0
      if (level === 0 || hz * ratio > 9000) return
      addOscillator(
        mix,
        { wave: 'sine', frequency: hz * ratio, phase: (i * 0.37) % 1 },
        level * 0.3,
      )
    })
    const click = applyDecay(applyFilter(createNoise(500, seed), 'band', 2400, 0.8), 0.008)
    const keyed = applyEnvelope(mix, { attack: 0.003, decay: 1, sustain: 1, release: 0.05 }, gate)
    return [saturate(mixChannels([keyed, 1], [click, design.click]), design.drive)]
  }
}

/**
 * Creates a struck bell: an FM tone over a sine hum. The hum is detuned by `shimmer` cents, upward
 * on the left channel and downward on the right; the FM tone is detuned by half as much.
 */
export function createBell(design: {
  ratio: number
  index: number
  decay: number
  shimmer: number
}): Voice {
  return ({ midi, velocity }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(design.decay * 1.05)
    const spread = exp2(design.shimmer / 1200)
    return [spread, 1 / spread].map((detune) => {
      const strikeTone = renderFm(frames, {
        carrier: () => hz * Math.sqrt(detune),
        modulator: () => hz * design.ratio,
        index: (t) => design.index * (0.4 + 0.6 * velocity) * computeDecay(t, design.decay * 0.55),
      })
      const hum = renderOscillator(frames, { wave: 'sine', frequency: hz * detune })
      return mixChannels(
        [applyDecay(strikeTone, design.decay * 0.8, 0.001), 0.7],
        [applyDecay(hum, design.decay, 0.002), 0.5],
      )
    })
  }
}

/**
 * Creates a plucked string (Karplus–Strong): noise in a damped delay line, tuned by an all-pass
 * filter.
 */
export function createString(design: { decay: number; damping: number; pick: number }): Voice {
  return ({ midi, velocity, seed, gate }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(design.decay)
    const out = new Float32Array(frames)
    // The damping filter y = (1-d)x + d*x[-1] has a phase delay of about d samples.
    const period = sampleRate / hz - design.damping
    const whole = Math.floor(period - 0.3)
    const part = period - whole
    const pass = (1 - part) / (1 + part)
    const line = applyFilter(createNoise(whole, seed), 'low', design.pick * (0.5 + 0.5 * velocity))
    const keep = exp2((-9.966 / design.decay) * (1 / hz))
    const released = exp2(-9.966 / 0.12 / hz)
    let [position, before, passIn, passOut] = [0, 0, 0, 0]
    for (let i = 0; i < frames; i++) {
      const value = line[position] ?? 0
      const damped =
        (value * (1 - design.damping) + before * design.damping) *
        (i < gate * sampleRate ? keep : released)
      before = value
      passOut = pass * (damped - passOut) + passIn
      passIn = damped
      line[position] = passOut
      out[i] = value * Math.min(1, i / 12)
      position = position + 1 === whole ? 0 : position + 1
    }
    return [saturate(applyFilter(out, 'high', hz * 0.5), 1.4)]
  }
}

/** Creates a short synth pluck: a saw and a square wave through a quickly closing filter. */
export function createPluck(design: {
  cutoff: number
  sweep: number
  decay: number
  width: number
}): Voice {
  return ({ midi, velocity }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(design.decay)
    const spread = exp2(design.width / 1200)
    return [spread, 1 / spread].map((detune, side) => {
      const raw = addOscillator(
        renderOscillator(frames, { wave: 'saw', frequency: hz * detune, phase: side * 0.31 }),
        { wave: 'square', frequency: hz / Math.sqrt(detune), width: 0.36 },
        0.5,
      )
      const dark = applyFilter(
        raw,
        'low',
        (t) =>
          design.cutoff *
          exp2(design.sweep * (0.5 + 0.5 * velocity) * computeDecay(t, design.decay * 0.6)),
        1.5,
      )
      return applyDecay(dark, design.decay, 0.0012)
    })
  }
}
