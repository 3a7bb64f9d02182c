import type { ProductFilters } from './product-query.rules.ts'

const notes = [
  'c',
  'c-sharp',
  'd',
  'd-sharp',
  'e',
  'f',
  'f-sharp',
  'g',
  'g-sharp',
  'a',
  'a-sharp',
  'b',
]

/** Semitones from the tonic of one key up to that of another. */
const fifth = 7
const fourth = 5
const minorThird = 3
const majorSixth = 9

/**
 * Returns the codes of keys compatible with one such as `a-minor`, itself first: its relative, and
 * its neighbors of the same mode on the circle of fifths, each of which shares all but one note
 * with it. A root note such as `a` is compatible with both keys on that tonic, and they with it.
 * Any other code is only compatible with itself.
 */
export function listCompatibleKeys(code: string): string[] {
  const [, tonic = '', mode] = /^([a-g](?:-sharp)?)(?:-(major|minor))?$/.exec(code) ?? []
  const place = notes.indexOf(tonic)
  if (place < 0) return [code]
  const name = (semitones: number) => notes[(place + semitones) % notes.length] ?? tonic
  if (mode === undefined) return [code, `${tonic}-major`, `${tonic}-minor`]
  const relative = mode === 'minor' ? `${name(minorThird)}-major` : `${name(majorSixth)}-minor`
  return [code, relative, `${name(fifth)}-${mode}`, `${name(fourth)}-${mode}`, tonic]
}

/** Returns the codes of all keys that match the key filter. */
export function listFilterKeys({ key, keyMatch }: ProductFilters): readonly string[] {
  return keyMatch === null ? key : [...new Set(key.flatMap(listCompatibleKeys))]
}
