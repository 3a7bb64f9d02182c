import { saturate } from '../dsp/drive.ts'
import { computeDecay, applyDecay } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { exp2, log2, sine } from '../../../platform/sound/portable-math.ts'
import { secondsToFrames, sampleRate } from '../dsp/sample-rate.ts'
import { renderOscillator } from '../dsp/oscillator.ts'
import { createNoise, createRandom } from '../dsp/random.ts'
import { mixChannels, type Signal } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

function renderSides(make: (side: 0 | 1) => Float32Array): Signal {
  return [make(0), make(1)]
}

/**
 * Creates a band of noise that drifts between two cutoffs in hertz for as long as the note is held.
 */
export function createNoiseField(design: {
  low: number
  high: number
  pace: number
  resonance: number
}): Voice {
  return ({ gate, seed }) =>
    renderSides((side) => {
      const start = createRandom(`${seed}${side}f`)()
      const octaves = log2(design.high / design.low)
      const curve = (t: number): number =>
        design.low * exp2(octaves * (0.5 + 0.5 * sine(t * design.pace + start)))
      return applyFilter(
        createNoise(secondsToFrames(gate), `${seed}${side}`),
        'band',
        curve,
        design.resonance,
      )
    })
}

/**
 * Creates vinyl surface noise: hiss, rumble without mains hum, and crackles of different loudness.
 */
export function createVinyl(design: { crackle: number; hiss: number; tone: number }): Voice {
  return ({ gate, seed }) =>
    renderSides((side) => {
      const random = createRandom(`${seed}${side}v`)
      const frames = secondsToFrames(gate)
      const clicks = new Float32Array(frames)
      for (let i = 0; i < frames; i++) {
        if (random() * sampleRate >= design.crackle) continue
        const size = random()
        clicks[i] = (random() < 0.5 ? -1 : 1) * (0.2 + 0.8 * size * size)
      }
      const ticks = applyFilter(applyFilter(clicks, 'low', design.tone, 1.2), 'high', 500)
      const hiss = applyFilter(createNoise(frames, `${seed}${side}`), 'high', 2800)
      const rumble = applyFilter(createNoise(frames, `${seed}${side}r`), 'low', 110)
      return mixChannels([ticks, 3], [hiss, design.hiss], [rumble, design.hiss * 1.5])
    })
}

/** Creates falling drops or pebbles: many short resonances per second, both high and low. */
export function createDroplets(design: {
  rate: number
  low: number
  high: number
  ring: number
}): Voice {
  return ({ gate, seed }) =>
    renderSides((side) => {
      const random = createRandom(`${seed}${side}d`)
      const frames = secondsToFrames(gate)
      const out = new Float32Array(frames)
      const count = Math.round(design.rate * gate)
      for (let drop = 0; drop < count; drop++) {
        const place = random()
        const hz = design.low * exp2(random() * log2(design.high / design.low))
        const level = 0.15 + 0.85 * random() * random()
        const grain = applyDecay(
          renderOscillator(secondsToFrames(design.ring), { wave: 'sine', frequency: hz }),
          design.ring,
          0.002,
        )
        const begin = Math.floor(place * (frames - grain.length - 1))
        for (let i = 0; i < grain.length; i++) {
          out[begin + i] = (out[begin + i] ?? 0) + (grain[i] ?? 0) * level
        }
      }
      return out
    })
}

/** Creates a riser: noise and a tone that rise together and stop abruptly. */
export function createRiser(design: {
  from: number
  to: number
  tone: number
  shake: number
}): Voice {
  return ({ gate, seed }) =>
    renderSides((side) => {
      const frames = secondsToFrames(gate)
      const octaves = log2(design.to / design.from)
      const hz = (t: number): number => design.from * exp2(octaves * (t / gate) * (t / gate))
      const air = applyFilter(createNoise(frames, `${seed}${side}`), 'band', hz, 1.6)
      const frequency = (t: number): number => hz(t) * 0.25 * (1 + 0.006 * (side * 2 - 1))
      const wave = applyFilter(
        renderOscillator(frames, { wave: 'saw', frequency }),
        'low',
        (t) => hz(t) * 1.4,
      )
      return mixChannels([air, 1], [wave, design.tone]).map((s, i) => {
        const t = i / frames
        const pulse = 1 - design.shake * (0.5 + 0.5 * sine(t * gate * (4 + 12 * t)))
        return s * t * Math.sqrt(t) * pulse
      })
    })
}

/** Creates a downlifter: noise and a tone that fade out and get darker. */
export function createDownlifter(design: { from: number; to: number; tone: number }): Voice {
  return ({ gate, seed }) =>
    renderSides((side) => {
      const frames = secondsToFrames(gate)
      const octaves = log2(design.from / design.to)
      const hz = (t: number): number => design.to * exp2(octaves * computeDecay(t, gate * 2.2))
      const air = applyFilter(createNoise(frames, `${seed}${side}`), 'low', hz, 2.2)
      const wave = renderOscillator(frames, { wave: 'triangle', frequency: (t) => hz(t) * 0.2 })
      return applyDecay(mixChannels([air, 1], [wave, design.tone]), gate * 1.1, 0.004)
    })
}

/** Creates an impact: a falling boom, a crack of noise and a long tail that gets darker. */
export function createImpact(design: {
  boom: number
  crack: number
  decay: number
  tone: number
}): Voice {
  return ({ seed }) =>
    renderSides((side) => {
      const frames = secondsToFrames(design.decay)
      const boom = applyDecay(
        renderOscillator(frames, {
          wave: 'sine',
          frequency: (t) => design.boom * (1 + 1.6 * computeDecay(t, 0.25)),
        }),
        design.decay * 0.7,
        0.001,
      )
      const rest = applyDecay(
        applyFilter(
          createNoise(frames, `${seed}${side}`),
          'low',
          (t) => 250 + design.tone * computeDecay(t, design.decay),
        ),
        design.decay,
        0.001,
      )
      const crack = applyDecay(
        applyFilter(createNoise(secondsToFrames(0.12), `${seed}c`), 'band', 2600, 0.8),
        0.09,
        0.0003,
      )
      return saturate(mixChannels([boom, 1], [rest, 0.6], [crack, design.crack]), 2.4)
    })
}

/** Reverses the sound of another voice, so that it swells. */
export function reverseVoice(voice: Voice): Voice {
  return (note) => voice(note).map((channel) => channel.toReversed())
}

/**
 * Fades another voice slowly in and out over its whole length. Two notes, half a loop apart, make a
 * continuous bed.
 */
export function fadeInAndOut(voice: Voice): Voice {
  return (note) =>
    voice(note).map((channel) => channel.map((s, i) => s * sine(i / channel.length / 2)))
}

/** Creates a short electronic zap: a sine that falls through many octaves. */
export function createZap(design: { from: number; to: number; time: number; grit: number }): Voice {
  return ({ seed }) => {
    const frames = secondsToFrames(design.time * 1.2)
    const frequency = (t: number): number =>
      design.to + (design.from - design.to) * computeDecay(t, design.time)
    const body = renderOscillator(frames, { wave: 'sine', frequency })
    const dust = applyFilter(createNoise(frames, seed), 'band', (t) => frequency(t) * 1.5, 2)
    return [
      saturate(
        applyDecay(mixChannels([body, 1], [dust, design.grit]), design.time * 1.2, 0.0008),
        2,
      ),
    ]
  }
}
