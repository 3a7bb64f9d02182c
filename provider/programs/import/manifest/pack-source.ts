import { createHash } from 'node:crypto'
import { hashFile } from '../input-files.ts'
import type { ImportedPicture } from '../pictures/import-picture.ts'
import type { PackPlan } from '../pack-plan.ts'
import { createError, createNotice } from '../problem.ts'
import type { Problem } from '../problem.ts'
import type { HashedSound } from '../sounds/sound-slugs.ts'

/**
 * Increment when the same folder would yield a different pack; all packs are then imported again.
 */
const formatVersion = 2

/** The hashed files of a pack. */
export interface PackSource {
  /** The hash of the manifest, the defaults and every file of the pack. */
  readonly hash: string
  /** The sounds, without duplicates of the same content. */
  readonly sounds: readonly HashedSound[]
  /** The paths of unreadable sounds in the pack's folder. */
  readonly unreadable: readonly string[]
  readonly problems: readonly Problem[]
}

/** Reads and hashes the files of a pack. */
export async function readPackSource(
  plan: PackPlan,
  pictures: readonly (ImportedPicture | null)[],
): Promise<PackSource> {
  const problems: Problem[] = []
  const sounds: HashedSound[] = []
  const unreadable: string[] = []
  const paths = new Map<string, string>()
  for (const sound of plan.sounds) {
    const { path, relativePath } = sound.found
    const file = `${plan.found.label}/${relativePath}`
    const sha256 = await hashFile(path).catch(() => null)
    const same = sha256 === null ? undefined : paths.get(sha256)
    if (sha256 === null) {
      problems.push(createError(file, 'it cannot be read'))
      unreadable.push(relativePath)
    } else if (same !== undefined) {
      problems.push(createNotice(file, `it is the same as ${same} and is imported once`))
    } else {
      paths.set(sha256, relativePath)
      sounds.push({ plan: sound, sha256 })
    }
  }
  return { hash: hashSource(plan, sounds, pictures), sounds, unreadable, problems }
}

function hashSource(
  { slug, title, artist, genre, priceCents, manifestText, locale }: PackPlan,
  sounds: readonly HashedSound[],
  pictures: readonly (ImportedPicture | null)[],
): string {
  // Keeps the hashes of packs in English, which predate the shop's default language.
  const language = locale === 'en' ? undefined : locale
  const parts = [
    formatVersion,
    { slug, title, artist, genre, priceCents, manifestText, language },
    sounds.map(({ plan, sha256 }) => [plan.found.relativePath, sha256]),
    pictures.map((picture) => (picture?.kind === 'picture' ? picture.sourceSha256 : null)),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
