import type { Generated } from 'kysely'

export interface GenreTable {
  id: Generated<number>
  code: string
  label: string
}

export interface ArtistTable {
  id: Generated<number>
  slug: string
  name: string
  description: string
}

/** What is sold: a pack (category 2) or a one-shot (category 3). Removed ones stay with `active` 0. */
export interface ProductTable {
  id: Generated<number>
  /** Stable across imports: the pack's slug, or `pack-slug/sound-slug`. */
  slug: string
  sku: string
  kind: 'pack' | 'one-shot'
  category_id: 2 | 3
  name: string
  url_key: string
  short_description: string
  /** HTML of `<p>` paragraphs, already escaped. */
  description: string
  price_cents: number
  active: 0 | 1
  genre_id: number
  artist_id: number
  /** The pack of a one-shot, itself a product; null for a pack. */
  pack_id: number | null
  instrument: string | null
  bpm: number | null
  /** Such as "F minor". */
  music_key: string | null
  /** Such as "f-minor". */
  key_code: string | null
  /** Of the preview: a pack's demo mix or the one-shot itself, 44.1 kHz. */
  frames: number
  peaks: string
  preview_sha256: string
  cover_sha256: string
  color_one: string
  color_two: string
  sounds_count: number
  /** The one downloadable link of the product; never equal to the product's id. */
  link_id: number
  created_at: string
  updated_at: string
}

/** Every sound of a pack. A one-shot's own product is `product_id`; a loop has none. */
export interface SoundTable {
  id: Generated<number>
  /** A product of kind pack. */
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
  /** Name of the sold WAV. */
  file_name: string
  wav_sha256: string
  wav_bytes: number
  preview_sha256: string
  cover_sha256: string
  color_one: string
  color_two: string
  active: 0 | 1
}

/** What plays in a product: a pack has several. */
export interface ProductInstrumentTable {
  product_id: number
  instrument: string
}

/** Files anyone may fetch: previews and covers. */
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
  products: ProductTable
  sounds: SoundTable
  product_instruments: ProductInstrumentTable
  public_files: PublicFileTable
  settings: SettingTable
}
