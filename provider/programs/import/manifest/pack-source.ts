import { createHash } from 'node:crypto'
import { hashFile } from '../input-files.ts'
import type { ImportedPicture } from '../pictures/import-picture.ts'
import type { PackPlan } from '../pack-plan.ts'
import { createError, createNotice } from '../problem.ts'
import type { Problem } from '../problem.ts'
import type { HashedSound } from '../sounds/sound-slugs.ts'

/** Changes when the same folder would give another pack; all packs are then imported again. */
const formatVersion = 2

/** The files of a pack with their hashes. */
export interface PackSource {
  /** Changes with the manifest, the defaults and every file of the pack. */
  readonly hash: string
  /** Without files that have the content of another one. */
  readonly sounds: readonly HashedSound[]
  /** Paths in the folder of the pack, of sounds that cannot be read. */
  readonly unreadable: readonly string[]
  readonly problems: readonly Problem[]
}

/** Hashes the files of a pack, all of which are read once. */
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
  // The hash of packs in English is older than the shop's choice of a default language.
  const language = locale === 'en' ? undefined : locale
  const parts = [
    formatVersion,
    { slug, title, artist, genre, priceCents, manifestText, language },
    sounds.map(({ plan, sha256 }) => [plan.found.relativePath, sha256]),
    pictures.map((picture) => (picture?.kind === 'picture' ? picture.sourceSha256 : null)),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
