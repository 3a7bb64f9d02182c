import type { CategoryId } from '../domain/category-ids.ts'
import type { Generated } from 'kysely'
import type { Locale } from '../domain/locales.ts'

export interface GenreTable {
  id: Generated<number>
  code: string
  label: string
}

export interface ArtistTable {
  id: Generated<number>
  slug: string
  name: string
  /** In English. */
  description: string
}

/** The descriptions of artists in other languages. */
export interface ArtistTranslationTable {
  artist_id: number
  locale: Locale
  description: string
}

/**
 * Packs (category 2) and one-shots (category 3). A removed product stays in the table, with
 * `active` set to 0.
 */
export interface ProductTable {
  id: Generated<number>
  /** Stable across imports: the pack's slug, or `pack-slug/sound-slug`. */
  slug: string
  sku: string
  kind: 'pack' | 'one-shot'
  category_id: CategoryId
  name: string
  url_key: string
  /** HTML in English that consists of `<p>` elements with escaped text, like `description`. */
  short_description: string
  description: string
  price_cents: number
  active: 0 | 1
  genre_id: number
  artist_id: number
  /** Id of the pack that contains this one-shot; null for a pack. */
  pack_id: number | null
  instrument: string | null
  bpm: number | null
  /** For example "F minor". */
  music_key: string | null
  /** For example "f-minor". */
  key_code: string | null
  /**
   * Length of the preview in samples at 44.1 kHz; a pack has a demo mix, a one-shot is its own
   * preview.
   */
  frames: number
  peaks: string
  preview_sha256: string
  cover_sha256: string
  color_one: string
  color_two: string
  sounds_count: number
  /** Id of the only downloadable link of the product; never equal to the product id. */
  link_id: number
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

/**
 * The sounds of packs. `product_id` is the product of a one-shot; null if it is not sold
 * separately.
 */
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
  bpm: number | null
  music_key: string | null
  description: string
  frames: number
  channels: 1 | 2
  peaks: string
  /** The name of the WAV that the customer downloads. */
  file_name: string
  wav_sha256: string
  wav_bytes: number
  preview_sha256: string
  cover_sha256: string
  color_one: string
  color_two: string
  active: 0 | 1
}

/** The instruments of a product; a pack can have several. */
export interface ProductInstrumentTable {
  product_id: number
  instrument: string
}

/** Public files: previews and covers. */
export interface PublicFileTable {
  sha256: string
  extension: string
  bytes: number
}

export interface SettingTable {
  name: string
  value: string
}

export interface CatalogueTables {
  genres: GenreTable
  artists: ArtistTable
  artist_translations: ArtistTranslationTable
  products: ProductTable
  product_translations: ProductTranslationTable
  sounds: SoundTable
  product_instruments: ProductInstrumentTable
  public_files: PublicFileTable
  settings: SettingTable
}
