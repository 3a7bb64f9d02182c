import { mixToMono } from '#provider/programs/analysis/measure/excerpt.ts'
import { detectOnsets } from '#provider/programs/analysis/measure/onsets.ts'
import type { Instrument } from '#provider/catalog/instruments.ts'
import type { SoundSpec } from '#provider/programs/demo/types.ts'
import type { DecodedSound, SoundRule } from './sound-rules.ts'

const sensitivity = { rise: 9, depth: 26 }

/**
 * Minimum onsets per bar of a loop, by instrument; no higher than in the instrument's sparsest
 * pattern. Null for instruments without attacks, whose onsets cannot be counted.
 */
const minOnsetsPerBar: Readonly<Partial<Record<Instrument, number | null>>> = {
  drums: 5,
  kick: 4,
  snare: 2,
  clap: 2,
  hat: 8,
  percussion: 7,
  bass: 3,
  keys: 2,
  pluck: 4,
  bell: 4,
  chords: 4,
  lead: 2,
  vocal: 2,
  strings: null,
  pad: null,
  texture: null,
  effect: null,
}

/** Loops exempt from the minimum number of onsets, with the reason. */
export const onsetExemptions: Readonly<Record<string, string>> = {
  'nobody-singing': 'a vowel with an attack of almost a second, sung twice in eight seconds',
  'attract-mode': 'held saws that swell with the ducking, without attacks',
  'lamp-posts': 'soft tines that ring into one another under a chorus and a long reverb',
}

/** Returns the seconds between a time and the nearest sixteenth note of a loop, with its swing. */
function measureGridDeviation(time: number, spec: SoundSpec): number {
  const steps = Array.from({ length: (spec.bars ?? 0) * 16 + 1 }, (_, step) =>
    Math.abs(time - ((step + (step % 2) * spec.swing) * 60) / 4 / (spec.bpm ?? 120)),
  )
  return Math.min(...steps)
}

/** Returns the first two bars of a loop in sixteenth notes: `x` is an onset, `.` is a rest. */
export function detectPattern({ spec, channels }: DecodedSound): string {
  const step = 15 / (spec.bpm ?? 120)
  const row = Array.from({ length: 32 }, () => '.')
  for (const time of detectOnsets(mixToMono(channels), 44_100, sensitivity)) {
    const place = Math.round(time / step - 0.4 * spec.swing)
    if (place < row.length) row[place] = 'x'
  }
  return row.join('')
}

/** The rhythm rules for loops. */
export const rhythmRules: readonly SoundRule[] = [
  {
    title: 'every onset of a loop lies within 5 ms of its tempo grid',
    findViolation: ({ spec, channels }) => {
      if (spec.kind !== 'loop') return null
      const offGrid = detectOnsets(mixToMono(channels), 44_100, sensitivity).filter(
        (time) => measureGridDeviation(time, spec) > 0.005,
      )
      return offGrid.length === 0
        ? null
        : `off the grid at ${offGrid.map((time) => time.toFixed(3)).join(' ')}`
    },
  },
  {
    title: 'a rhythmic loop has at least the minimum number of onsets per bar on the grid',
    findViolation: ({ spec, channels }) => {
      const least = minOnsetsPerBar[spec.instrument] ?? null
      if (spec.kind !== 'loop' || least === null || spec.slug in onsetExemptions) return null
      const count = detectOnsets(mixToMono(channels), 44_100, sensitivity).filter(
        (time) => measureGridDeviation(time, spec) <= 0.005,
      )
      const expected = least * (spec.bars ?? 1)
      return count.length >= expected ? null : `${count.length} onsets of ${expected}`
    },
  },
]
