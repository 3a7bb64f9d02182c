import { findOwnPack } from '../../../catalog/own-packs/own-packs.store.ts'
import type { OwnPack } from '../../../catalog/own-packs/own-packs.store.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CoverLook } from '../pictures/cover-look.ts'
import type { MeasuredSound } from './describe-sound.ts'
import { parseImportRecord } from '../manifest/import-record.ts'
import type { ImportRecord } from '../manifest/import-record.ts'
import { findKeptSounds, reportKeptSounds } from './kept-sounds.ts'
import { measureSounds } from './measure-sounds.ts'
import type { SoundPool } from './measure-sounds.ts'
import { adoptCover, decideDrawing } from '../pictures/pack-look.ts'
import { readPackPictures } from '../pictures/pack-pictures.ts'
import type { PackPictures } from '../pictures/pack-pictures.ts'
import type { PackPlan } from '../pack-plan.ts'
import { readPackSource } from '../manifest/pack-source.ts'
import type { PackSource } from '../manifest/pack-source.ts'
import { createError, createNotice } from '../problem.ts'
import type { Problem } from '../problem.ts'

/** The files of a pack, and what the shop knows about it. */
export interface ReadPack {
  readonly plan: PackPlan
  readonly pictures: PackPictures
  readonly source: PackSource
  /** Null if the pack was never imported. */
  readonly previous: OwnPack | null
  /** What the last import of the pack has recorded, even if it was removed since. */
  readonly record: ImportRecord | null
  /** The same; null if the pack was removed. */
  readonly current: ImportRecord | null
  readonly isUnchanged: boolean
  readonly problems: readonly Problem[]
}

/** Reads the files of a pack; `db` is null if the shop has no database yet. */
export async function readPack(plan: PackPlan, db: Database | null): Promise<ReadPack> {
  const { pictures, problems } = await readPackPictures(plan)
  const source = await readPackSource(plan, [pictures.cover, pictures.portrait])
  const previous = db === null ? null : await findOwnPack(db, plan.slug)
  const record = previous === null ? null : parseImportRecord(previous.manifest)
  const current = previous?.removedAt === null ? record : null
  return {
    plan,
    pictures,
    source,
    previous,
    record,
    current,
    isUnchanged: current !== null && previous?.sourceHash === source.hash,
    problems: [...problems, ...source.problems],
  }
}

/** The sounds of a pack with what was measured. */
export interface MeasuredPack {
  readonly measured: readonly MeasuredSound[]
  /** The slugs of sounds that stay as they were imported before. */
  readonly kept: readonly string[]
  /** How a cover is drawn. */
  readonly drawing: CoverLook
  /** The same with the colors of the given cover. */
  readonly look: CoverLook
  /** All problems of the pack; it can be imported if it has a measured sound. */
  readonly problems: readonly Problem[]
  /** Whether each file could be imported. */
  readonly isComplete: boolean
}

/** Measures the sounds of a pack that were not measured before. */
export async function measurePack(
  { plan, pictures, source, record, current, problems }: ReadPack,
  { db, pool }: { readonly db: Database | null; readonly pool: SoundPool },
): Promise<MeasuredPack> {
  const drawing = await decideDrawing(plan, { db, record })
  const look = await adoptCover(drawing, pictures.cover)
  const result = await measureSounds(source.sounds, { plan, record, look, pool })
  const { measured, failed } = result
  const kept = findKeptSounds(current, measured, {
    paths: [...plan.found.unreadable, ...source.unreadable],
    slugs: failed,
  })
  const { label } = plan.found
  const all = [
    ...problems,
    ...result.problems,
    ...reportSilence(label, measured),
    ...reportKeptSounds(label, kept),
  ]
  if (measured.length === 0) all.push(createError(label, 'it has no sound that can be imported'))
  const isComplete = result.problems.length === 0 && kept.length === 0
  return { measured, kept, drawing, look, problems: all, isComplete }
}

/** A silent file is mostly one that was exported wrong. */
function reportSilence(label: string, measured: readonly MeasuredSound[]): Problem[] {
  return measured
    .filter(({ prepared }) => prepared.analysis.maxLoudness === null)
    .map(({ plan }) => createNotice(`${label}/${plan.found.relativePath}`, 'it is silent'))
}
