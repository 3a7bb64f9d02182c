import type { ProductFilters, Range } from './product-query.ts'

/**
 * Returns the tempos that fit a range in the same time: the range itself, half and double. A loop of
 * 70 BPM plays in time with one of 140 BPM.
 */
export function listRelatedTempos(range: Range): Range[] {
  return [range, scale(range, 0.5), scale(range, 2)]
}

function scale({ min, max }: Range, factor: number): Range {
  return { min: min === null ? null : min * factor, max: max === null ? null : max * factor }
}

/** Returns the ranges that the filter for tempos contains; none if it is disabled. */
export function listFilterTempos({ bpm, bpmMatch }: ProductFilters): readonly Range[] {
  if (bpm === null) return []
  return bpmMatch === null ? [bpm] : listRelatedTempos(bpm)
}
