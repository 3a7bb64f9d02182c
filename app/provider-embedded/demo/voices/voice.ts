import type { Signal } from '../dsp/signal.ts'

/** One note or one hit. Unpitched voices take `midi` as a tuning around 60. */
export interface Note {
  readonly midi: number
  /** How long the key is held, in seconds; the sound may ring on. */
  readonly gate: number
  /** 0 to 1. */
  readonly velocity: number
  /** Seeds the small differences between two hits of the same voice. */
  readonly seed: string
}

/** Plays one note at full level; velocity only changes the timbre. */
export type Voice = (note: Note) => Signal
