import type { ShopPlace } from '#shop/time-zone.ts'
import { renewOwnVersion } from '../catalogue-version.store.ts'
import {
  listOwnPacks,
  listProductIds,
  markRemoved,
  writePrice,
  writePackState,
} from './own-packs.store.ts'
import type { OwnPack } from './own-packs.store.ts'
import { indexChanges } from '../search/rebuild-search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { lock, transact } from '../../platform/database/transact.ts'
import { withdrawPack } from '../withdraw-products.store.ts'
import { findComingRelease } from '../release.rules.ts'
import { parsePackRecord } from './pack-record.ts'
import { findNearestWord } from '#shop/words/nearest-word.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'

/** Thrown for a pack or sound that does not exist; the message lists those that do. */
export class UnknownPackError extends UsageError {}

/**
 * Publishes a pack and its sounds from its release day on, or withdraws them from sale. Returns the
 * release day if it is in the future, otherwise null.
 */
export async function publishOwnPack(
  db: Database,
  slug: string,
  isPublished: boolean,
  { shop, now }: { readonly shop: ShopPlace; readonly now: Date },
): Promise<string | null> {
  let releasesOn: string | null = null
  await changeSearched(db, slug, async (transaction, { row }) => {
    releasesOn = findComingRelease(row.created_at, now, shop)
    const isOnSale = isPublished && releasesOn === null
    await writePackState(transaction, row.id, { isPublished, isOnSale }, now.toISOString())
  })
  return releasesOn
}

/** Changes the price of a pack, or of a sound sold separately; returns the slug of its product. */
export async function changePackPrice(
  db: Database,
  { pack, sound, cents }: { pack: string; sound: string | null; cents: number },
  now: Date,
): Promise<string> {
  const slug = sound === null ? pack : `${pack}/${sound}`
  await change(db, pack, async (transaction, own) => {
    if (sound !== null) requireSound(own, sound)
    await writePrice(transaction, slug, cents, now.toISOString())
  })
  return slug
}

/** Withdraws a pack from sale permanently; customers who bought it keep it. */
export async function withdrawOwnPack(db: Database, slug: string): Promise<void> {
  await changeSearched(db, slug, async (transaction, { row }) => {
    const now = new Date().toISOString()
    await withdrawPack(transaction, row.id, now)
    await markRemoved(transaction, row.id, now)
  })
}

type Work = (transaction: Database, pack: OwnPack) => Promise<void>

/** Runs work that changes a pack, and updates its search index. */
async function changeSearched(db: Database, slug: string, work: Work): Promise<void> {
  await change(db, slug, async (transaction, pack) => {
    const listIds = () => listProductIds(transaction, slug)
    await indexChanges(transaction, listIds, () => work(transaction, pack))
  })
}

async function change(db: Database, slug: string, work: Work): Promise<void> {
  await transact(db, async (transaction) => {
    await lock(transaction, 'catalogue')
    const packs = await listOwnPacks(transaction)
    const pack = packs.find(({ row }) => row.slug === slug)
    if (pack === undefined) throw new UnknownPackError(explainUnknownPack(slug, packs))
    await work(transaction, pack)
    await renewOwnVersion(transaction)
  })
}

function explainUnknownPack(slug: string, packs: readonly OwnPack[]): string {
  const nearest = findNearestWord(
    slug,
    packs.map(({ row }) => row.slug),
  )
  const hint = nearest === null ? 'npm run catalog -- list shows all.' : `did you mean ${nearest}?`
  return `There is no imported pack ${slug}; ${hint}`
}

function requireSound({ row, manifest }: OwnPack, slug: string): void {
  const { sounds } = parsePackRecord(manifest)
  const found = sounds[slug]
  if (found === undefined || found.isGone) {
    const current = Object.keys(sounds).filter((name) => sounds[name]?.isGone === false)
    const nearest = findNearestWord(slug, current)
    const hint = nearest === null ? '' : `; did you mean ${row.slug}/${nearest}?`
    throw new UnknownPackError(`The pack ${row.slug} has no sound ${slug}${hint || '.'}`)
  }
  if (found.priceCents !== null) return
  throw new Error(
    `${row.slug}/${slug} is in the pack only; to sell it alone, add a price to its pack.yaml and import it again.`,
  )
}
