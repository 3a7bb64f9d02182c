import type { Database } from '../../platform/database/database.ts'
import type { Scale } from './characters.rules.ts'
import { analysisVersion, parseMeasures, toMeasureValues } from './measures.rules.ts'
import type { SoundMeasures } from './measures.rules.ts'
import { encodeFeatures } from '../similar/similar-sounds.rules.ts'
import type { SoundGroup } from './reference-scales.ts'

/** The measures of a sound's product. */
interface MeasuredProduct extends SoundGroup {
  readonly productId: number
  readonly measures: SoundMeasures
}

/** Reads the measures of those products that are measured sounds. */
export async function readProductMeasures(
  db: Database,
  productIds: readonly number[],
): Promise<MeasuredProduct[]> {
  const rows = await db
    .selectFrom('sounds')
    .select(['product_id', 'instrument', 'kind', 'measures'])
    .where('product_id', 'in', productIds)
    .where('measures', 'is not', null)
    .execute()
  return rows.flatMap(({ product_id, measures, ...group }) =>
    product_id === null || measures === null
      ? []
      : [{ ...group, productId: product_id, measures: parseMeasures(measures) }],
  )
}

/** The number of measured sounds of a group. */
interface GroupSize extends SoundGroup {
  readonly sounds: number
}

/** Counts the measured sounds of each instrument and kind. */
export async function countMeasured(db: Database): Promise<GroupSize[]> {
  return await db
    .selectFrom('sounds')
    .select(['instrument', 'kind', (select) => select.fn.countAll<number>().as('sounds')])
    .where('active', '=', 1)
    .where('analysis_version', '>', 0)
    .groupBy(['instrument', 'kind'])
    .execute()
}

/** Lists the measured sounds of a group with their products, oldest first. */
export async function listMeasured(db: Database, { instrument, kind }: SoundGroup) {
  return await db
    .selectFrom('sounds')
    .select(['id', 'product_id'])
    .where('instrument', '=', instrument)
    .where('kind', '=', kind)
    .where('active', '=', 1)
    .where('analysis_version', '>', 0)
    .orderBy('id')
    .execute()
}

/** Reads the measures of sounds; silent ones have none. */
export async function readMeasures(db: Database, ids: readonly number[]): Promise<SoundMeasures[]> {
  const rows = await db.selectFrom('sounds').select('measures').where('id', 'in', ids).execute()
  return rows.flatMap(({ measures }) => (measures === null ? [] : [parseMeasures(measures)]))
}

/** Lists the stored scales by the number of sounds they were computed of. */
export async function listScaleSizes(db: Database): Promise<GroupSize[]> {
  return await db.selectFrom('sound_scales').select(['instrument', 'kind', 'sounds']).execute()
}

/** Reads the scale of a group; null if it has too few sounds of its own. */
export async function readScale(
  db: Database,
  { instrument, kind }: SoundGroup,
): Promise<Scale | null> {
  const row = await db
    .selectFrom('sound_scales')
    .select('scale')
    .where('instrument', '=', instrument)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row === undefined ? null : JSON.parse(row.scale)
}

/** Stores the scale of a group. */
export async function writeScale(
  db: Database,
  { instrument, kind, sounds }: GroupSize,
  scale: Scale,
): Promise<void> {
  const values = { sounds, scale: JSON.stringify(scale) }
  await db
    .insertInto('sound_scales')
    .values({ instrument, kind, ...values })
    .onConflict((conflict) => conflict.columns(['instrument', 'kind']).doUpdateSet(values))
    .execute()
}

/** Deletes the scale of a group. */
export async function deleteScale(db: Database, { instrument, kind }: SoundGroup): Promise<void> {
  await db
    .deleteFrom('sound_scales')
    .where('instrument', '=', instrument)
    .where('kind', '=', kind)
    .execute()
}

/** A sound that an earlier version has measured, or none. */
export interface UnmeasuredSound {
  readonly id: number
  readonly product_id: number | null
  readonly name: string
  readonly pack: string
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: string
  readonly music_key: string | null
  readonly bpm: number | null
  readonly wav_sha256: string
  readonly wav_bytes: number
}

function selectUnmeasured(db: Database) {
  return db
    .selectFrom('sounds')
    .innerJoin('products as packs', 'packs.id', 'sounds.pack_id')
    .where('sounds.analysis_version', '<', analysisVersion)
    .where('sounds.active', '=', 1)
}

/** Counts the sounds to measure, and the bytes of their WAVs. */
export async function countUnmeasured(db: Database) {
  const { count, bytes } = await selectUnmeasured(db)
    .select((select) => select.fn.countAll<number>().as('count'))
    .select((select) => select.fn.sum<number | null>('sounds.wav_bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return { count, bytes: Number(bytes ?? 0) }
}

/** Lists the sounds to measure after an id, at most `limit`. */
export async function listUnmeasured(
  db: Database,
  afterId: number,
  limit: number,
): Promise<UnmeasuredSound[]> {
  return await selectUnmeasured(db)
    .select(['sounds.id', 'sounds.product_id', 'sounds.name', 'packs.slug as pack'])
    .select(['sounds.kind', 'sounds.instrument', 'sounds.music_key', 'sounds.bpm'])
    .select(['sounds.wav_sha256', 'sounds.wav_bytes'])
    .where('sounds.id', '>', afterId)
    .orderBy('sounds.id')
    .limit(limit)
    .execute()
}

/** What measuring a stored sound again yields; its tempo and key are not measured again. */
export interface RenewedMeasures {
  /** Null for silence. */
  readonly measures: SoundMeasures | null
  /** The loudness of the loudest 100 ms in LUFS; null for silence. */
  readonly burstLoudness: number | null
  /** The MIDI note of a one-shot's root; null if its octave is unknown. */
  readonly rootNote: number | null
  /** Times in seconds. */
  readonly onsets: readonly number[]
  /** A unit vector for finding similar sounds. */
  readonly features: readonly number[]
}

/** Stores the measures of a sound, unless its file has been replaced. */
export async function writeMeasures(
  db: Database,
  { id, wav_sha256 }: UnmeasuredSound,
  { measures, burstLoudness, rootNote, onsets, features }: RenewedMeasures,
): Promise<void> {
  await db
    .updateTable('sounds')
    .set({
      ...toMeasureValues(measures),
      burst_loudness: burstLoudness,
      root_note: rootNote,
      onsets: JSON.stringify(onsets),
      features: encodeFeatures(features),
    })
    .where('id', '=', id)
    .where('wav_sha256', '=', wav_sha256)
    .execute()
}
