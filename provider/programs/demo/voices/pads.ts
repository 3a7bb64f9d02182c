import { saturate } from '../dsp/drive.ts'
import { applyEnvelope, type Adsr } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { exp2, midiToHertz, sine } from '../../../platform/sound/portable-math.ts'
import { secondsToFrames, sampleRate } from '../dsp/sample-rate.ts'
import { addOscillator, renderOscillator } from '../dsp/oscillator.ts'
import { renderFm } from '../dsp/operator.ts'
import { createNoise, createRandom } from '../dsp/random.ts'
import { mixChannels } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

/** Attack and release of a pad, in seconds. */
export interface PadEnvelope {
  readonly attack: number
  readonly release: number
}

function toAdsr({ attack, release }: PadEnvelope): Adsr {
  return { attack, decay: 6, sustain: 0.9, release }
}

/** Creates a warm pad: three detuned saws per side through a dark, slowly modulated filter. */
export function createWarmPad(
  design: PadEnvelope & { cutoff: number; detune: number; motion: number },
): Voice {
  return ({ midi, gate, seed }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + design.release)
    return [0, 1].map((side) => {
      const random = createRandom(`${seed}${side}`)
      const saws = new Float32Array(frames)
      for (const place of [-1, 0.1, 0.9]) {
        const frequency = hz * exp2((place * design.detune * (1 - 2 * side)) / 1200)
        addOscillator(saws, { wave: 'saw', frequency, phase: random() }, 0.3)
      }
      const start = random()
      const dark = applyFilter(
        saws,
        'low',
        (t) => design.cutoff * exp2(design.motion * sine(t * 0.17 + start)),
        0.75,
      )
      return applyEnvelope(applyFilter(dark, 'high', 90), toAdsr(design), gate)
    })
  }
}

/** Creates a glassy pad: sine partials that fade in and out, each at its own rate. */
export function createGlassPad(
  design: PadEnvelope & { partials: readonly number[]; pace: number },
): Voice {
  return ({ midi, gate, seed }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + design.release)
    return [0, 1].map((side) => {
      const random = createRandom(`${seed}${side}`)
      const out = new Float32Array(frames)
      design.partials.forEach((ratio, i) => {
        if (hz * ratio > 9000) return
        const tone = renderOscillator(frames, {
          wave: 'sine',
          frequency: hz * ratio,
          phase: random(),
        })
        const start = random()
        const pace = design.pace * (0.6 + 0.8 * random())
        const depth = i === 0 ? 0.15 : 0.45
        for (let k = 0; k < frames; k++) {
          const breath = 1 - depth + depth * sine((k / sampleRate) * pace + start)
          out[k] = (out[k] ?? 0) + ((tone[k] ?? 0) * breath * 0.5) / (1 + i * 0.75)
        }
      })
      return applyEnvelope(out, toAdsr(design), gate)
    })
  }
}

/**
 * Creates bowed strings: many saws with individual vibrato through the resonances of a wooden body.
 */
export function createStrings(design: PadEnvelope & { players: number; cutoff: number }): Voice {
  return ({ midi, gate, seed }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + design.release)
    return [0, 1].map((side) => {
      const random = createRandom(`${seed}${side}`)
      const saws = new Float32Array(frames)
      for (let player = 0; player < design.players; player++) {
        const [start, rate, cents] = [random(), 4.6 + random() * 1.2, (random() - 0.5) * 12]
        const frequency = (t: number): number =>
          hz * exp2((cents + 9 * Math.min(1, t * 2) * sine(t * rate + start)) / 1200)
        addOscillator(saws, { wave: 'saw', frequency, phase: random() }, 0.5 / design.players)
      }
      const low = applyFilter(saws, 'low', design.cutoff, 0.7)
      const wood = applyFilter(saws, 'band', 480, 2)
      const edge = applyFilter(saws, 'band', 2600, 1.6)
      return applyEnvelope(mixChannels([low, 0.8], [wood, 0.7], [edge, 0.35]), toAdsr(design), gate)
    })
  }
}

const vowelFormants = {
  ah: [700, 1150, 2500],
  oh: [430, 820, 2400],
  ee: [300, 2100, 2900],
  oo: [330, 720, 2250],
} as const

/**
 * Creates a sung vowel: saws and breath noise through three formants that move from one vowel to
 * another.
 */
export function createVox(
  design: PadEnvelope & { from: keyof typeof vowelFormants; to: keyof typeof vowelFormants },
): Voice {
  return ({ midi, gate, seed }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + design.release)
    const [from, to] = [vowelFormants[design.from], vowelFormants[design.to]]
    return [0, 1].map((side) => {
      const random = createRandom(`${seed}${side}`)
      const buzz = new Float32Array(frames)
      for (const cents of [-5, 4]) {
        const start = random()
        const frequency = (t: number): number =>
          hz * exp2((cents * (1 - 2 * side) + 11 * Math.min(1, t) * sine(t * 5.1 + start)) / 1200)
        addOscillator(buzz, { wave: 'saw', frequency, phase: random() }, 0.4)
      }
      const air = mixChannels([buzz, 1], [createNoise(frames, `${seed}${side}b`), 0.05])
      const layers = from.map((hertzFrom, i): readonly [Float32Array, number] => {
        const hertzTo = to[i] ?? hertzFrom
        const curve = (t: number): number =>
          hertzFrom + (hertzTo - hertzFrom) * Math.min(1, t / gate)
        return [applyFilter(air, 'band', curve, 7 + i * 2), i === 0 ? 1 : i === 1 ? 0.6 : 0.25]
      })
      const body = applyFilter(buzz, 'low', hz * 1.5, 0.7)
      return applyEnvelope(
        saturate(mixChannels(...layers, [body, 0.35]), 1.2),
        toAdsr(design),
        gate,
      )
    })
  }
}

/** Creates an FM drone of two operators with slowly cycling brightness. */
export function createDrone(
  design: PadEnvelope & { ratio: number; index: number; pace: number },
): Voice {
  return ({ midi, gate }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(gate + design.release)
    return [0, 0.35].map((side) =>
      applyEnvelope(
        renderFm(frames, {
          carrier: () => hz,
          modulator: () => hz * design.ratio,
          index: (t) => design.index * (0.55 + 0.45 * sine(t * design.pace + side)),
          feedback: 0.3,
        }),
        toAdsr(design),
        gate,
      ),
    )
  }
}
