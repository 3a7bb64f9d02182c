const letters = 'C D EF G A B'
const names = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const

const qualities: Readonly<Record<string, readonly number[]>> = {
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

/** A chord: pitch class of its root (0 is C) and the distances of its tones from the root. */
export interface Chord {
  readonly root: number
  readonly tones: readonly number[]
}

/** Pitch class at the front of a name such as `F#m9`, and what follows it. */
function split(text: string): readonly [number, string] {
  const pitch = letters.indexOf(text.charAt(0))
  if (pitch < 0 || text === '') throw new Error(`no pitch in "${text}"`)
  const sign = text.charAt(1)
  const shift = sign === '#' ? 1 : sign === 'b' ? -1 : 0
  return [(pitch + shift + 12) % 12, text.slice(shift === 0 ? 1 : 2)]
}

/** MIDI number of a note such as `C#4` (C4 is 60). Throws on an invalid name. */
export function noteNumber(text: string): number {
  const [pitch, octave] = split(text)
  const number = Number(octave)
  if (octave === '' || !Number.isInteger(number)) throw new Error(`no octave in "${text}"`)
  return pitch + 12 * (number + 1)
}

/** Name of a MIDI note without its octave, with sharps. */
export function noteName(midi: number): string {
  return names[midi % 12] ?? 'C'
}

/** A chord from its symbol, such as `Dbmaj7`. Throws on an unknown quality. */
export function chord(symbol: string): Chord {
  const [root, quality] = split(symbol)
  const tones = qualities[quality]
  if (!tones) throw new Error(`unknown chord "${symbol}"`)
  return { root, tones }
}

/** All close positions of a chord in the octaves around a centre. */
function positions(chord: Chord, centre: number): number[][] {
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

function distance(voicing: readonly number[], previous: readonly number[], centre: number): number {
  const mean = voicing.reduce((sum, midi) => sum + midi, 0) / voicing.length
  const moved = voicing.reduce((sum, midi, i) => sum + Math.abs(midi - (previous[i] ?? midi)), 0)
  return moved + Math.abs(mean - centre) * (previous.length > 0 ? 0.5 : 1)
}

/**
 * Voicings of chord symbols (separated by spaces) around a centre, each reached from the previous
 * one with the least movement. `open` drops the second voice from the top by an octave.
 */
export function voiced(symbols: string, centre: number, open = false): number[][] {
  let previous: readonly number[] = []
  return symbols.split(' ').map((symbol) => {
    const choices = positions(chord(symbol), centre)
    const best = choices.reduce((a, b) =>
      distance(b, previous, centre) < distance(a, previous, centre) ? b : a,
    )
    previous = best
    if (!open) return best
    return best
      .map((midi, i) => (i === best.length - 2 ? midi - 12 : midi))
      .toSorted((a, b) => a - b)
  })
}
