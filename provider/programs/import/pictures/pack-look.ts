import type { Database } from '../../../platform/database/database.ts'
import { listOwnPacks } from '../../../catalog/own-packs/own-packs.store.ts'
import { chooseCoverLook } from './cover-look.ts'
import type { CoverLook } from './cover-look.ts'
import type { ImportedPicture } from './import-picture.ts'
import { parseImportRecord } from '../manifest/import-record.ts'
import type { ImportRecord } from '../manifest/import-record.ts'
import type { PackPlan } from '../pack-plan.ts'
import { findPictureColors } from './picture-colors.ts'

interface LookContext {
  /** Null if the shop has no database yet. */
  readonly db: Database | null
  /** The record of the last import; null for a new pack. */
  readonly record: ImportRecord | null
}

/**
 * Chooses the style and colors of a pack's covers: those in its manifest, or those of its first
 * import. A new pack gets a look unlike the shop's others.
 */
export async function decideDrawing(
  { slug, manifest }: PackPlan,
  { db, record }: LookContext,
): Promise<CoverLook> {
  const { style, colors } = record?.drawing ?? chooseCoverLook(slug, await listDrawings(db, slug))
  const [one, two] = manifest.drawing?.colors ?? []
  return {
    style: manifest.drawing?.style ?? style,
    colors: one === undefined || two === undefined ? colors : [one, two],
  }
}

/** Takes the colors from a supplied cover. */
export async function adoptCover(
  drawing: CoverLook,
  cover: ImportedPicture | null,
): Promise<CoverLook> {
  if (cover?.kind !== 'picture') return drawing
  return { ...drawing, colors: await findPictureColors(cover.bytes) }
}

async function listDrawings(db: Database | null, slug: string): Promise<CoverLook[]> {
  const packs = db === null ? [] : await listOwnPacks(db)
  return packs
    .filter(({ row }) => row.slug !== slug)
    .map(({ manifest }) => parseImportRecord(manifest).drawing)
}
