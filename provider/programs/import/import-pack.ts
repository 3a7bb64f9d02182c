import type { ShopPlace } from '#shop/time-zone.ts'
import { parseKey } from '../../platform/sound/key.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CataloguePack } from '../../catalog/catalogue.ts'
import { getShopDay } from '../../platform/calendar/shop-day.ts'
import type { CoverLook } from './pictures/cover-look.ts'
import { describePack } from './describe-pack.ts'
import { chooseInstrument, findSoundPrice, listMeasured } from './sounds/describe-sound.ts'
import type { MeasuredSound } from './sounds/describe-sound.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { storeContent } from '../../platform/files/hashed-files.ts'
import { readChecksums } from '../../library/read-checksums.ts'
import { getPictureExtension } from './pictures/import-picture.ts'
import type { ImportRecord } from './manifest/import-record.ts'
import { measurePack, readPack } from './sounds/measure-pack.ts'
import type { SoundPool } from './sounds/measure-sounds.ts'
import type { PackPlan } from './pack-plan.ts'
import type { PackPictures } from './pictures/pack-pictures.ts'
import { createError } from './problem.ts'
import type { Problem } from './problem.ts'
import { isPreparedDemo } from './sounds/prepared-sound.ts'
import type { DemoJob, PreparedDemo } from './sounds/import-jobs.ts'
import { PackRefusedError } from './pack-refused-error.ts'
import { storePack } from './store-pack.ts'

export interface PackResult {
  readonly outcome: 'imported' | 'unchanged' | 'refused' | 'checked'
  readonly sounds: number
  readonly problems: readonly Problem[]
  /** The changes an import would make; only set after a check. */
  readonly changes?: string
}

/** The dependencies of importing a pack. */
export interface ImportContext {
  readonly db: Database
  readonly pool: SoundPool
  readonly catalogue: FileStore
  readonly shop: ShopPlace
  readonly now: Date
}

/**
 * Imports a pack unless it is unchanged since the last import. Files that cannot be imported are
 * reported and omitted, or keep their last imported version; a pack without any valid file is
 * refused.
 */
export async function importPack(plan: PackPlan, context: ImportContext): Promise<PackResult> {
  const { db, pool, catalogue, shop, now } = context
  const read = await readPack(plan, db)
  const { pictures, source, previous, record } = read
  if (read.isUnchanged)
    return { outcome: 'unchanged', sounds: source.sounds.length, problems: read.problems }
  const { measured, keptSlugs, drawing, look, problems, isComplete } = await measurePack(read, {
    db,
    pool,
  })
  if (measured.length === 0) return { outcome: 'refused', sounds: 0, problems }
  const today = getShopDay(now, shop)
  const known = previous?.row.created_at.slice(0, 10) ?? today
  // A future day that the manifest no longer states must not delay the release.
  const releaseDate = known > today ? today : known
  const pack = await buildPack(plan, measured, { pool, look, pictures, catalogue, releaseDate })
  const recordContext = { pictures, drawing, catalogue, previous: record, keptSlugs }
  const newRecord = await createRecord(plan, measured, recordContext)
  // A pack with an invalid file is read again by the next import, even if nothing has changed.
  const { licensor = null, contact = null } = plan.manifest
  const sourceHash = isComplete ? source.hash : ''
  const wavs = pack.sounds.map(({ wav }) => wav.sha256)
  // `storePack` reports missing files; other checksums are read for the first ZIP.
  await readChecksums({ db, catalogue }, wavs, { isOptional: true })
  try {
    await storePack(
      db,
      { pack, keptSlugs, record: newRecord, sourceHash, licensor, contact },
      { catalogue, shop, now },
    )
  } catch (error) {
    if (!(error instanceof PackRefusedError)) throw error
    return {
      outcome: 'refused',
      sounds: 0,
      problems: [...problems, createError(plan.found.label, error.message)],
    }
  }
  return { outcome: 'imported', sounds: measured.length, problems }
}

interface BuildContext {
  readonly pool: SoundPool
  readonly look: CoverLook
  readonly pictures: PackPictures
  readonly catalogue: FileStore
  readonly releaseDate: string
}

async function buildPack(
  plan: PackPlan,
  measured: readonly MeasuredSound[],
  { pool, look, pictures, catalogue, releaseDate }: BuildContext,
): Promise<CataloguePack> {
  const { cover, portrait } = pictures
  const key = measured.find(({ prepared }) => prepared.analysis.key !== null)?.prepared.analysis.key
  const demo = await mixDemo(pool, {
    materials: measured.map((sound) => ({
      instrument: chooseInstrument(sound),
      sound: sound.prepared,
    })),
    look: cover === null ? look : null,
    root: parseKey(key?.value ?? null)?.root ?? 0,
  })
  const stored = cover === null ? demo.cover : await storeContent(catalogue, cover.bytes, 'webp')
  if (stored === null) throw new Error('No cover was drawn.')
  const files = {
    cover: stored,
    portrait: portrait === null ? null : await storeContent(catalogue, portrait.bytes, 'webp'),
    demo: { preview: demo.preview, frames: demo.frames, peaks: demo.peaks },
  }
  return describePack(plan, measured, look, files, releaseDate)
}

async function mixDemo(pool: SoundPool, job: DemoJob): Promise<PreparedDemo> {
  const result = await pool.run(job)
  if (!isPreparedDemo(result)) throw new Error('The thread returned no demo of the pack.')
  return result
}

interface RecordContext {
  readonly pictures: PackPictures
  readonly drawing: CoverLook
  readonly catalogue: FileStore
  readonly previous: ImportRecord | null
  /** The slugs of sounds that keep their last imported version. */
  readonly keptSlugs: readonly string[]
}

async function createRecord(
  { found, manifest, priceCents, tags }: PackPlan,
  measured: readonly MeasuredSound[],
  { pictures, drawing, catalogue, previous, keptSlugs }: RecordContext,
): Promise<ImportRecord> {
  const storePicture = async (picture: PackPictures['cover']) => {
    if (picture === null) return null
    const extension = getPictureExtension(picture.source)
    await storeContent(catalogue, picture.source, extension)
    return { sha256: picture.sourceSha256, extension }
  }
  const before = Object.entries(previous?.sounds ?? {}).map(
    ([slug, sound]) =>
      [slug, keptSlugs.includes(slug) ? sound : { ...sound, isGone: true }] as const,
  )
  const current = measured.map(
    (sound) =>
      [
        sound.slug,
        {
          path: sound.plan.found.relativePath,
          sha256: sound.sha256,
          priceCents: findSoundPrice(sound, manifest),
          isGone: false,
          measured: listMeasured(sound),
        },
      ] as const,
  )
  return {
    priceCents,
    published: manifest.published ?? true,
    normalize: manifest.normalize === 'one-shots',
    tags: [...tags],
    cover: await storePicture(pictures.cover),
    drawing: { style: drawing.style, colors: [...drawing.colors] },
    portrait: await storePicture(pictures.portrait),
    folder: found.path,
    sounds: Object.fromEntries([...before, ...current]),
  }
}
