// The distance between a loop and the tempo and key of a session: the `fit` order of product lists
// sorts by it, and the player stretches and transposes by it.

/** A major or minor key; a root note alone has no mode. */
export interface MusicalKey {
  /** In semitones above C, from 0 to 11. */
  readonly tonic: number
  readonly mode: 'major' | 'minor' | null
}

const naturals: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }

/** Parses a key such as `F# minor`, `Bb`, or its code `f-sharp-minor`; returns null for anything else. */
export function parseMusicalKey(text: string): MusicalKey | null {
  const [, letter = '', accidental = '', mode] =
    /^([a-g])(#|b|-sharp|-flat)?(?:[ -](major|minor))?$/.exec(text.toLowerCase()) ?? []
  const natural = naturals[letter]
  if (natural === undefined) return null
  const alteration = /#|sharp/.test(accidental) ? 1 : accidental === '' ? 0 : -1
  return {
    tonic: (natural + alteration + 12) % 12,
    mode: mode === 'major' || mode === 'minor' ? mode : null,
  }
}

/**
 * Returns the tempo at which a loop plays in time with a session: the session's tempo, half of it
 * or double it, whichever is nearest to the loop's own. All tempos are in BPM.
 */
export function getNearestTempo(bpm: number, tempo: number): number {
  const nearest = (a: number, b: number) =>
    getTempoDistance(bpm, b) < getTempoDistance(bpm, a) ? b : a
  return [tempo / 2, tempo * 2].reduce(nearest, tempo)
}

/**
 * Returns the size of a tempo change, in the semitones by which the pitch of a tape would shift.
 */
function getTempoDistance(bpm: number, target: number): number {
  return Math.abs(12 * Math.log2(target / bpm))
}

/** Returns the tonic of the major key with the same notes. */
function getScale({ tonic, mode }: MusicalKey): number {
  return mode === 'minor' ? (tonic + 3) % 12 : tonic
}

/** Transpositions from smallest to largest; up comes before down. */
const shifts = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6]

/**
 * Returns the transposition in semitones that makes a sound fit a key, at most two: to the key
 * itself or its relative, which have the same notes, or to a neighbor on the circle of fifths,
 * which shares all but one. Prefers the smaller of two transpositions, then the one to the same
 * notes. With `isExact`, only the same notes fit, up to six semitones away.
 */
export function getKeyShift(sound: MusicalKey, target: MusicalKey, isExact = false): number {
  const from = getScale({ ...sound, mode: sound.mode ?? target.mode })
  const distance = getScale(target) - from + 24
  const isSame = (shift: number) => (distance - shift) % 12 === 0
  const isNeighbor = (shift: number) => [5, 7].includes((distance - shift) % 12)
  const fitting = shifts.filter((shift) => isSame(shift) || (!isExact && isNeighbor(shift)))
  const nearest = Math.min(...fitting.map(Math.abs))
  const candidates = fitting.filter((shift) => Math.abs(shift) === nearest)
  return candidates.find(isSame) ?? candidates[0] ?? 0
}

/** A tempo in BPM and a key, either of which may be missing. */
export interface FitTarget {
  readonly tempo: number | null
  readonly key: MusicalKey | null
  /** True if only a key with the same notes fits. */
  readonly isExactKey: boolean
}
