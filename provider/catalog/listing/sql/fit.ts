import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { FitTarget } from '../../../contract/fit.ts'
import { groupMovedKeys } from '../fit-order.rules.ts'
import type { Condition, ListingDialect } from './listing-dialect.ts'

/** The distance of products without a tempo, which exceeds any other. */
const infinite = sql`1e300`

/**
 * Returns the SQL of a loop's distance from the target in semitones: that of the tempo plus that of the
 * key. A loop without a key, such as drums, fits every key; one without a tempo fits no tempo
 * (infinite).
 */
export function measureFit(dialect: ListingDialect, target: FitTarget | null): RawBuilder<unknown> {
  if (target === null) return toReal(0)
  const shift = measureShift(dialect, target)
  const { tempo } = target
  if (tempo === null) return shift
  const bends = [1, 0.5, 2].map((factor) => sql`abs(ln(bpm / ${toReal(tempo * factor)}))`)
  const bend = sql`12 / ln(${toReal(2)}) * ${dialect.functions.least}(${sql.join(bends)})`
  return sql`coalesce(${bend} + ${shift}, ${infinite})`
}

function toReal(value: number): RawBuilder<unknown> {
  return sql`cast(${value} as double precision)`
}

function measureShift({ isOneOf }: ListingDialect, target: FitTarget): RawBuilder<unknown> {
  const cases = [...groupMovedKeys(target)].map(
    ([distance, keys]) => sql`when ${isOneOf(sql`key_code`, keys)} then ${sql.lit(distance)}`,
  )
  return cases.length === 0 ? sql`0` : sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/** Products within this distance, in semitones, are searched for first. */
const nearDistance = 0.5

/**
 * Returns the condition for products that nearly fit, of which a large catalogue has enough to fill
 * a page: the tempo index finds them without measuring all products. Null without a tempo.
 */
export function matchNearlyFitting(
  { isOneOf }: ListingDialect,
  target: FitTarget | null,
): Condition | null {
  if (target === null || target.tempo === null) return null
  const { tempo } = target
  const factor = 2 ** (nearDistance / 12)
  const ranges = [tempo, tempo / 2, tempo * 2].map(
    (center) => sql`bpm between ${toReal(center / factor)} and ${toReal(center * factor)}`,
  )
  const moved = [...groupMovedKeys(target).values()].flat()
  return sql`((${sql.join(ranges, sql` or `)})
    and (key_code is null or not ${isOneOf(sql`key_code`, moved)}))`
}
