import type { ProductFilters, Range } from './product-query.rules.ts'

/**
 * Returns the tempos that play in time with a range: the range itself, half of it and double. A
 * loop of 70 BPM plays in time with one of 140 BPM.
 */
function listRelatedTempos(range: Range): Range[] {
  return [range, scale(range, 0.5), scale(range, 2)]
}

function scale({ min, max }: Range, factor: number): Range {
  return { min: min === null ? null : min * factor, max: max === null ? null : max * factor }
}

/** Returns the ranges that match the tempo filter; none if it is disabled. */
export function listFilterTempos({ bpm, bpmMatch }: ProductFilters): readonly Range[] {
  if (bpm === null) return []
  const rounded = roundLimits(bpm)
  return bpmMatch === null ? [rounded] : listRelatedTempos(rounded)
}

/**
 * Widens integer limits to include tempos that round to them, as a search does: a loop of 129.98
 * BPM matches 130 BPM.
 */
function roundLimits({ min, max }: Range): Range {
  return {
    min: Number.isInteger(min) ? Number(min) - 0.5 : min,
    max: Number.isInteger(max) ? Number(max) + 0.4999 : max,
  }
}
