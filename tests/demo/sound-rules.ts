import { computeTruePeak } from '#provider/programs/analysis/measure/true-peak.ts'
import { loudnessGroups } from '#provider/programs/demo/music/groups.ts'
import type { SoundSpec } from '#provider/programs/demo/types.ts'
import {
  computeDistance,
  computeLoudness,
  estimateFundamental,
  measureSound,
  standardize,
} from './sound-measures.ts'
import { pitchRules } from './sound-pitch.ts'
import { rhythmRules } from './sound-rhythm.ts'
import { seamRules } from './sound-seam.ts'

/** A sound with its decoded samples. */
export interface DecodedSound {
  readonly name: string
  readonly spec: SoundSpec
  readonly channels: readonly Float32Array[]
}

/** A rule for a single sound; `findViolation` returns a description of the violation, or null. */
export interface SoundRule {
  readonly title: string
  readonly findViolation: (sound: DecodedSound) => string | null
}

/** Minimum distance between two sounds of a catalogue, in standardized features. */
const minSoundDistance = 0.65

function countFrames({ channels }: DecodedSound): number {
  return channels[0]?.length ?? 0
}

function computeCents(found: number, midi: number): number {
  return 1200 * Math.log2(found / (440 * 2 ** ((midi - 69) / 12)))
}

/**
 * Computes the share of the steps between two samples that exceed half the jump from the last
 * sample to the first.
 */
function computeLargeStepShare(channel: Float32Array): number {
  const half = Math.abs((channel[0] ?? 0) - (channel.at(-1) ?? 0)) / 2
  let large = 0
  for (let i = 1; i < channel.length; i++) {
    if (Math.abs((channel[i] ?? 0) - (channel[i - 1] ?? 0)) > half) large++
  }
  return large / (channel.length - 1)
}

function measureEdges(channel: Float32Array): number {
  return Math.max(Math.abs(channel[0] ?? 1), Math.abs(channel.at(-1) ?? 1))
}

function measureDcOffset(channel: Float32Array): number {
  let sum = 0
  for (const sample of channel) sum += sample
  return Math.abs(sum / channel.length)
}

function hasFiniteSamples(channel: Float32Array): boolean {
  for (const sample of channel) if (!Number.isFinite(sample)) return false
  return true
}

/** The rules that every sound must satisfy. */
export const soundRules: readonly SoundRule[] = [
  {
    title: 'a sound has one or two channels of equal length with only finite samples',
    findViolation: (sound) => {
      const lengths = new Set(sound.channels.map((channel) => channel.length))
      const isWellFormed = lengths.size === 1 && sound.channels.length <= 2
      return isWellFormed && sound.channels.every(hasFiniteSamples) ? null : 'malformed'
    },
  },
  {
    title: 'the fundamental of a pitched one-shot is within 10 cents of its stated note',
    findViolation: ({ spec, channels }) => {
      if (spec.midi === null) return null
      const off = computeCents(estimateFundamental(channels), spec.midi)
      return Math.abs(off) <= 10 ? null : `${off.toFixed(1)} cents`
    },
  },
  ...pitchRules,
  ...rhythmRules,
  {
    title: 'a loop lasts whole bars, accurate to the frame',
    findViolation: (sound) => {
      const { bars, bpm, kind } = sound.spec
      if (kind !== 'loop') return null
      const expected = Math.round(((bars ?? 0) * 4 * 60 * 44100) / (bpm ?? 1))
      return countFrames(sound) === expected
        ? null
        : `${countFrames(sound)} frames instead of ${expected}`
    },
  },
  {
    title: 'the true peak of a sound is at most −1 dBTP',
    findViolation: ({ spec, channels }) => {
      const peak = 20 * Math.log10(computeTruePeak(channels, spec.kind === 'loop'))
      return peak <= -1 ? null : `${peak.toFixed(2)} dBTP`
    },
  },
  {
    title: 'a sound has no DC offset: its mean is below 0.0005',
    findViolation: ({ channels }) => {
      const mean = Math.max(...channels.map((channel) => measureDcOffset(channel)))
      return mean < 0.0005 ? null : `mean ${mean}`
    },
  },
  {
    title: 'a one-shot begins and ends below −60 dBFS',
    findViolation: ({ spec, channels }) => {
      if (spec.kind === 'loop') return null
      const edge = Math.max(...channels.map((channel) => measureEdges(channel)))
      return edge < 0.001 ? null : `edge ${edge}`
    },
  },
  {
    title: 'the jump at the seam of a loop is below twice its 99th-percentile step',
    findViolation: ({ spec, channels }) => {
      if (spec.kind !== 'loop') return null
      const share = Math.min(...channels.map((channel) => computeLargeStepShare(channel)))
      return share > 0.01
        ? null
        : `only ${(share * 100).toFixed(2)} % of the steps exceed half of it`
    },
  },
  ...seamRules,
]

/**
 * Returns the kind and group of a sound, such as "loop drum", within which loudness is compared.
 */
export function getKindAndGroup({ kind, instrument }: SoundSpec): string {
  return `${kind} ${loudnessGroups[instrument]}`
}

/** Lists the sounds that are more than 2 LU from the median of their kind and group. */
export function findUnevenLoudness(sounds: readonly DecodedSound[]): string[] {
  const groups = Map.groupBy(sounds, ({ spec }) => getKindAndGroup(spec))
  return [...groups.values()].flatMap((group) => {
    const levels = group.map(({ spec, channels }) =>
      computeLoudness(channels, spec.kind === 'loop'),
    )
    const median = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 2)] ?? 0
    return group.flatMap(({ name }, i) => {
      const off = (levels[i] ?? -Infinity) - median
      return Math.abs(off) <= 2 ? [] : [`${name} ${off.toFixed(1)} LU`]
    })
  })
}

const featuresBySound = new WeakMap<DecodedSound, number[]>()

function getFeatures(sound: DecodedSound): number[] {
  const features = featuresBySound.get(sound) ?? measureSound(sound.channels)
  featuresBySound.set(sound, features)
  return features
}

/** Lists the pairs of sounds that are closer to each other than `minSoundDistance`. */
export function findSimilarPairs(sounds: readonly DecodedSound[]): string[] {
  const vectors = standardize(sounds.map(getFeatures))
  return vectors.flatMap((a, i) =>
    vectors.slice(0, i).flatMap((b, j) => {
      const distance = computeDistance(a, b)
      const pair = `${sounds[i]?.name} and ${sounds[j]?.name}`
      return distance >= minSoundDistance ? [] : [`${pair} ${distance.toFixed(2)}`]
    }),
  )
}

/** Lists the sounds that break a rule. */
export function listViolations(rule: SoundRule, sounds: readonly DecodedSound[]): string[] {
  return sounds.flatMap((sound) => {
    const broken = rule.findViolation(sound)
    return broken === null ? [] : [`${sound.name}: ${broken}`]
  })
}
