const pitchLetters = 'C D EF G A B'
const noteNames = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const

const chordQualities: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  7: [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  9: [0, 4, 10, 14],
  m9: [0, 3, 10, 14],
  maj9: [0, 4, 11, 14],
  m11: [0, 3, 10, 17],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  m7b5: [0, 3, 6, 10],
  5: [0, 7, 12],
}

/** A chord: the pitch class of its root (0 is C) and its tones in semitones above the root. */
export interface Chord {
  readonly root: number
  readonly tones: readonly number[]
}

/** Splits a name such as `F#m9` into its pitch class and the remaining characters. */
function splitPitch(text: string): readonly [number, string] {
  const pitch = pitchLetters.indexOf(text.charAt(0))
  if (pitch < 0 || text === '') throw new Error(`"${text}" does not start with a pitch.`)
  const sign = text.charAt(1)
  const shift = sign === '#' ? 1 : sign === 'b' ? -1 : 0
  return [(pitch + shift + 12) % 12, text.slice(shift === 0 ? 1 : 2)]
}

/**
 * Converts a note name such as `C#4` to a MIDI note number (C4 is 60); throws on an invalid name.
 */
export function parseNote(text: string): number {
  const [pitch, octave] = splitPitch(text)
  const number = Number(octave)
  if (octave === '' || !Number.isInteger(number)) throw new Error(`"${text}" has no octave.`)
  return pitch + 12 * (number + 1)
}

/** Returns the name of a MIDI note without its octave, using sharps. */
export function getNoteName(midi: number): string {
  return noteNames[midi % 12] ?? 'C'
}

/** Parses a chord symbol such as `Dbmaj7`; throws on an unknown quality. */
export function parseChord(symbol: string): Chord {
  const [root, quality] = splitPitch(symbol)
  const tones = chordQualities[quality]
  if (!tones) throw new Error(`Unknown chord "${symbol}".`)
  return { root, tones }
}

/** Lists all close-position voicings of a chord around a MIDI note. */
function listVoicings(chord: Chord, centre: number): number[][] {
  const classes = chord.tones.map((tone) => (chord.root + tone) % 12).toSorted((a, b) => a - b)
  const found: number[][] = []
  for (let bottom = centre - 14; bottom <= centre + 2; bottom++) {
    const first = classes.indexOf(bottom % 12)
    if (first < 0) continue
    const turned = [...classes.slice(first), ...classes.slice(0, first)]
    found.push(turned.map((pitch) => bottom + ((pitch - (bottom % 12) + 12) % 12)))
  }
  return found
}

function computeVoicingCost(
  voicing: readonly number[],
  previous: readonly number[],
  centre: number,
): number {
  const mean = voicing.reduce((sum, midi) => sum + midi, 0) / voicing.length
  const moved = voicing.reduce((sum, midi, i) => sum + Math.abs(midi - (previous[i] ?? midi)), 0)
  return moved + Math.abs(mean - centre) * (previous.length > 0 ? 0.5 : 1)
}

/**
 * Converts chord symbols, separated by spaces, to voicings around a MIDI note, each with the least
 * movement from the previous one. `isOpen` lowers the second-highest voice by an octave.
 */
export function voiceChords(symbols: string, centre: number, isOpen = false): number[][] {
  let previous: readonly number[] = []
  return symbols.split(' ').map((symbol) => {
    const choices = listVoicings(parseChord(symbol), centre)
    const best = choices.reduce((a, b) =>
      computeVoicingCost(b, previous, centre) < computeVoicingCost(a, previous, centre) ? b : a,
    )
    previous = best
    if (!isOpen) return best
    return best
      .map((midi, i) => (i === best.length - 2 ? midi - 12 : midi))
      .toSorted((a, b) => a - b)
  })
}
