import { findPackProduct } from '../../catalog/own-packs/own-packs.store.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { Database } from '../../platform/database/database.ts'
import { isArtistOfOtherOrigin } from '../../catalog/write-artist.store.ts'
import type { ImportDefaults, PackPlan } from './pack-plan.ts'
import { planPack } from './plan-pack.ts'
import { createError, createNotice } from './problem.ts'
import type { Problem } from './problem.ts'
import type { FoundPack } from './read-folder.ts'
import { recognizePacks } from './recognize-packs.ts'
import type { KnownPack } from './recognize-packs.ts'
import { explainTakenSlug } from './store-pack.ts'

/** The packs of a folder that can be imported, and the problems found. */
export interface PlannedPacks {
  readonly plans: readonly PackPlan[]
  readonly problems: readonly Problem[]
}

/**
 * Plans the packs of a folder. Packs already in the shop keep their slugs; the database is null if
 * there is none yet.
 */
export async function planPacks(
  packs: readonly FoundPack[],
  defaults: ImportDefaults,
  defaultLanguage: Locale,
  db: Database | null,
): Promise<PlannedPacks> {
  const problems: Problem[] = []
  const plans: PackPlan[] = []
  for (const pack of packs) {
    const result = await planPack(pack, defaults, defaultLanguage)
    if (result.kind === 'refused') problems.push(...result.problems)
    else plans.push(result.plan)
  }
  const recognized = db === null ? new Map<PackPlan, KnownPack>() : await recognizePacks(plans, db)
  const owners = new Map([...recognized].map(([plan, { slug }]) => [slug, plan]))
  const accepted: PackPlan[] = []
  for (const plan of plans) {
    const pack = recognized.get(plan)
    const { slug } = pack ?? plan
    const owner = owners.get(slug) ?? plan
    owners.set(slug, owner)
    const fault =
      owner === plan ? await findTakenAddress(db, plan, slug) : explainSameSlug(slug, owner)
    if (fault !== null) problems.push(createError(plan.found.label, fault))
    else accepted.push({ ...plan, slug })
    if (fault === null && pack !== undefined && pack.title !== plan.title) {
      problems.push(reportNewTitle(plan, pack))
    }
  }
  return { plans: accepted, problems }
}

/** Returns a message if a pack of the demo uses the slug, or null. */
async function findTakenAddress(
  db: Database | null,
  { manifest: { artist } }: PackPlan,
  slug: string,
): Promise<string | null> {
  if (db === null) return null
  const product = await findPackProduct(db, slug)
  if (product?.origin === 'demo') return explainTakenSlug(slug)
  const artistSlug = typeof artist === 'string' ? undefined : artist?.slug
  if (artistSlug === undefined || !(await isArtistOfOtherOrigin(db, artistSlug, 'own'))) return null
  return `the demo has an artist with the address “${artistSlug}”; change the slug of the artist in its pack.yaml`
}

function explainSameSlug(slug: string, { found }: PackPlan): string {
  return `it has the same address “${slug}” as ${found.label}; add a “slug: …” of its own to its pack.yaml`
}

function reportNewTitle({ found, manifest }: PackPlan, { slug, title }: KnownPack): Problem {
  const hint = manifest.slug === undefined ? '; for a pack of its own, add a “slug: …”' : ''
  return createNotice(found.label, `it is “${title}” at the address “${slug}”, renamed${hint}`)
}
