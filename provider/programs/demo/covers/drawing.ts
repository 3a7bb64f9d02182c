import type { SoundFeatures } from './sound-features.ts'

/** The two flat colors of a cover, as #rrggbb. */
interface Palette {
  readonly ground: string
  readonly figure: string
}

/** The input of a drawing style: the measured sound, the colors and the pack's key. */
export interface DrawingInput {
  readonly sound: SoundFeatures
  readonly palette: Palette
  /** The root of the pack's key, in semitones above C. */
  readonly root: number
  readonly isPack: boolean
}
