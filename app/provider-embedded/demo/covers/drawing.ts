import type { Portrait } from './portrait.ts'

/** The flat colours of one cover, as #rrggbb. */
export interface Palette {
  readonly ground: string
  readonly figure: string
}

/** The input of a drawing system: the measured sound, the colours and the pack's key. */
export interface Drawing {
  readonly sound: Portrait
  readonly palette: Palette
  /** Root of the pack's key in semitones above C. */
  readonly root: number
  readonly isPack: boolean
}
