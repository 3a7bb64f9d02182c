import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { FitTarget } from '#provider/contract/fit.ts'
import { groupMovedKeys } from '../fit-order.rules.ts'

/** Returns the SQL of `getFitDistance`, for rows with a tempo and a key; infinite without a tempo. */
export function measureFit(target: FitTarget | null): RawBuilder<unknown> {
  if (target === null) return sql`0::float8`
  const shift = measureShift(target)
  const { tempo } = target
  if (tempo === null) return shift
  const bends = [1, 0.5, 2].map((factor) => sql`abs(ln(bpm / ${tempo * factor}::float8))`)
  const bend = sql`12 / ln(2::float8) * least(${sql.join(bends)})`
  return sql`coalesce(${bend} + ${shift}, 'infinity'::float8)`
}

function measureShift(target: FitTarget): RawBuilder<unknown> {
  const cases = [...groupMovedKeys(target)].map(
    ([distance, keys]) => sql`when key_code = any(${keys}::text[]) then ${distance}::int`,
  )
  return cases.length === 0 ? sql`0` : sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/** Up to this distance, in semitones, products are looked for before all others. */
const nearDistance = 0.5

/**
 * Returns the condition for the products that fit almost, of which big catalogues have enough for a
 * page: they are found by the index of tempos, without measuring all products. Null without a tempo.
 */
export function matchNearlyFitting(target: FitTarget | null): RawBuilder<SqlBool> | null {
  if (target === null || target.tempo === null) return null
  const { tempo } = target
  const factor = 2 ** (nearDistance / 12)
  const ranges = [tempo, tempo / 2, tempo * 2].map(
    (center) => sql`bpm between ${center / factor}::float8 and ${center * factor}::float8`,
  )
  const moved = [...groupMovedKeys(target).values()].flat()
  return sql`((${sql.join(ranges, sql` or `)})
    and (key_code is null or key_code <> all(${moved}::text[])))`
}
