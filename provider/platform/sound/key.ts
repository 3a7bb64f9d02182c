const pitchClasses: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** A musical key such as "F minor", or a single pitch such as "A#". */
export interface Key {
  /** Pitch class of the root, in semitones above C (0 to 11). */
  readonly root: number
  readonly isMinor: boolean
  /** The short form used in file names, such as "F#m". */
  readonly short: string
}

/** Parses a key such as "F minor", "Bb major" or "A#"; returns null for any other input. */
export function parseKey(text: string | null): Key | null {
  const parts = /^([A-G])([#b]?)(?: (minor|major))?$/.exec(text ?? '')
  const letter = parts?.[1]
  const natural = letter === undefined ? undefined : pitchClasses[letter]
  if (parts === null || letter === undefined || natural === undefined) return null
  const accidental = parts[2] ?? ''
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0
  const isMinor = parts[3] === 'minor'
  return {
    root: (natural + shift + 12) % 12,
    isMinor,
    short: `${letter}${accidental}${isMinor ? 'm' : ''}`,
  }
}
