import { saturate } from '../dsp/drive.ts'
import { computeDecay, applyDecay } from '../dsp/envelope.ts'
import { applyFilter } from '../dsp/filter.ts'
import { exp2, midiToHertz, sine } from '../../../platform/sound/portable-math.ts'
import { secondsToFrames, sampleRate } from '../dsp/sample-rate.ts'
import { addOscillator, renderOscillator } from '../dsp/oscillator.ts'
import { createNoise, createRandom } from '../dsp/random.ts'
import { mixChannels } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

/** Creates a rimshot: two short high modes and a click. */
export function createRim(design: { pitch: number; decay: number; wood: number }): Voice {
  return ({ seed, midi }) => {
    const frames = secondsToFrames(design.decay * 1.2)
    const tune = design.pitch * exp2((midi - 60) / 12)
    const low = applyDecay(
      renderOscillator(frames, { wave: 'triangle', frequency: tune }),
      design.decay,
      0.0003,
    )
    const high = applyDecay(
      renderOscillator(frames, { wave: 'sine', frequency: tune * 2.71 }),
      design.decay * 0.5,
    )
    const click = applyDecay(applyFilter(createNoise(500, seed), 'high', 3000), 0.009, 0.0001)
    return [saturate(mixChannels([low, design.wood], [high, 1 - design.wood], [click, 0.8]), 2.5)]
  }
}

/**
 * Creates a drum with a skin (tom, conga, bongo): a bending sine, two higher modes and the slap of
 * a hand.
 */
export function createSkinDrum(design: {
  pitch: number
  bend: number
  decay: number
  slap: number
}): Voice {
  return ({ seed, midi, velocity }) => {
    const frames = secondsToFrames(design.decay)
    const tune = design.pitch * exp2((midi - 60) / 12)
    const mode = (ratio: number, decay: number): Float32Array =>
      applyDecay(
        renderOscillator(frames, {
          wave: 'sine',
          frequency: (t) => tune * ratio * (1 + design.bend * velocity * computeDecay(t, 0.12)),
        }),
        decay,
        0.0008,
      )
    const hand = applyDecay(
      applyFilter(createNoise(secondsToFrames(0.06), seed), 'band', tune * 7, 0.9),
      0.04,
      0.0002,
    )
    const mix = mixChannels(
      [mode(1, design.decay), 1],
      [mode(1.594, design.decay * 0.4), 0.35],
      [mode(2.136, design.decay * 0.25), 0.2],
      [hand, design.slap * (0.4 + 0.6 * velocity)],
    )
    return [saturate(mix, 1.5)]
  }
}

/** Creates a cowbell: two square waves, a detuned fifth apart, through a band-pass filter. */
export function createCowbell(design: { pitch: number; decay: number }): Voice {
  return ({ midi }) => {
    const frames = secondsToFrames(design.decay)
    const tune = design.pitch * exp2((midi - 60) / 12)
    const raw = addOscillator(
      renderOscillator(frames, { wave: 'square', frequency: tune }),
      { wave: 'square', frequency: tune * 1.48 },
      0.8,
    )
    const band = applyFilter(raw, 'band', tune * 2.1, 1.6)
    const ring = applyDecay(band.slice(), design.decay, 0.0004)
    return [saturate(mixChannels([ring, 0.7], [applyDecay(band.slice(), 0.03, 0.0002), 0.8]), 2)]
  }
}

/** Creates a shaker: a short burst of grainy noise. */
export function createShaker(design: { bright: number; length: number; rattle: number }): Voice {
  return ({ seed, velocity }) => {
    const random = createRandom(seed)
    const frames = secondsToFrames(design.length)
    const grains = new Float32Array(frames)
    let level = 0
    for (let i = 0; i < frames; i++) {
      const t = i / frames
      const push = Math.min(1, i / (0.004 * sampleRate)) * (1 - t) * (1 - t)
      if (random() < design.rattle) level = push
      level *= 0.985
      grains[i] = (random() * 2 - 1) * (level * 0.8 + push * 0.35)
    }
    const band = applyFilter(grains, 'band', design.bright * (0.9 + 0.2 * velocity), 0.9)
    return [applyFilter(band, 'high', design.bright * 0.5)]
  }
}

/** Creates a crash or ride cymbal: many beating partials under a long wash of noise. */
export function createCymbal(design: {
  pitch: number
  bright: number
  decay: number
  ping: number
}): Voice {
  return ({ seed }) => {
    const random = createRandom(seed)
    const frames = secondsToFrames(design.decay)
    const partials = Array.from({ length: 11 }, () => ({
      hz: design.pitch * (1 + 6 * random() * random()),
      phase: random(),
    }))
    return [0, 1].map((side) => {
      const metal = new Float32Array(frames)
      for (const { hz, phase } of partials) {
        addOscillator(metal, { wave: 'square', frequency: hz * (1 + side * 0.002), phase }, 0.1)
      }
      const wash = applyFilter(createNoise(frames, `${seed}${side}`), 'high', design.bright, 0.8)
      const plate = applyFilter(metal, 'high', design.bright * 0.6, 0.8)
      const ping = applyDecay(applyFilter(metal.slice(0, 4000), 'band', design.pitch * 3, 2), 0.07)
      return applyDecay(
        mixChannels([wash, 0.55], [plate, 1], [ping, design.ping]),
        design.decay,
        0.0006,
      )
    })
  }
}

/**
 * Creates a mallet instrument: a few modes of a wooden or metal bar, struck with the given
 * hardness.
 */
export function createMallet(design: {
  ratios: readonly number[]
  decay: number
  hardness: number
  tremolo: number
}): Voice {
  return ({ midi, velocity, seed }) => {
    const hz = midiToHertz(midi)
    const frames = secondsToFrames(design.decay * 1.05)
    const layers = design.ratios.map((ratio, i): readonly [Float32Array, number] => {
      const bar = renderOscillator(frames, { wave: 'sine', frequency: hz * ratio })
      const level = i === 0 ? 1 : (design.hardness * (0.4 + 0.6 * velocity)) / (i + 0.5)
      return [applyDecay(bar, design.decay / (1 + i * 1.8), 0.0012), level]
    })
    const knock = applyDecay(applyFilter(createNoise(900, seed), 'band', hz * 2.5, 0.8), 0.02)
    const mix = mixChannels(...layers, [knock, design.hardness * 0.5])
    if (design.tremolo === 0) return [mix]
    return [0, 0.5].map((side) =>
      mix.map(
        (s, i) => s * (1 - design.tremolo * (0.5 + 0.5 * sine((i / sampleRate) * 5.2 + side))),
      ),
    )
  }
}
