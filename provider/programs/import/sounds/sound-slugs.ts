import type { ImportRecord } from '../manifest/import-record.ts'
import type { SoundPlan } from '../pack-plan.ts'
import { takeSlug, toSlug } from '../names/slug.ts'

/** A sound of a pack with the SHA-256 of its file. */
export interface HashedSound {
  readonly plan: SoundPlan
  readonly sha256: string
}

/**
 * Chooses the slugs of a pack's sounds. A sound keeps its slug from the last import, on which its
 * URL and its buyers depend: that of its content, even if files have swapped names, or else that of
 * its path.
 */
export function chooseSoundSlugs(
  sounds: readonly HashedSound[],
  previous: ImportRecord | null,
): Map<HashedSound, string> {
  const before = Object.entries(previous?.sounds ?? {})
  const current = before.filter(([, { isGone }]) => !isGone)
  const slugs = new Map<HashedSound, string>()
  const taken = new Set<string>()
  const keep = (sound: HashedSound, slug: string | undefined) => {
    if (slug === undefined || taken.has(slug) || slugs.has(sound)) return
    slugs.set(sound, slug)
    taken.add(slug)
  }
  for (const sound of sounds) keep(sound, sound.plan.manifest.slug)
  // Several records can share a content if a sound disappeared and another file later had the same
  // content.
  const gone = before.filter(([, { isGone }]) => isGone)
  const hashes = new Map([...gone, ...current].map(([slug, { sha256 }]) => [sha256, slug]))
  for (const sound of sounds) keep(sound, hashes.get(sound.sha256))
  const paths = new Map(current.map(([slug, { path }]) => [path, slug]))
  for (const sound of sounds) keep(sound, paths.get(sound.plan.found.relativePath))
  // The slug of a deleted sound stays reserved for its buyers.
  for (const [slug] of before) taken.add(slug)
  for (const sound of sounds) {
    if (!slugs.has(sound)) slugs.set(sound, takeSlug(toSlug(sound.plan.name, 'sound'), taken))
  }
  return slugs
}
