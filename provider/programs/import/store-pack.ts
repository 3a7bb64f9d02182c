import type { ShopPlace } from '#shop/time-zone.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { CataloguePack, FileRef } from '../../catalog/catalogue.ts'
import { findComingRelease } from '../../catalog/release.rules.ts'
import { listProductsOfRenamedArtist } from '../../catalog/artists.store.ts'
import { renewOwnVersion } from '../../catalog/catalogue-version.store.ts'
import {
  findOwnPack,
  findPackProduct,
  listPrices,
  listProductIds,
  writePackImport,
  writePrice,
  writePackState,
} from '../../catalog/own-packs/own-packs.store.ts'
import type { OwnPack, PackState } from '../../catalog/own-packs/own-packs.store.ts'
import { keepSounds } from '../../catalog/keep-sounds.store.ts'
import { indexChanges } from '../../catalog/search/rebuild-search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { lock, transact } from '../../platform/database/transact.ts'
import { withdrawPack } from '../../catalog/withdraw-products.store.ts'
import { findArtistSlug } from '../../catalog/write-artist.store.ts'
import { writePack } from '../../catalog/write-pack.store.ts'
import { parseImportRecord } from './manifest/import-record.ts'
import type { ImportRecord } from './manifest/import-record.ts'
import { PackRefusedError } from './pack-refused-error.ts'
import { requireFiles, requireStoredFiles } from './require-files.ts'

/** A pack whose files are all stored. */
export interface PreparedPack {
  readonly pack: CataloguePack
  /** The slugs of sounds that keep their last imported version. */
  readonly keptSlugs: readonly string[]
  readonly licensor: string | null
  readonly contact: string | null
  readonly record: ImportRecord
  readonly sourceHash: string
}

interface StoreOptions {
  readonly catalogue: FileStore
  readonly shop: ShopPlace
  readonly now: Date
}

/**
 * Stores a pack and all its products in one transaction, so that a killed process leaves no partial
 * pack. Throws a `PackRefusedError` if a pack of the demo uses its slug or a file is missing.
 */
export async function storePack(
  db: Database,
  { pack, keptSlugs, record, sourceHash, licensor, contact }: PreparedPack,
  { catalogue, shop, now }: StoreOptions,
): Promise<void> {
  // Looking up thousands of files in a bucket takes longer than the shop can wait to write.
  const removable = await requireStoredFiles(db, listFiles(pack), catalogue)
  await transact(db, async (transaction) => {
    await lock(transaction, 'catalogue')
    const known = await findPackProduct(transaction, pack.slug)
    if (known?.origin === 'demo') throw new PackRefusedError(explainTakenSlug(pack.slug))
    const previous = await findCurrentPack(transaction, pack.slug)
    const prices =
      previous === null ? new Map() : await listOwnerPrices(transaction, previous, record)
    const isPublished = decidePublished(previous, record)
    const isReleased = findComingRelease(pack.releasedAt, now, shop) === null
    const state = { isPublished, isOnSale: isPublished && isReleased }
    const keptProductSlugs = keptSlugs.map((slug) => `${pack.slug}/${slug}`)
    const packId = await indexChanges(
      transaction,
      () => listChangedIds(transaction, pack),
      async () => {
        if (known !== null)
          await withdrawPack(transaction, known.id, now.toISOString(), keptProductSlugs)
        await requireFiles(removable, catalogue)
        return await writeProducts(transaction, pack, { prices, keptProductSlugs, state, now })
      },
    )
    const manifest = JSON.stringify(record)
    await writePackImport(transaction, packId, { sourceHash, manifest, licensor, contact })
    await renewOwnVersion(transaction)
  })
}

/** Ignores a removed pack, with which the owner's decisions end. */
async function findCurrentPack(db: Database, slug: string): Promise<OwnPack | null> {
  const pack = await findOwnPack(db, slug)
  return pack?.removedAt === null ? pack : null
}

interface ProductDecisions {
  /** The prices set by the owner, in cents by product slug. */
  readonly prices: ReadonlyMap<string, number>
  /** The product slugs of sounds that keep their last imported version. */
  readonly keptProductSlugs: readonly string[]
  readonly state: PackState
  readonly now: Date
}

/** Writes the products of a pack and returns the id of the pack's own. */
async function writeProducts(
  db: Database,
  pack: CataloguePack,
  { prices, keptProductSlugs, state, now }: ProductDecisions,
): Promise<number> {
  const time = now.toISOString()
  const options = { origin: 'own', isActive: state.isOnSale, now: time } as const
  const packId = await writePack(db, pack, options)
  await keepSounds(db, packId, keptProductSlugs)
  for (const [slug, cents] of prices) await writePrice(db, slug, cents, time)
  await writePackState(db, packId, state, time)
  return packId
}

/** Lists the products of a pack and, if its artist is being renamed, all products of the artist. */
async function listChangedIds(db: Database, { slug, artist }: CataloguePack): Promise<number[]> {
  const artistSlug = await findArtistSlug(db, artist.slug, 'own')
  const named = await listProductsOfRenamedArtist(db, { slug: artistSlug, name: artist.name })
  return [...(await listProductIds(db, slug)), ...named]
}

/** Returns the message that a slug is taken. */
export function explainTakenSlug(slug: string): string {
  return `the demo has a pack with the address “${slug}”; add the line “slug: my-${slug}” to its pack.yaml`
}

/** Keeps the owner's decision unless the manifest changed whether the pack is published. */
function decidePublished(previous: OwnPack | null, record: ImportRecord): boolean {
  if (previous === null) return record.published
  const before = parseImportRecord(previous.manifest)
  return before.published === record.published ? previous.row.published === 1 : record.published
}

/** Returns the prices that the owner has changed, unless the label's price has changed since. */
async function listOwnerPrices(
  db: Database,
  { row, manifest }: OwnPack,
  record: ImportRecord,
): Promise<ReadonlyMap<string, number>> {
  const before = toStatedPrices(row.slug, parseImportRecord(manifest))
  const stated = toStatedPrices(row.slug, record)
  const current = await listPrices(db, row.id)
  return new Map(
    [...current].filter(([slug, cents]) => {
      const price = stated.get(slug)
      return price !== undefined && price === before.get(slug) && price !== cents
    }),
  )
}

function toStatedPrices(slug: string, record: ImportRecord): ReadonlyMap<string, number> {
  const sounds = Object.entries(record.sounds).flatMap(([sound, { priceCents }]) =>
    priceCents === null ? [] : [[`${slug}/${sound}`, priceCents] as const],
  )
  return new Map([[slug, record.priceCents], ...sounds])
}

function listFiles({ cover, demo, sounds }: CataloguePack): FileRef[] {
  return [
    cover,
    demo.preview,
    ...sounds.flatMap((sound) => [sound.wav, sound.preview, sound.cover]),
  ]
}
