/**
 * C3 in the octave numbering of DAWs: the note that plays a sound without a root note at its
 * original pitch.
 */
const middleC = 60

const naturals: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

const accidentals: Readonly<Record<string, number>> = { '#': 1, b: -1 }

/**
 * Returns the MIDI note that plays a sound at its original pitch: the note of its root, or if its
 * octave is unknown, that of its key from C3 to B3.
 */
export function getRootNote(key: string | null, rootNote?: number): number {
  if (rootNote !== undefined) return rootNote
  const [, letter = 'C', accidental = ''] = /^([A-G])([#b]?)/.exec(key ?? '') ?? []
  const pitch = (naturals[letter] ?? 0) + (accidentals[accidental] ?? 0)
  return middleC + ((pitch + 12) % 12)
}

/** The maximum shift of the keyboard in either direction, in octaves. */
export const maxOctaveShift = 3

/** Returns the shift of the keyboard, in octaves, that shows a note; at most the maximum. */
export function getOctaveShift(note: number): number {
  const octaves = Math.floor((note - middleC) / 12)
  return Math.max(-maxOctaveShift, Math.min(maxOctaveShift, octaves))
}

/** Returns the first note of the keyboard, shifted up by a number of octaves. */
export function getLowestNote(octave: number): number {
  return middleC + 12 * octave
}

/** Returns whether a note is a black key. */
export function isSharp(note: number): boolean {
  return [1, 3, 6, 8, 10].includes(note % 12)
}

const noteNames = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B']

/** Returns a note with its octave, in producers' shorthand as in `formatKey`: `C♯3`. */
export function getNoteName(note: number): string {
  return `${noteNames[note % 12]}${getOctave(note)}`
}

/** Returns the octave of a note; C3 is middle C. */
function getOctave(note: number): number {
  return Math.floor(note / 12) - 2
}
