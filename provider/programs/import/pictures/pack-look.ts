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
  /** What the pack was imported from before; null for a new pack. */
  readonly record: ImportRecord | null
}

/**
 * Decides how the covers of a pack and its sounds are drawn: as its manifest states or as at its
 * first import; a new pack looks unlike the others of the shop.
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

/** Takes the colors from a given cover. */
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
