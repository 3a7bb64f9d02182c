import type { Selectable } from 'kysely'
import type { NumberGapTable, SeriesName } from '../../platform/database/schema/invoices.ts'
import type { Database } from '../../platform/database/database.ts'

/** The numbers of one type of document in one year. */
export interface Series {
  readonly name: SeriesName
  readonly year: number
}

/** A range of numbers, inclusive. */
export type NumberRange = Pick<Selectable<NumberGapTable>, 'first' | 'last'>

/**
 * Takes the next number of a series and year, starting at 1. Locks the series until the transaction
 * ends; a rollback returns the number, so the series has no gaps.
 */
export async function takeNumber(db: Database, name: SeriesName, year: number): Promise<number> {
  const { last } = await db
    .insertInto('number_series')
    .values({ name, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'year'])
        .doUpdateSet((update) => ({ last: update('number_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** The skipped numbers, or the last number if the series has already passed the requested one. */
export type ContinueSeriesResult =
  | { readonly gap: NumberRange | null }
  | { readonly refusal: 'reached'; readonly last: number }

/**
 * Continues a series at a number it has not reached, and records the skipped numbers as a gap.
 * Until a document uses it, the number can be changed by another call. Must run in a transaction.
 */
export async function continueSeries(
  db: Database,
  { name, year }: Series,
  next: number,
  now: Date,
): Promise<ContinueSeriesResult> {
  const last = await lockSeries(db, { name, year })
  const open = await takeOpenGap(db, { name, year }, last)
  const reached = open === null ? last : open.first - 1
  if (next <= reached) return { refusal: 'reached', last: reached }
  await setLast(db, { name, year }, next - 1)
  if (next === reached + 1) return { gap: null }
  const gap = { first: reached + 1, last: next - 1 }
  await db
    .insertInto('number_gaps')
    .values({ name, year, ...gap, created_at: now.toISOString() })
    .execute()
  return { gap }
}

/** A series with its last number and its gaps. */
export interface NumberedSeries extends Series {
  readonly last: number
  readonly gaps: readonly NumberRange[]
}

/** Lists all series, by name and year. */
export async function listSeries(db: Database): Promise<NumberedSeries[]> {
  const rows = await db
    .selectFrom('number_series')
    .selectAll()
    .orderBy('name', 'desc')
    .orderBy('year')
    .execute()
  const gaps = await db.selectFrom('number_gaps').selectAll().execute()
  return rows.map((series) => ({
    ...series,
    gaps: gaps.filter(({ name, year }) => name === series.name && year === series.year),
  }))
}

/**
 * Locks a series, so that other transactions wait for their numbers, and returns the last one; 0 if
 * there is none.
 */
async function lockSeries(db: Database, { name, year }: Series): Promise<number> {
  const row = await db
    .updateTable('number_series')
    .set((update) => ({ last: update.ref('last') }))
    .where('name', '=', name)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirst()
  return row?.last ?? 0
}

/** Deletes the gap that no number has followed yet, and returns it, or null. */
async function takeOpenGap(
  db: Database,
  { name, year }: Series,
  last: number,
): Promise<NumberRange | null> {
  const gap = await db
    .deleteFrom('number_gaps')
    .where('name', '=', name)
    .where('year', '=', year)
    .where('last', '=', last)
    .returning(['first', 'last'])
    .executeTakeFirst()
  return gap ?? null
}

/** A series without numbers has no row. */
async function setLast(db: Database, { name, year }: Series, last: number): Promise<void> {
  if (last === 0) {
    await db.deleteFrom('number_series').where('name', '=', name).where('year', '=', year).execute()
    return
  }
  await db
    .insertInto('number_series')
    .values({ name, year, last })
    .onConflict((conflict) => conflict.columns(['name', 'year']).doUpdateSet({ last }))
    .execute()
}
