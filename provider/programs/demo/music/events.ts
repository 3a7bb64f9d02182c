import { parseChord, parseNote } from './harmony.ts'

/** One note of a loop: step and length in sixteenth notes, velocity from 0 to 1. */
export interface NoteEvent {
  readonly step: number
  readonly length: number
  readonly midi: number
  readonly velocity: number
}

const hitVelocities: Readonly<Record<string, number>> = { X: 1, x: 0.8, o: 0.55, ',': 0.32 }

/**
 * Parses a drum pattern with one character per sixteenth note: X is an accent, x a normal hit, o a
 * soft hit, `,` a ghost note and . a rest.
 */
export function parseHits(pattern: string, midi = 60): NoteEvent[] {
  const characters = [...pattern.replaceAll(/[ |]/g, '')]
  return characters.flatMap((sign, step) => {
    const velocity = hitVelocities[sign]
    return velocity === undefined ? [] : [{ step, length: 1, midi, velocity }]
  })
}

/** Returns the velocity of a step by its position within the beat, highest on the beat. */
function getVelocity(step: number): number {
  return step % 4 === 0 ? 1 : step % 2 === 0 ? 0.86 : 0.72
}

interface PatternStep {
  readonly sign: string
  readonly step: number
  readonly length: number
}

/** Parses a pattern and repeats it to fill `steps`; `-` extends the previous note. */
function parsePatternSteps(pattern: string, steps: number): PatternStep[] {
  const row = [...pattern.replaceAll(/[ |]/g, '')]
  const out: PatternStep[] = []
  for (let step = 0; step < steps; step++) {
    const sign = row[step % row.length] ?? '.'
    if (sign === '.' || sign === '-') continue
    let length = 1
    while (step + length < steps && row[(step + length) % row.length] === '-') length++
    out.push({ sign, step, length })
  }
  return out
}

/**
 * Creates chord stabs at each x, X (louder) or o (softer) of a pattern; each voicing lasts `each`
 * steps.
 */
export function createStabs(
  voicings: readonly (readonly number[])[],
  each: number,
  row: string,
): NoteEvent[] {
  return parsePatternSteps(row, voicings.length * each).flatMap(({ sign, step, length }) =>
    (voicings[Math.floor(step / each)] ?? []).map((midi) => ({
      step,
      length,
      midi,
      velocity: sign === 'X' ? 1 : sign === 'o' ? 0.5 : 0.78,
    })),
  )
}

/** Creates chords that are held for `each` steps. */
export function createHeldChords(
  voicings: readonly (readonly number[])[],
  each: number,
): NoteEvent[] {
  return voicings.flatMap((voicing, i) =>
    voicing.map((midi) => ({ step: i * each, length: each, midi, velocity: 0.8 })),
  )
}

/**
 * Creates an arpeggio: the digits of a pattern are zero-based indices into the tones of each chord,
 * from the lowest note into higher octaves.
 */
export function createArpeggio(
  voicings: readonly (readonly number[])[],
  each: number,
  row: string,
): NoteEvent[] {
  return parsePatternSteps(row, voicings.length * each).map(({ sign, step, length }) => {
    const voicing = voicings[Math.floor(step / each)] ?? [60]
    const index = Number(sign)
    const octave = Math.floor(index / voicing.length)
    const midi = (voicing[index % voicing.length] ?? 60) + 12 * octave
    return { step, length, midi, velocity: getVelocity(step) }
  })
}

const chordToneIndices: Readonly<Record<string, number>> = { 1: 0, 3: 1, 5: 2, 7: 3 }

/**
 * Creates a bass line from chord symbols and a pattern: 1, 3, 5 and 7 are chord tones, 8 is the
 * octave, 4 the fourth below the root and 6 a semitone below the next root. Roots lie in the octave
 * above the MIDI note `floor`.
 */
export function createBassLine(
  symbols: string,
  each: number,
  row: string,
  floor: number,
): NoteEvent[] {
  const chords = symbols.split(' ').map((symbol) => parseChord(symbol))
  const getRoot = (index: number): number => {
    const root = chords[index % chords.length]?.root ?? 0
    return floor + ((root - (floor % 12) + 12) % 12)
  }
  return parsePatternSteps(row, chords.length * each).map(({ sign, step, length }) => {
    const index = Math.floor(step / each)
    const tone = chords[index]?.tones[chordToneIndices[sign] ?? 0] ?? 0
    const above = sign === '8' ? 12 : sign === '4' ? -5 : tone % 12
    const midi = sign === '6' ? getRoot(index + 1) - 1 : getRoot(index) + above
    return { step, length, midi, velocity: getVelocity(step) }
  })
}

/**
 * Parses a melody of `step:note:length` words, such as `0:C5:3 3:Eb5:1`; an optional fourth part is
 * the velocity.
 */
export function parseMelody(text: string): NoteEvent[] {
  return text.split(/\s+/).map((word) => {
    const [step, note, length, velocity] = word.split(':')
    return {
      step: Number(step),
      length: Number(length ?? '1'),
      midi: parseNote(note ?? ''),
      velocity: velocity === undefined ? getVelocity(Number(step)) : Number(velocity),
    }
  })
}
