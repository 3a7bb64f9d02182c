import type { Signal } from '../dsp/signal.ts'

/** One note or one hit. Unpitched voices use `midi` as a tuning relative to 60. */
interface Note {
  readonly midi: number
  /** How long the note is held, in seconds; its sound may ring longer. */
  readonly gate: number
  /** From 0 to 1. */
  readonly velocity: number
  /** Seeds the small differences between hits of the same voice. */
  readonly seed: string
}

/** Renders one note at full level; velocity changes only the timbre. */
export type Voice = (note: Note) => Signal
