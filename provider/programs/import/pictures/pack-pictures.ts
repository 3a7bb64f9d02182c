import { basename, relative } from 'node:path'
import { importPicture } from './import-picture.ts'
import type { ImportedPicture } from './import-picture.ts'
import type { PackPlan } from '../pack-plan.ts'
import { createError } from '../problem.ts'
import type { Problem } from '../problem.ts'

type GoodPicture = Extract<ImportedPicture, { kind: 'picture' }>

/** A pack's supplied pictures; null if missing or unusable. */
export interface PackPictures {
  readonly cover: GoodPicture | null
  readonly portrait: GoodPicture | null
}

/** Reads the cover and the portrait of a pack. Never rejects. */
export async function readPackPictures(
  plan: PackPlan,
): Promise<{ pictures: PackPictures; problems: readonly Problem[] }> {
  const problems: Problem[] = []
  const read = async (path: string | null): Promise<GoodPicture | null> => {
    if (path === null) return null
    const folder = plan.found.path
    const picture = await importPicture(folder, relative(folder, path))
    if (picture.kind === 'picture') return picture
    problems.push(createError(`${plan.found.label}/${basename(path)}`, picture.reason))
    return null
  }
  const pictures = { cover: await read(plan.coverPath), portrait: await read(plan.portraitPath) }
  return { pictures, problems }
}
