import { findOwnPack } from '../../../catalog/own-packs/own-packs.store.ts'
import type { OwnPack } from '../../../catalog/own-packs/own-packs.store.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CoverLook } from '../pictures/cover-look.ts'
import type { MeasuredSound } from './describe-sound.ts'
import { parseImportRecord } from '../manifest/import-record.ts'
import type { ImportRecord } from '../manifest/import-record.ts'
import { findKeptSounds, reportKeptSounds } from './kept-sounds.ts'
import { measureSounds } from './measure-sounds.ts'
import { voteKeys } from './vote-keys.ts'
import { voteTempos } from './vote-tempos.ts'
import type { SoundPool } from './measure-sounds.ts'
import { adoptCover, decideDrawing } from '../pictures/pack-look.ts'
import { readPackPictures } from '../pictures/pack-pictures.ts'
import type { PackPictures } from '../pictures/pack-pictures.ts'
import type { PackPlan } from '../pack-plan.ts'
import { readPackSource } from '../manifest/pack-source.ts'
import type { PackSource } from '../manifest/pack-source.ts'
import { createError, createNotice } from '../problem.ts'
import type { Problem } from '../problem.ts'

/** The files of a pack, and the shop's data about it. */
export interface LoadedPack {
  readonly plan: PackPlan
  readonly pictures: PackPictures
  readonly source: PackSource
  /** Null if the pack was never imported. */
  readonly previous: OwnPack | null
  /** The record of the last import, even if the pack has since been removed. */
  readonly record: ImportRecord | null
  /** The record of the last import; null if the pack was removed. */
  readonly current: ImportRecord | null
  readonly isUnchanged: boolean
  readonly problems: readonly Problem[]
}

/** Reads the files of a pack; `db` is null if the shop has no database yet. */
export async function readPack(plan: PackPlan, db: Database | null): Promise<LoadedPack> {
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

/** The sounds of a pack with their measurements. */
export interface MeasuredPack {
  readonly measured: readonly MeasuredSound[]
  /** The slugs of sounds that keep their last imported version. */
  readonly keptSlugs: readonly string[]
  /** The style and colors of drawn covers. */
  readonly drawing: CoverLook
  /** The same, with the colors of a supplied cover. */
  readonly look: CoverLook
  /** All problems of the pack; it can be imported if any sound was measured. */
  readonly problems: readonly Problem[]
  /** True if all files could be imported. */
  readonly isComplete: boolean
}

/** Measures the sounds of a pack, reusing earlier measurements. */
export async function measurePack(
  { plan, pictures, source, record, current, problems }: LoadedPack,
  { db, pool }: { readonly db: Database | null; readonly pool: SoundPool },
): Promise<MeasuredPack> {
  const drawing = await decideDrawing(plan, { db, record })
  const look = await adoptCover(drawing, pictures.cover)
  const result = await measureSounds(source.sounds, { plan, record, look, pool })
  const { failed } = result
  const measured = voteInPack(result.measured)
  const keptSlugs = findKeptSounds(current, measured, {
    paths: [...plan.found.unreadable, ...source.unreadable],
    slugs: failed,
  })
  const { label } = plan.found
  const all = [
    ...problems,
    ...result.problems,
    ...reportSilence(label, measured),
    ...reportKeptSounds(label, keptSlugs),
  ]
  if (measured.length === 0) all.push(createError(label, 'it has no sound that can be imported'))
  const isComplete = result.problems.length === 0 && keptSlugs.length === 0
  return { measured, keptSlugs, drawing, look, problems: all, isComplete }
}

/** Replaces measured keys and octaves of tempos of loops by those of the pack. */
function voteInPack(measured: readonly MeasuredSound[]): MeasuredSound[] {
  const timed = voteTempos(
    measured.map(({ plan, prepared }) => ({
      instrument: plan.instrument,
      analysis: prepared.analysis,
    })),
  )
  const voted = voteKeys(timed)
  return measured.map((sound, index) => {
    const analysis = voted[index] ?? sound.prepared.analysis
    return { ...sound, prepared: { ...sound.prepared, analysis } }
  })
}

/** Reports silent files, which were usually exported incorrectly. */
function reportSilence(label: string, measured: readonly MeasuredSound[]): Problem[] {
  return measured
    .filter(({ prepared }) => prepared.analysis.maxLoudness === null)
    .map(({ plan }) => createNotice(`${label}/${plan.found.relativePath}`, 'it is silent'))
}
