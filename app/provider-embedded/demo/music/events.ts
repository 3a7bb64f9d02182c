import { chord, noteNumber } from './harmony.ts'

/** One note of a loop. Steps and lengths count sixteenths; velocity is 0 to 1. */
export interface Event {
  readonly step: number
  readonly length: number
  readonly midi: number
  readonly velocity: number
}

const strengths: Readonly<Record<string, number>> = { X: 1, x: 0.8, o: 0.55, ',': 0.32 }

/** Hits from a pattern, one character per sixteenth: X accent, x plain, o soft, `,` ghost, . rest. */
export function hits(pattern: string, midi = 60): Event[] {
  const signs = [...pattern.replaceAll(/[ |]/g, '')]
  return signs.flatMap((sign, step) => {
    const velocity = strengths[sign]
    return velocity === undefined ? [] : [{ step, length: 1, midi, velocity }]
  })
}

/** Metric weight of a position in the bar. */
function weight(step: number): number {
  return step % 4 === 0 ? 1 : step % 2 === 0 ? 0.86 : 0.72
}

interface Sign {
  readonly sign: string
  readonly step: number
  readonly length: number
}

/** Characters of a pattern, repeated to fill `steps`; `-` holds the one before it. */
function signs(pattern: string, steps: number): Sign[] {
  const row = [...pattern.replaceAll(/[ |]/g, '')]
  const out: Sign[] = []
  for (let step = 0; step < steps; step++) {
    const sign = row[step % row.length] ?? '.'
    if (sign === '.' || sign === '-') continue
    let length = 1
    while (step + length < steps && row[(step + length) % row.length] === '-') length++
    out.push({ sign, step, length })
  }
  return out
}

/** Chords struck at each x (or louder X) of a pattern; each voicing lasts `each` steps. */
export function stabs(
  voicings: readonly (readonly number[])[],
  each: number,
  row: string,
): Event[] {
  return signs(row, voicings.length * each).flatMap(({ sign, step, length }) =>
    (voicings[Math.floor(step / each)] ?? []).map((midi) => ({
      step,
      length,
      midi,
      velocity: sign === 'X' ? 1 : sign === 'o' ? 0.5 : 0.78,
    })),
  )
}

/** Chords held for their whole length. */
export function held(voicings: readonly (readonly number[])[], each: number): Event[] {
  return voicings.flatMap((voicing, i) =>
    voicing.map((midi) => ({ step: i * each, length: each, midi, velocity: 0.8 })),
  )
}

/** An arpeggio: digits pick tones of each chord, counted from the lowest, across octaves. */
export function arpeggio(
  voicings: readonly (readonly number[])[],
  each: number,
  row: string,
): Event[] {
  return signs(row, voicings.length * each).map(({ sign, step, length }) => {
    const voicing = voicings[Math.floor(step / each)] ?? [60]
    const index = Number(sign)
    const octave = Math.floor(index / voicing.length)
    const midi = (voicing[index % voicing.length] ?? 60) + 12 * octave
    return { step, length, midi, velocity: weight(step) }
  })
}

const bassTones: Readonly<Record<string, number>> = { 1: 0, 3: 1, 5: 2, 7: 3 }

/**
 * A bass line under chord symbols: 1 3 5 7 are tones of the chord, 8 its octave, 4 the fourth
 * below, 6 a semitone under the next root; the root lies in the octave above `floor`.
 */
export function bassLine(symbols: string, each: number, row: string, floor: number): Event[] {
  const chords = symbols.split(' ').map((symbol) => chord(symbol))
  const rootOf = (index: number): number => {
    const root = chords[index % chords.length]?.root ?? 0
    return floor + ((root - (floor % 12) + 12) % 12)
  }
  return signs(row, chords.length * each).map(({ sign, step, length }) => {
    const index = Math.floor(step / each)
    const tone = chords[index]?.tones[bassTones[sign] ?? 0] ?? 0
    const above = sign === '8' ? 12 : sign === '4' ? -5 : tone % 12
    const midi = sign === '6' ? rootOf(index + 1) - 1 : rootOf(index) + above
    return { step, length, midi, velocity: weight(step) }
  })
}

/** A melody as `step:note:length` words, such as `0:C5:3 3:Eb5:1`; a fourth part is velocity. */
export function melody(text: string): Event[] {
  return text.split(/\s+/).map((word) => {
    const [step, note, length, velocity] = word.split(':')
    return {
      step: Number(step),
      length: Number(length ?? '1'),
      midi: noteNumber(note ?? ''),
      velocity: velocity === undefined ? weight(Number(step)) : Number(velocity),
    }
  })
}
