import type { SoundMeasures } from './characters/measures.rules.ts'
import type { HashedFile } from '../platform/files/file-store.ts'
import type { Translations, PackText } from './translations.ts'
import type { Instrument } from './instruments.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** The source of an attribute: stated by the label, or measured. */
export type AttributeSource = 'stated' | 'measured'

/** The origin of a product: the demo catalogue, or packs imported by the shop owner. */
export type CatalogueOrigin = 'demo' | 'own'

/** The formats of covers: generated ones are SVGs, those supplied by a label are WebP pictures. */
export type CoverExtension = 'svg' | 'webp'

export type FileExtension = 'wav' | 'mp3' | CoverExtension

/** A file in the catalogue folder, named after its SHA-256. */
export type FileRef<Extension extends FileExtension = FileExtension> = HashedFile<Extension>

/** A sound of a pack with its files, ready to be stored. */
export interface CatalogueSound {
  /** Lowercase with hyphens; unique within the pack. */
  readonly slug: string
  readonly name: string
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: Instrument
  /** Words for its character, such as `punchy`; see `tags.ts`. */
  readonly tags: readonly string[]
  /** Beats per minute; null for a one-shot or if unknown. */
  readonly bpm: number | null
  readonly bpmSource: AttributeSource | null
  /** Number of 4/4 bars; null for a one-shot or if unknown. */
  readonly bars: number | null
  /** A key such as "F# minor", or the root note of a one-shot, such as "F#"; null without a pitch. */
  readonly key: string | null
  readonly keySource: AttributeSource | null
  /** The MIDI note of a one-shot's root; null if unknown. */
  readonly rootNote: number | null
  readonly description: string
  /** Price in cents when sold separately; null if sold only as part of the pack. */
  readonly priceCents: number | null
  /** Length in samples at 44.1 kHz, the preview's sample rate. */
  readonly frames: number
  /** The sample rate of the WAV in hertz, and its bit depth, where 32 means floating point. */
  readonly sampleRate: number
  readonly bitDepth: 16 | 24 | 32
  readonly channels: 1 | 2
  /** In LUFS; null for silence or if not measured. */
  readonly loudness: number | null
  /** In dBTP; null if not measured. */
  readonly truePeak: number | null
  /** The loudness of the loudest 100 ms in LUFS; null for silence or if not measured. */
  readonly burstLoudness: number | null
  /** 160 one-byte points in Base64. */
  readonly peaks: string
  /** 2000 one-byte points in Base64; null if not measured. */
  readonly waveform: string | null
  /** The onsets of a loop's notes and hits, in seconds. */
  readonly onsets: readonly number[]
  /** A unit vector for finding similar sounds; empty if not measured. */
  readonly features: readonly number[]
  /** The raw measures behind its characters; null for silence. */
  readonly measures: SoundMeasures | null
  /** The file name for downloads. */
  readonly fileName: string
  readonly wav: FileRef<'wav'>
  readonly preview: FileRef<'mp3'>
  readonly cover: FileRef<CoverExtension>
  readonly colors: readonly [string, string]
}

/** The artist of a pack, as described by the label. */
export interface CatalogueArtist {
  readonly slug: string
  readonly name: string
  readonly description: string
  /** The language of the description; by default, that of the pack. */
  readonly textLocale?: Locale | undefined
  readonly translations?: Translations<string> | undefined
  /** A picture; null or undefined for none. */
  readonly portrait?: FileRef<'webp'> | null | undefined
}

/** A pack with its files, ready to be stored. */
export interface CataloguePack {
  readonly slug: string
  readonly name: string
  readonly artist: CatalogueArtist
  readonly genre: { readonly code: string; readonly label: string }
  /** The language of the untranslated texts; English by default. */
  readonly textLocale?: Locale | undefined
  /** One sentence, shown on product cards. */
  readonly summary: string
  /** Paragraphs of plain text. */
  readonly description: readonly string[]
  readonly translations?: Translations<PackText> | undefined
  readonly priceCents: number
  /** ISO 8601 release date, by which lists are sorted newest first. */
  readonly releasedAt: string
  /**
   * The tags stated by the label for the pack as a whole; `choosePackTags` adds those of its
   * sounds.
   */
  readonly tags?: readonly string[] | undefined
  /** Null if the sounds differ in tempo or key. */
  readonly bpm: number | null
  readonly key: string | null
  /** The product's two colors, as #rrggbb. */
  readonly colors: readonly [string, string]
  readonly cover: FileRef<CoverExtension>
  /** A mix of the pack's own sounds, as its preview. */
  readonly demo: {
    readonly preview: FileRef<'mp3'>
    readonly frames: number
    readonly peaks: string
  }
  readonly sounds: readonly CatalogueSound[]
}

/** The contents of a catalogue folder's `manifest.json`. */
export interface Catalogue {
  /** A hash that changes whenever file contents or texts may have changed. */
  readonly version: string
  readonly packs: readonly CataloguePack[]
}
