import type { HashedFile } from '../platform/files/file-store.ts'
import type { Translations, PackText } from './translations.ts'
import type { Instrument } from './instruments.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** Whether the label stated an attribute of a sound, or it was measured. */
export type AttributeSource = 'stated' | 'measured'

/** Which catalogue a product belongs to: the demo, or the packs that the shop owner has imported. */
export type CatalogueOrigin = 'demo' | 'own'

/** The formats of covers: drawn ones are SVGs, those given by a label are WebP pictures. */
export type CoverExtension = 'svg' | 'webp'

export type FileExtension = 'wav' | 'mp3' | CoverExtension

/** A file of the catalogue. */
export type FileRef<Extension extends FileExtension = FileExtension> = HashedFile<Extension>

/** A sound of a pack with its files, as it is written to the database. */
export interface CatalogueSound {
  /** Lowercase with hyphens; unique within the pack. */
  readonly slug: string
  readonly name: string
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: Instrument
  /** Words for its character, such as `punchy`; see `domain/tags.ts`. */
  readonly tags: readonly string[]
  /** Beats per minute; null for a one-shot or if it is unknown. */
  readonly bpm: number | null
  readonly bpmSource: AttributeSource | null
  /** Number of 4/4 bars; null for a one-shot or if it is unknown. */
  readonly bars: number | null
  /** A key such as "F# minor", or the root note of a one-shot, such as "F#"; null without a pitch. */
  readonly key: string | null
  readonly keySource: AttributeSource | null
  readonly description: string
  /** Price in cents when sold separately; null if the sound is sold with its pack only. */
  readonly priceCents: number | null
  /** Length in samples at 44.1 kHz, which is that of the preview. */
  readonly frames: number
  /** The format of the WAV: its sample rate in hertz, and 32 bits for floating point. */
  readonly sampleRate: number
  readonly bitDepth: 16 | 24 | 32
  readonly channels: 1 | 2
  /** In LUFS; null for silence or if it was not measured. */
  readonly loudness: number | null
  /** In dBTP; null if it was not measured. */
  readonly truePeak: number | null
  /** 160 points of one byte each, in Base64. */
  readonly peaks: string
  /** 2000 points of one byte each, in Base64; null if it was not measured. */
  readonly waveform: string | null
  /** The starts of the notes and hits of a loop, in seconds. */
  readonly onsets: readonly number[]
  /** A vector of unit length by which similar sounds are found; empty if it was not measured. */
  readonly features: readonly number[]
  /** Name of the file that customers download. */
  readonly fileName: string
  readonly wav: FileRef<'wav'>
  readonly preview: FileRef<'mp3'>
  readonly cover: FileRef<CoverExtension>
  readonly colors: readonly [string, string]
}

/** An artist. */
export interface CatalogueArtist {
  readonly slug: string
  readonly name: string
  readonly description: string
  /** The language of the description; by default, that of the pack. */
  readonly textLocale?: Locale | undefined
  readonly translations?: Translations<string> | undefined
  /** A picture; null or undefined if there is none. */
  readonly portrait?: FileRef<'webp'> | null | undefined
}

/** A pack with its files, as it is written to the database. */
export interface CataloguePack {
  readonly slug: string
  readonly name: string
  readonly artist: CatalogueArtist
  readonly genre: { readonly code: string; readonly label: string }
  /** The language of the texts without translation; English by default. */
  readonly textLocale?: Locale | undefined
  /** One sentence, shown on product cards. */
  readonly summary: string
  /** Paragraphs of plain text. */
  readonly description: readonly string[]
  readonly translations?: Translations<PackText> | undefined
  readonly priceCents: number
  /** ISO 8601 release date, which "newest first" sorts by. */
  readonly releasedAt: string
  /** What the label states about the pack as a whole; `choosePackTags` adds those of its sounds. */
  readonly tags?: readonly string[] | undefined
  /** Null if the sounds have several tempos or keys. */
  readonly bpm: number | null
  readonly key: string | null
  /** The product's two colors, as #rrggbb. */
  readonly colors: readonly [string, string]
  readonly cover: FileRef<CoverExtension>
  /** A mix of the pack's own sounds, for listening before buying. */
  readonly demo: {
    readonly preview: FileRef<'mp3'>
    readonly frames: number
    readonly peaks: string
  }
  readonly sounds: readonly CatalogueSound[]
}

/** A catalogue folder's `manifest.json`. */
export interface Catalogue {
  /** Hash that changes whenever the bytes of files or texts may have changed. */
  readonly version: string
  readonly packs: readonly CataloguePack[]
}
