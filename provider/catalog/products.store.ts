import { toPortableFileName } from '../platform/sound/file-name.ts'
import type { Locale } from '../platform/texts/locales.ts'
import type { AnalysedSound } from './loop-content.rules.ts'
import type { ArtistRow, Database, ProductRow, SoundRow } from '../platform/database/database.ts'

/** A product with the details from its related tables. */
export interface ProductDetail {
  readonly row: ProductRow
  readonly text: ProductText
  readonly genre: { readonly code: string; readonly label: string }
  readonly artist: Pick<ArtistRow, 'id' | 'slug' | 'name' | 'description'>
  /** The name of the pack containing a sound; null for a pack. */
  readonly packName: string | null
  /** The file name displayed for the product's download. */
  readonly fileName: string
  /** The sound for sale; null for a pack. */
  readonly sound: SoldSound | null
}

/** The file properties of a sound. */
export type SoldSound = Pick<SoundRow, SoldColumn<(typeof soldSoundColumns)[number]>>

type SoldColumn<Name> = Name extends `sounds.${infer Column extends keyof SoundRow}`
  ? Column
  : never

/** The HTML descriptions of a product, and their language. */
interface ProductText {
  readonly locale: Locale
  readonly shortDescription: string
  readonly description: string
}

/** The product data that carts and orders need. The price is in cents. */
export interface CartProduct {
  id: number
  packId: number | null
  price: number
  /** True if it can be added to a cart. */
  isOnSale: boolean
  linkId: number
  row: ProductRow
}

/** Returns the product with this id; null if it is not on sale. */
export async function findActiveProduct(db: Database, id: number): Promise<ProductRow | null> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst()
  return row ?? null
}

/** Returns the measurements of a product's sound; null for a pack. */
export async function findSoundAnalysis(
  db: Database,
  productId: number,
): Promise<AnalysedSound | null> {
  const sound = await db
    .selectFrom('sounds')
    .select(['kind', 'instrument', 'waveform', 'onsets', 'measures', 'loudness', 'true_peak'])
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return sound ?? null
}

/** Returns the products with these ids, including removed ones, in no particular order. */
export async function findProductsById(
  db: Database,
  ids: readonly number[],
): Promise<CartProduct[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  return rows.map((row) => ({
    id: row.id,
    packId: row.pack_id,
    price: row.price_cents,
    isOnSale: row.active === 1 && row.sold_alone === 1,
    linkId: row.link_id,
    row,
  }))
}

/** Returns the products with these ids, in the order passed. */
export async function findProductsInOrder(
  db: Database,
  ids: readonly number[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Counts the sounds on sale, separately or in packs. */
export async function countSoundsOnSale(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('sounds')
    .where('active', '=', 1)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lists all packs, including removed ones. */
export async function listPacks(db: Database): Promise<ProductRow[]> {
  return await db.selectFrom('products').selectAll().where('kind', '=', 'pack').execute()
}

/** A sound of a pack, and how it is sold separately; null if it has no product. */
export type PackSound = SoundRow &
  Pick<Nullable<ProductRow>, 'sold_alone' | 'price_cents' | 'link_id'>

/** Lists the current sounds of a pack, ordered by position. */
export async function listPackSounds(db: Database, packId: number): Promise<PackSound[]> {
  return await db
    .selectFrom('sounds')
    .leftJoin('products', 'products.id', 'sounds.product_id')
    .selectAll('sounds')
    .select(['products.sold_alone', 'products.price_cents', 'products.link_id'])
    .where('sounds.pack_id', '=', packId)
    .where('sounds.active', '=', 1)
    .orderBy('sounds.position')
    .execute()
}

/** Lists the instrument codes of a product in alphabetical order. */
export async function listInstruments(db: Database, productId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_instruments')
    .select('instrument')
    .where('product_id', '=', productId)
    .orderBy('instrument')
    .execute()
  return rows.map((row) => row.instrument)
}

/**
 * Loads the details of products, in the order of the rows. Descriptions without a translation are
 * in the label's language.
 */
export async function loadProductDetails(
  db: Database,
  rows: readonly ProductRow[],
  locale: Locale,
): Promise<ProductDetail[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const references = await db
    .selectFrom('products')
    .innerJoin('genres', 'genres.id', 'products.genre_id')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .leftJoin('products as packs', 'packs.id', 'products.pack_id')
    .leftJoin('sounds', 'sounds.product_id', 'products.id')
    .leftJoin('product_translations as texts', (join) =>
      join.onRef('texts.product_id', '=', 'products.id').on('texts.locale', '=', locale),
    )
    .leftJoin('artist_translations as artist_texts', (join) =>
      join
        .onRef('artist_texts.artist_id', '=', 'artists.id')
        .on('artist_texts.locale', '=', locale),
    )
    .where('products.id', 'in', ids)
    .select([
      'products.id',
      'genres.code',
      'genres.label',
      'artists.id as artist_id',
      'artists.slug as artist_slug',
      'artists.name as artist_name',
      'artists.description as artist_description',
      'artist_texts.description as translated_artist_description',
      'texts.short_description as translated_short_description',
      'texts.description as translated_description',
      'packs.name as pack_name',
      'sounds.file_name',
      ...soldSoundColumns,
    ])
    .execute()
  const byId = new Map(references.map((reference) => [reference.id, reference]))
  return rows.flatMap((row) => {
    const reference = byId.get(row.id)
    if (reference === undefined) return []
    return {
      row,
      text: toProductText(row, locale, reference),
      genre: { code: reference.code, label: reference.label },
      artist: {
        id: reference.artist_id,
        slug: reference.artist_slug,
        name: reference.artist_name,
        description: reference.translated_artist_description ?? reference.artist_description,
      },
      packName: reference.pack_name,
      fileName: toPortableFileName(reference.file_name ?? `${row.url_key}.zip`),
      sound: toSoldSound(reference),
    }
  })
}

const soldSoundColumns = [
  'sounds.sample_rate',
  'sounds.bit_depth',
  'sounds.channels',
  'sounds.wav_bytes',
  'sounds.loudness',
  'sounds.true_peak',
  'sounds.burst_loudness',
  'sounds.root_note',
  'sounds.kind',
  'sounds.tags',
  'sounds.waveform',
] as const

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null }

/** Converts the columns of the joined sound, all of which are null for a pack. */
function toSoldSound(row: Nullable<SoldSound>): SoldSound | null {
  const { kind, sample_rate, bit_depth, channels, wav_bytes, tags } = row
  if (kind === null || sample_rate === null || bit_depth === null) return null
  if (channels === null || wav_bytes === null || tags === null) return null
  const { loudness, true_peak, burst_loudness, root_note, waveform } = row
  const format = { sample_rate, bit_depth, channels, wav_bytes }
  return { ...format, kind, tags, loudness, true_peak, burst_loudness, root_note, waveform }
}

function toProductText(
  row: ProductRow,
  locale: Locale,
  translation: {
    readonly translated_short_description: string | null
    readonly translated_description: string | null
  },
): ProductText {
  const { translated_short_description: shortDescription, translated_description: description } =
    translation
  return shortDescription === null || description === null
    ? {
        locale: row.text_locale,
        shortDescription: row.short_description,
        description: row.description,
      }
    : { locale, shortDescription, description }
}
