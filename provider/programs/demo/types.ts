import type { CatalogueArtist } from '../../catalog/catalogue.ts'
import type { Instrument } from '../../catalog/instruments.ts'
import type { PackText, Translations } from '../../catalog/translations.ts'

/**
 * The stages of the demo catalogue: a pack is specified (`PackSpec`), its sounds are rendered to
 * samples (`RenderedSound`), and the files written to disk are listed in a `Catalogue`.
 */

/** Drawing styles of covers. */
export const coverStyles = [
  'beams',
  'columns',
  'modules',
  'punch',
  'rings',
  'skyline',
  'terrain',
] as const

export type CoverStyle = (typeof coverStyles)[number]

/** Rendered audio: 44.1 kHz, one or two channels of equal length, samples from −1 to 1. */
export interface RenderedSound {
  readonly sampleRate: 44100
  readonly channels: readonly Float32Array[]
}

/** A sound to be rendered. `render` is pure and returns the same samples on every machine. */
export interface SoundSpec {
  /** Lowercase with hyphens; unique within the pack. */
  readonly slug: string
  readonly name: string
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: Instrument
  /** Beats per minute; null for a one-shot. */
  readonly bpm: number | null
  /** Number of 4/4 bars, an integer; null for a one-shot. */
  readonly bars: number | null
  /** Delay of every second sixteenth note, as a fraction of a sixteenth (0 is straight). */
  readonly swing: number
  /**
   * The key of a sound, such as "F minor", or the root of a one-shot, such as "A#"; null for an
   * unpitched sound.
   */
  readonly key: string | null
  /** MIDI note number of a one-shot with a single pitch, an integer; null otherwise. */
  readonly midi: number | null
  /** Words for its character; see `provider/catalog/tags.ts`. */
  readonly tags: readonly string[]
  /** One sentence in English. */
  readonly description: string
  /** Price in cents when sold separately; null if sold only as part of the pack. */
  readonly priceCents: number | null
  readonly render: () => RenderedSound
}

/** A pack to be rendered. */
export interface PackSpec {
  readonly slug: string
  readonly name: string
  readonly artist: CatalogueArtist
  readonly genre: { readonly code: string; readonly label: string }
  /** One sentence in English, shown on product cards. */
  readonly summary: string
  /** Two or three paragraphs of plain text in English. */
  readonly description: readonly string[]
  readonly translations?: Translations<PackText> | undefined
  /** Price in cents, 900 to 2900. */
  readonly priceCents: number
  /** ISO 8601 release date, by which lists are sorted newest first. */
  readonly releasedAt: string
  readonly bpm: number
  readonly key: string
  /** The product's two colors, as #rrggbb. */
  readonly colors: readonly [string, string]
  readonly cover: CoverStyle
  readonly sounds: readonly SoundSpec[]
}
