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
  /** A WebP picture; null if there is none. */
  portrait_sha256: Generated<string | null>
}

/** The descriptions of artists in the other languages. */
interface ArtistTranslationTable {
  artist_id: number
  locale: Locale
  description: string
}

/**
 * Packs, one-shots and loops, each in a category of its own. A removed product stays in the table,
 * with `active` set to 0.
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
  /** Plain text in the language `text_locale`, like `description`, whose paragraphs blank lines separate. */
  short_description: string
  description: string
  text_locale: Generated<Locale>
  /** What the product costs or, for a sound that is not sold alone, its pack. */
  price_cents: number
  /** Whether it can be bought alone; always 1 for a pack. */
  sold_alone: Generated<0 | 1>
  /** Whether it can be bought: it is published, and its day of release has come. */
  active: 0 | 1
  origin: Generated<CatalogueOrigin>
  /** The shop owner's decision; what is not published is not active. */
  published: Generated<0 | 1>
  genre_id: number
  artist_id: number
  /** Id of the pack that contains this sound; null for a pack. */
  pack_id: number | null
  instrument: string | null
  bpm: number | null
  bpm_source: Generated<AttributeSource | null>
  /** Number of 4/4 bars of a loop. */
  bars: Generated<number | null>
  /** For example "F minor", or the root note of a one-shot, such as "F". */
  music_key: string | null
  /** For example "f-minor". */
  key_code: string | null
  key_source: Generated<AttributeSource | null>
  /**
   * Length of the preview in samples at 44.1 kHz; a pack has a demo mix, a sound is its own preview.
   */
  frames: number
  peaks: string
  preview_sha256: string
  cover_sha256: string
  cover_extension: Generated<CoverExtension>
  color_one: string
  color_two: string
  sounds_count: number
  /** Id of the only downloadable link of the product; never equal to the product id. */
  link_id: number
  /** The place among the sounds of its kind in the pack, from 0; 0 for a pack. */
  mix_position: Generated<number>
  created_at: string
  updated_at: string
}

/** The descriptions of products in other languages, in the same format as the English ones. */
export interface ProductTranslationTable {
  product_id: number
  locale: Locale
  short_description: string
  description: string
}

/** The sounds of packs. `product_id` is null if an earlier version imported the sound without one. */
export interface SoundTable {
  id: Generated<number>
  /** Id of a product of kind `pack`. */
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
  /** The format of the WAV: in hertz, and 32 bits for floating point. */
  sample_rate: Generated<number>
  bit_depth: Generated<16 | 24 | 32>
  channels: 1 | 2
  /** In LUFS. */
  loudness: Generated<number | null>
  /** In dBTP. */
  true_peak: Generated<number | null>
  peaks: string
  /** 2000 points of one byte each, in Base64. */
  waveform: Generated<string | null>
  /** Seconds as a JSON array. */
  onsets: Generated<string>
  /** Little-endian 32-bit floating-point numbers in Base64; empty if it was not measured. */
  features: Generated<string>
  /** The name of the WAV that the customer downloads. */
  file_name: string
  wav_sha256: string
  wav_bytes: number
  preview_sha256: string
  cover_sha256: string
  cover_extension: Generated<CoverExtension>
  color_one: string
  color_two: string
  active: 0 | 1
  /** When it was last taken out of the pack; null for a sound of the pack. */
  withdrawn_at: Generated<string | null>
}

/** The instruments of a product; a pack can have several. */
interface ProductInstrumentTable {
  product_id: number
  instrument: string
}

/** The words for the character of a product. */
interface ProductTagTable {
  product_id: number
  tag: string
}

/** What own packs were imported from. */
interface PackImportTable {
  pack_id: number
  /** Hash of the pack's manifest and files, by which an unchanged pack is recognized. */
  source_hash: string
  /** What was imported, as JSON. */
  manifest: string
  /** Who grants the license; null for the artist. */
  licensor: Generated<string | null>
  /** Where questions about the license go; null for the address of the shop owner. */
  contact: Generated<string | null>
  /** ISO time at which the pack was removed; null if it was not. */
  removed_at: Generated<string | null>
}

/** Public files: previews, covers and portraits. */
interface PublicFileTable {
  sha256: string
  extension: string
  bytes: number
}

interface SettingTable {
  name: string
  value: string
}

/** The words of the catalogue, by which typing errors are corrected. */
interface VocabularyTable {
  word: string
  /** The language of the descriptions that contain it; empty for all other texts. */
  locale: Locale | ''
  /** The number of products with the word. */
  products: number
}

export interface CatalogueTables {
  genres: GenreTable
  artists: ArtistTable
  artist_translations: ArtistTranslationTable
  products: ProductTable
  product_translations: ProductTranslationTable
  sounds: SoundTable
  product_instruments: ProductInstrumentTable
  product_tags: ProductTagTable
  pack_imports: PackImportTable
  product_search_vocabulary: VocabularyTable
  public_files: PublicFileTable
  settings: SettingTable
}
