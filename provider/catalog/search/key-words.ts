/** The pitch classes of note letters; C is 0. */
const letters = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 } as const

/** The pitch classes of the syllables used in French, Italian and Spanish. */
const syllables = { do: 0, ut: 0, re: 2, mi: 4, fa: 5, sol: 7, la: 9, si: 11 } as const

/** German and Dutch note names; `b` is handled separately, because it means A# only in German. */
const derived = {
  cis: 1,
  dis: 3,
  eis: 5,
  fis: 6,
  gis: 8,
  ais: 10,
  his: 0,
  h: 11,
  ces: 11,
  des: 1,
  es: 3,
  ees: 3,
  fes: 4,
  ges: 6,
  as: 8,
  aes: 8,
  bes: 10,
} as const

/** A note without an octave. */
export interface Note {
  /** Semitones above C, from 0 to 11. */
  readonly pitch: number
  /** True if the name is always a note; "la" and "as" are also ordinary words. */
  readonly isUnambiguous: boolean
  /** True if a mode may directly follow, as in "Am". */
  readonly takesSuffix: boolean
}

/** The notes by name, in lowercase without accents. */
export const notes: ReadonlyMap<string, Note> = new Map([
  ...listNotes(letters, { isUnambiguous: false, takesSuffix: true }),
  ...listNotes(syllables, { isUnambiguous: false, takesSuffix: false }),
  ...Object.entries(derived).map(
    ([name, pitch]) => [name, { pitch, isUnambiguous: false, takesSuffix: name !== 'h' }] as const,
  ),
  ...Object.entries(letters).flatMap(([name, pitch]) => [
    ...listAltered(name, pitch, true),
    [`${name}b`, { pitch: (pitch + 11) % 12, isUnambiguous: true, takesSuffix: true }] as const,
  ]),
  ...Object.entries(syllables).flatMap(([name, pitch]) => [
    ...listAltered(name, pitch, true),
    [`${name}b`, { pitch: (pitch + 11) % 12, isUnambiguous: false, takesSuffix: true }] as const,
  ]),
])

function listNotes(names: Readonly<Record<string, number>>, rest: Omit<Note, 'pitch'>) {
  return Object.entries(names).map(([name, pitch]) => [name, { pitch, ...rest }] as const)
}

function listAltered(name: string, pitch: number, isUnambiguous: boolean) {
  const change = (by: number) => ({
    pitch: (pitch + by + 12) % 12,
    isUnambiguous,
    takesSuffix: true,
  })
  return [
    [`${name}#`, change(1)],
    [`${name}♯`, change(1)],
    [`${name}♭`, change(-1)],
  ] as const
}

/** Words after a note that raise or lower it, in semitones. */
export const accidentals: ReadonlyMap<string, 1 | -1> = new Map([
  ['sharp', 1],
  ['diese', 1],
  ['diesis', 1],
  ['sostenido', 1],
  ['kruis', 1],
  ['flat', -1],
  ['bemol', -1],
  ['bemolle', -1],
])

export type Mode = 'minor' | 'major'

/** Words after a note that name the mode. */
export const modes: ReadonlyMap<string, Mode> = new Map([
  ['m', 'minor'],
  ['min', 'minor'],
  ['minor', 'minor'],
  ['moll', 'minor'],
  ['mineur', 'minor'],
  ['minore', 'minor'],
  ['menor', 'minor'],
  ['maj', 'major'],
  ['major', 'major'],
  ['dur', 'major'],
  ['majeur', 'major'],
  ['maggiore', 'major'],
  ['mayor', 'major'],
])

/** Modes that directly follow a note. */
export const modeSuffixes: readonly string[] = ['minor', 'major', 'moll', 'min', 'maj', 'dur', 'm']

/** The words for modes that make B mean B flat, as in German. */
export const germanModes: ReadonlySet<string> = new Set(['moll', 'dur'])

/** The codes of the pitch classes in filters. */
export const pitchCodes: readonly string[] =
  'c c-sharp d d-sharp e f f-sharp g g-sharp a a-sharp b'.split(' ')
