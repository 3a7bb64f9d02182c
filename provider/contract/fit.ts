// How far a loop is from the tempo and key of a session: what the `fit` order of product lists sorts
// by, and what the player bends.

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
 * Returns the tempo at which a loop plays in time with a session: the tempo of the session, half or
 * double of it, whichever is nearest to the loop's own. All are in BPM.
 */
export function getNearestTempo(bpm: number, tempo: number): number {
  const nearest = (a: number, b: number) => (getBend(bpm, b) < getBend(bpm, a) ? b : a)
  return [tempo / 2, tempo * 2].reduce(nearest, tempo)
}

/** How much the tempo changes, in semitones by which the pitch of a tape would. */
function getBend(bpm: number, target: number): number {
  return Math.abs(12 * Math.log2(target / bpm))
}

/** The notes of a key: the tonic of the major key that has the same. */
function getScale({ tonic, mode }: MusicalKey): number {
  return mode === 'minor' ? (tonic + 3) % 12 : tonic
}

/** Moves of the same size are compared by these: up is tried before down. */
const shifts = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6]

/**
 * Returns by how many semitones a sound must be moved to fit a key, at most two: to the key itself or
 * its relative, which have the same notes, or to a neighbor on the circle of fifths, which has all but
 * one. Of two such moves the smaller is taken, then the one to the same notes. With `isExact`, only the
 * same notes fit, up to six semitones away.
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
  /** Whether only the same notes fit the key. */
  readonly isExactKey: boolean
}

/**
 * Returns how much a loop must be bent to fit, in semitones: those of its tempo and those of its key.
 * A loop without a key, such as drums, fits each; one without a tempo fits none.
 */
export function getFitDistance(
  bpm: number | null,
  key: MusicalKey | null,
  target: FitTarget,
): number {
  const shift = key && target.key ? getKeyShift(key, target.key, target.isExactKey) : 0
  const distance = Math.abs(shift)
  if (target.tempo === null) return distance
  if (bpm === null) return Infinity
  return getBend(bpm, getNearestTempo(bpm, target.tempo)) + distance
}
