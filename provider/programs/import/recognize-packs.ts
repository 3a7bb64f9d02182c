import { stat } from 'node:fs/promises'
import { listOwnPacks } from '../../catalog/own-packs/own-packs.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashFile } from './input-files.ts'
import { parseImportRecord } from './manifest/import-record.ts'
import type { ImportRecord } from './manifest/import-record.ts'
import type { PackPlan } from './pack-plan.ts'

/** A pack of the shop as recorded by the last import. */
export interface KnownPack {
  readonly slug: string
  readonly title: string
  readonly record: ImportRecord
}

/**
 * Matches folders without a stated slug to existing packs, which keep their slugs even if titles or
 * folders were renamed. A match has the slug of the title and was imported from this folder, or
 * shares more than half of its sounds.
 */
export async function recognizePacks(
  plans: readonly PackPlan[],
  db: Database,
): Promise<ReadonlyMap<PackPlan, KnownPack>> {
  const known = (await listOwnPacks(db)).map(({ row, manifest }) => ({
    slug: row.slug,
    title: row.name,
    record: parseImportRecord(manifest),
  }))
  const recognized = new Map<PackPlan, KnownPack>()
  const taken = new Set<KnownPack>()
  const take = (plan: PackPlan, pack: KnownPack) => {
    if (taken.has(pack) || recognized.has(plan)) return
    recognized.set(plan, pack)
    taken.add(pack)
  }
  for (const plan of plans) {
    const pack = known.find(({ slug }) => slug === plan.slug)
    if (pack !== undefined && isSameFolder(plan, pack)) take(plan, pack)
  }
  const folders = new Set(plans.map(({ found }) => found.path))
  const others = known.filter((pack) => !taken.has(pack))
  const movable = await filterMovable(others, folders)
  const open = plans.filter((plan) => !recognized.has(plan) && plan.manifest.slug === undefined)
  for (const { plan, pack } of await matchSounds(open, movable)) take(plan, pack)
  return recognized
}

/** Returns whether a folder certainly contains the pack with the slug of its title. */
function isSameFolder({ found, manifest }: PackPlan, { record }: KnownPack): boolean {
  if (manifest.slug !== undefined) return true
  if (record.folder !== found.path) return false
  const paths = new Set(found.sounds.map(({ relativePath }) => relativePath))
  const current = listCurrent(record)
  return isMajority(current.filter(({ path }) => paths.has(path)).length, current.length)
}

/** Omits packs whose folder still exists elsewhere, because the new folder then contains copies. */
async function filterMovable(
  packs: readonly KnownPack[],
  folders: ReadonlySet<string>,
): Promise<KnownPack[]> {
  const movable: KnownPack[] = []
  for (const pack of packs) {
    const { folder } = pack.record
    const isThere = folder !== null && !folders.has(folder) && (await isFolder(folder))
    if (!isThere) movable.push(pack)
  }
  return movable
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.isDirectory() ?? false
}

/** Lists the packs that share more than half of their sounds with a folder, most similar first. */
async function matchSounds(plans: readonly PackPlan[], packs: readonly KnownPack[]) {
  if (packs.length === 0) return []
  const matches: { plan: PackPlan; pack: KnownPack; shared: number }[] = []
  for (const plan of plans) {
    const hashes = await hashSounds(plan)
    for (const pack of packs) {
      const current = listCurrent(pack.record)
      const shared = current.filter(({ sha256 }) => hashes.has(sha256)).length
      if (isMajority(shared, Math.max(current.length, hashes.size))) {
        matches.push({ plan, pack, shared })
      }
    }
  }
  return matches.toSorted((first, second) => second.shared - first.shared)
}

/** Returns the hashes of readable sounds; the import reports the others. */
async function hashSounds({ found }: PackPlan): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>()
  for (const { path } of found.sounds) {
    const sha256 = await hashFile(path).catch(() => null)
    if (sha256 !== null) hashes.add(sha256)
  }
  return hashes
}

function listCurrent({ sounds }: ImportRecord) {
  return Object.values(sounds).filter(({ isGone }) => !isGone)
}

function isMajority(part: number, whole: number): boolean {
  return 2 * part > whole
}
