import type { Database } from '../db/schema.ts'
import type { ImportDefaults, PackPlan } from './pack-plan.ts'
import { planPack } from './plan-pack.ts'
import { createError, createNotice } from './problem.ts'
import type { Problem } from './problem.ts'
import type { FoundPack } from './read-folder.ts'
import { recognizePacks } from './recognize-packs.ts'
import type { KnownPack } from './recognize-packs.ts'

/** The packs of a folder that can be imported, and what is to be said about them. */
export interface PlannedPacks {
  readonly plans: readonly PackPlan[]
  readonly problems: readonly Problem[]
}

/**
 * Plans the packs of a folder. Packs that the shop has keep their addresses; the database is null if
 * there is none yet.
 */
export async function planPacks(
  packs: readonly FoundPack[],
  defaults: ImportDefaults,
  db: Database | null,
): Promise<PlannedPacks> {
  const problems: Problem[] = []
  const plans: PackPlan[] = []
  for (const pack of packs) {
    const result = await planPack(pack, defaults)
    if (result.kind === 'refused') problems.push(...result.problems)
    else plans.push(result.plan)
  }
  const recognized = db === null ? new Map<PackPlan, KnownPack>() : await recognizePacks(plans, db)
  const owners = new Map([...recognized].map(([plan, { slug }]) => [slug, plan]))
  const accepted = plans.flatMap((plan) => {
    const pack = recognized.get(plan)
    const { slug } = pack ?? plan
    const owner = owners.get(slug) ?? plan
    owners.set(slug, owner)
    if (owner !== plan) {
      problems.push(createError(plan.found.label, explainSameSlug(slug, owner)))
      return []
    }
    if (pack !== undefined && pack.title !== plan.title) problems.push(reportNewTitle(plan, pack))
    return { ...plan, slug }
  })
  return { plans: accepted, problems }
}

function explainSameSlug(slug: string, { found }: PackPlan): string {
  return `it has the same address “${slug}” as ${found.label}; add a “slug: …” of its own to its pack.yaml`
}

function reportNewTitle({ found, manifest }: PackPlan, { slug, title }: KnownPack): Problem {
  const hint = manifest.slug === undefined ? '; for a pack of its own, add a “slug: …”' : ''
  return createNotice(found.label, `it is “${title}” at the address “${slug}”, renamed${hint}`)
}
