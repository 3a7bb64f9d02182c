import type { Instrument } from '../instruments.ts'
import { computeScale, type Scale } from './characters.rules.ts'
import type { SoundMeasures } from './measures.rules.ts'
import { listDemoSounds, listRecordings, type ReferenceSound } from './reference-sounds.ts'

/** What a sound is compared with others by. */
export interface SoundGroup {
  readonly instrument: string
  readonly kind: 'loop' | 'one-shot'
}

/** Returns a text that identifies a group. */
export function getGroupKey({ instrument, kind }: SoundGroup): string {
  return `${instrument} ${kind}`
}

/** Instruments whose sounds are comparable if there are too few of one. */
const families: readonly (readonly Instrument[])[] = [
  ['kick', 'tom'],
  ['snare', 'clap'],
  ['hat', 'cymbal'],
  ['percussion'],
  ['drums'],
  ['bass'],
  ['synth', 'keys', 'guitar', 'strings', 'brass', 'vocal', 'lead', 'pluck', 'bell', 'chords'],
  ['pad', 'texture'],
  ['effect'],
]

/** The least number of reference sounds that represent their instrument or family. */
const minSounds = 10

const scales = new Map<string, Scale>()
let sounds: readonly ReferenceSound[] | null = null

/**
 * Returns the scale of a group among the reference sounds: real recordings and, where these lack an
 * instrument, sounds of the demo. Without enough of them, that of the instrument's family or, at
 * last, of all sounds of the kind.
 */
export function getReferenceScale(group: SoundGroup): Scale {
  const key = getGroupKey(group)
  const scale = scales.get(key) ?? computeScale(listReferenceSounds(group))
  scales.set(key, scale)
  return scale
}

function listReferenceSounds({ instrument, kind }: SoundGroup): SoundMeasures[] {
  sounds ??= [...listRecordings(), ...listDemoSounds()]
  const alike = sounds.filter((sound) => sound.kind === kind)
  const family = families.find((names) => names.some((name) => name === instrument)) ?? []
  const circles = [[instrument], family].map((names) =>
    alike.filter((sound) => names.some((name) => name === sound.instrument)),
  )
  const circle = circles.find(({ length }) => length >= minSounds) ?? alike
  return circle.map(({ measures }) => measures)
}
