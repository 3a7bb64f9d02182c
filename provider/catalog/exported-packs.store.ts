import type { Database, ProductRow, SoundRow } from '../platform/database/database.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** The texts of a product in one language; descriptions are HTML. */
export interface ExportedText {
  readonly productId: number
  readonly locale: Locale
  readonly short_description: string
  readonly description: string
}

/** The data of a pack besides its product. */
export interface ExportedPack {
  readonly artist: {
    readonly description: string
    readonly locale: Locale
    readonly translations: readonly { readonly locale: Locale; readonly description: string }[]
  }
  /** The current sounds of the pack, in order. */
  readonly sounds: readonly (SoundRow & {
    readonly price_cents: number | null
    readonly sold_alone: 0 | 1 | null
  })[]
  /** The texts of the pack and its sounds in other languages. */
  readonly translations: readonly ExportedText[]
}

/** Loads a pack with all data that a manifest contains. */
export async function readExportedPack(db: Database, pack: ProductRow): Promise<ExportedPack> {
  const artist = await db
    .selectFrom('artists')
    .select(['description', 'text_locale as locale'])
    .where('id', '=', pack.artist_id)
    .executeTakeFirstOrThrow()
  const words = await db
    .selectFrom('artist_translations')
    .select(['locale', 'description'])
    .where('artist_id', '=', pack.artist_id)
    .execute()
  const sounds = await db
    .selectFrom('sounds')
    .leftJoin('products', 'products.id', 'sounds.product_id')
    .selectAll('sounds')
    .select(['products.price_cents', 'products.sold_alone'])
    .where('sounds.pack_id', '=', pack.id)
    .where('sounds.active', '=', 1)
    .orderBy('sounds.position')
    .execute()
  const translations = await db
    .selectFrom('product_translations')
    .innerJoin('products', 'products.id', 'product_translations.product_id')
    .select([
      'product_translations.product_id as productId',
      'product_translations.locale',
      'product_translations.short_description',
      'product_translations.description',
    ])
    .where((where) =>
      where.or([where('products.id', '=', pack.id), where('products.pack_id', '=', pack.id)]),
    )
    .execute()
  return { artist: { ...artist, translations: words }, sounds, translations }
}
