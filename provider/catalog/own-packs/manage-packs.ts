import type { ShopPlace } from '#shop/time-zone.ts'
import { renewOwnVersion } from '../catalogue-version.store.ts'
import {
  listOwnPacks,
  listProductIds,
  markRemoved,
  writePrice,
  writePublished,
} from './own-packs.store.ts'
import type { OwnPack } from './own-packs.store.ts'
import { indexChanges } from '../search/rebuild-search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { lock, transact } from '../../platform/database/transact.ts'
import { withdrawPack } from '../withdraw-products.store.ts'
import { findComingRelease } from '../release.rules.ts'
import { formatEuros } from '../../programs/import/check-pack.ts'
import { parseImportRecord } from './pack-record.ts'
import { findNearestWord } from '#shop/words/nearest-word.ts'
import { removeUnusedFiles } from '../../programs/import/remove-unused-files.ts'
import type { FileFolders } from '../../programs/import/remove-unused-files.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'

/** A pack or a sound that does not exist; the message says which do. */
export class UnknownPackError extends UsageError {}

interface PublishContext {
  readonly output: Output
  readonly shop: ShopPlace
  readonly now?: Date
}

/**
 * Puts a pack with its sounds on sale, from its day of release on, or takes it off; returns true.
 */
export async function publishPack(
  db: Database,
  slug: string,
  isPublished: boolean,
  { output, shop, now = new Date() }: PublishContext,
): Promise<boolean> {
  let releasesOn: string | null = null
  await changeSearched(db, slug, async (transaction, { row }) => {
    releasesOn = findComingRelease(row.created_at, now, shop)
    const isOnSale = isPublished && releasesOn === null
    await writePublished(transaction, row.id, { isPublished, isOnSale })
  })
  const sale = releasesOn === null ? 'is on sale' : `is sold from ${String(releasesOn)} on`
  report(output, slug, isPublished ? sale : 'is off sale; those who bought it keep it')
  return true
}

/** Changes the price of a pack or of a sound that is sold alone; returns true. */
export async function changePrice(
  db: Database,
  { pack, sound, cents }: { pack: string; sound: string | null; cents: number },
  output: Output,
): Promise<boolean> {
  const slug = sound === null ? pack : `${pack}/${sound}`
  await change(db, pack, async (transaction, own) => {
    if (sound !== null) requireSound(own, sound)
    await writePrice(transaction, slug, cents)
  })
  report(output, slug, `costs ${formatEuros(cents)}`)
  return true
}

/** Takes a pack off sale for good; those who bought it keep it. Returns true. */
export async function removePack(
  db: Database,
  slug: string,
  folders: FileFolders,
  output: Output,
): Promise<boolean> {
  await changeSearched(db, slug, async (transaction, { row }) => {
    const now = new Date().toISOString()
    await withdrawPack(transaction, row.id, now)
    await markRemoved(transaction, row.id, now)
  })
  await removeUnusedFiles(db, folders)
  report(output, slug, 'is removed; those who bought it keep it')
  return true
}

type Work = (transaction: Database, pack: OwnPack) => Promise<void>

/** Changes what can be searched of a pack. */
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
  const { sounds } = parseImportRecord(manifest)
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

function report(output: Output, slug: string, what: string): void {
  output.print(
    output.isJson ? JSON.stringify({ event: 'changed', pack: slug, what }) : `${slug} ${what}.`,
  )
}
