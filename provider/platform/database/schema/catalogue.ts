import type {
  AttributeSource,
  CatalogueOrigin,
  CoverExtension,
} from '../../../catalog/catalogue.ts'
import type { ProductKind } from '../../../contract/product-kinds.ts'
import type { CategoryId } from '../../../catalog/category-ids.ts'
import type { Generated } from 'kysely'
import type { Locale } from '../../texts/locales.ts'

interface GenreTable {
  id: Generated<number>
  code: string
  label: string
}

export interface ArtistTable {
  id: Generated<number>
  slug: string
  name: string
  /** In the language `text_locale`. */
  description: string
  text_locale: Generated<Locale>
  /** The hash of a WebP picture; null if there is none. */
  portrait_sha256: Generated<string | null>
}

/** The descriptions of artists in other languages. */
interface ArtistTranslationTable {
  artist_id: number
  locale: Locale
  description: string
}

/**
 * Packs, one-shots and loops, each in its own category. A removed product stays in the table with
 * `active` set to 0.
 */
export interface ProductTable {
  id: Generated<number>
  /** Stable across imports: the pack's slug, or `pack-slug/sound-slug`. */
  slug: string
  sku: string
  kind: ProductKind
  category_id: CategoryId
  name: string
  url_key: string
  /**
   * Plain text in the language `text_locale`, like `description`, where blank lines separate
   * paragraphs.
   */
  short_description: string
  description: string
  text_locale: Generated<Locale>
  /** The price of the product or, for a sound that is not sold separately, of its pack. */
  price_cents: number
  /** 1 if it can be bought separately; always 1 for a pack. */
  sold_alone: Generated<0 | 1>
  /** 1 if it can be bought: it is published and its release day has come. */
  active: 0 | 1
  origin: Generated<CatalogueOrigin>
  /** The shop owner's decision; an unpublished product is never active. */
  published: Generated<0 | 1>
  genre_id: number
  artist_id: number
  /** The id of the pack that contains this sound; null for a pack. */
  pack_id: number | null
  instrument: string | null
  bpm: number | null
  bpm_source: Generated<AttributeSource | null>
  /** The number of 4/4 bars of a loop. */
  bars: Generated<number | null>
  /** Such as "F minor", or the root note of a one-shot, such as "F". */
  music_key: string | null
  /** Such as "f-minor". */
  key_code: string | null
  key_source: Generated<AttributeSource | null>
  /** Length of the preview in samples at 44.1 kHz: the demo mix of a pack, or the sound itself. */
  frames: number
  peaks: string
  preview_sha256: string
  cover_sha256: string
  cover_extension: Generated<CoverExtension>
  color_one: string
  color_two: string
  sounds_count: number
  /** The id of the product's only downloadable link; never equal to the product id. */
  link_id: number
  /** The zero-based position among sounds of the same kind in the pack; 0 for a pack. */
  mix_position: Generated<number>
  created_at: string
  updated_at: string
}

/** The descriptions of products in other languages, in the same format as the original ones. */
export interface ProductTranslationTable {
  product_id: number
  locale: Locale
  short_description: string
  description: string
}

/** The sounds of packs. `product_id` is null if an earlier version imported the sound without one. */
export interface SoundTable {
  id: Generated<number>
  /** The id of a product of kind `pack`. */
  pack_id: number
  product_id: number | null
  slug: string
  position: number
  name: string
  kind: 'loop' | 'one-shot'
  instrument: string
  /** Separated by commas. */
  tags: Generated<string>
  bpm: number | null
  bpm_source: Generated<AttributeSource | null>
  bars: Generated<number | null>
  music_key: string | null
  key_source: Generated<AttributeSource | null>
  description: string
  frames: number
  /** The sample rate of the WAV in hertz, and its bit depth, where 32 means floating point. */
  sample_rate: Generated<number>
  bit_depth: Generated<16 | 24 | 32>
  channels: 1 | 2
  /** In LUFS, like the loudness of the loudest 100 ms; the true peak is in dBTP. */
  loudness: Generated<number | null>
  burst_loudness: Generated<number | null>
  true_peak: Generated<number | null>
  /** The MIDI note of a one-shot's root; null if unknown. */
  root_note: Generated<number | null>
  peaks: string
  /** 2000 one-byte points in Base64. */
  waveform: Generated<string | null>
  /** A JSON array of times in seconds. */
  onsets: Generated<string>
  /** Little-endian 32-bit floats in Base64; empty if not measured. */
  features: Generated<string>
  /** `SoundMeasures` as a JSON object; null if not measured, or for silence. */
  measures: Generated<string | null>
  /** The `analysisVersion` of the measures; 0 if not measured. */
  analysis_version: Generated<number>
  /** The file name of the WAV for downloads. */
  file_name: string
  wav_sha256: string
  wav_bytes: number
  preview_sha256: string
  cover_sha256: string
  cover_extension: Generated<CoverExtension>
  color_one: string
  color_two: string
  active: 0 | 1
  /** The time at which it was last removed from the pack; null if the pack contains it. */
  withdrawn_at: Generated<string | null>
}

/** The distributions of measures among the sounds of an instrument and kind. */
interface SoundScaleTable {
  instrument: string
  kind: 'loop' | 'one-shot'
  /** The number of measured sounds when the scale was computed. */
  sounds: number
  /** A `Scale` as a JSON object. */
  scale: string
}

/** The instruments of a product; a pack can have several. */
interface ProductInstrumentTable {
  product_id: number
  instrument: string
}

/** The tags that describe the character of a product. */
interface ProductTagTable {
  product_id: number
  tag: string
}

/** The sources of imported packs. */
interface PackImportTable {
  pack_id: number
  /** The hash of the pack's manifest and files, for detecting unchanged packs. */
  source_hash: string
  /** The imported manifest as JSON. */
  manifest: string
  /** The licensor; null for the artist. */
  licensor: Generated<string | null>
  /** The contact for license questions; null for the address of the shop owner. */
  contact: Generated<string | null>
  /** ISO time of the pack's removal, or null. */
  removed_at: Generated<string | null>
}

/** Public files: previews, covers and portraits. */
interface PublicFileTable {
  sha256: string
  extension: string
  bytes: number
}

/**
 * The checksums of WAVs for sale. A file without one is read once, by its import or its first ZIP;
 * rows of deleted files stay, since the same content has the same checksum.
 */
interface WavChecksumTable {
  sha256: string
  /** Unsigned. */
  crc32: number
}

/** The converted covers in ZIPs; rows of deleted files stay, and their next conversion replaces them. */
export interface PackCoverTable {
  file_name: string
  bytes: number
  crc32: number
}

interface SettingTable {
  name: string
  value: string
}

/** The words of the catalogue, for spelling correction. */
interface VocabularyTable {
  word: string
  /** The language of the descriptions that contain it; empty for any other text. */
  locale: Locale | ''
  /** The number of products that contain the word. */
  products: number
}

export interface CatalogueTables {
  genres: GenreTable
  artists: ArtistTable
  artist_translations: ArtistTranslationTable
  products: ProductTable
  product_translations: ProductTranslationTable
  sounds: SoundTable
  sound_scales: SoundScaleTable
  product_instruments: ProductInstrumentTable
  product_tags: ProductTagTable
  pack_imports: PackImportTable
  product_search_vocabulary: VocabularyTable
  public_files: PublicFileTable
  wav_checksums: WavChecksumTable
  pack_covers: PackCoverTable
  settings: SettingTable
}
