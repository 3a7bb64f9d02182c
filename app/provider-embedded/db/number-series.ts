import type { SeriesName } from './schema-invoices.ts'
import type { Database } from './schema.ts'

/**
 * Takes the next number of a series and year, starting at 1. Other transactions that need one wait
 * until the end of this one, which returns the number if it fails: so the series has no gaps.
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
