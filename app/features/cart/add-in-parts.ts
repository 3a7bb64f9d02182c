import { maxProductsPerAddition } from '#provider/contract/cart-limits.ts'
import type { Failure } from '#app/provider/failure.ts'
import { addAllToCart, sortProductsToAdd } from './add-all.functions.ts'
import { noAdditions, sumAdditions } from './additions.ts'
import type { Additions } from './additions.ts'

/** The result of adding a list. */
export interface PartsResult {
  readonly additions: Additions
  /** The error that prevented adding the remaining products; null if all were processed. */
  readonly failure: Failure | 'no-response' | null
}

/** Adds products in as many requests as necessary, until one fails. */
export async function addInParts(
  ids: readonly number[],
  isSoundsOnly: boolean,
): Promise<PartsResult> {
  let additions = noAdditions
  const ordered = await sortProductsToAdd({ data: ids }).catch(() => null)
  if (!ordered?.ok) return stop(additions, ids, ordered)
  for (let start = 0; start < ids.length; start += maxProductsPerAddition) {
    const end = start + maxProductsPerAddition
    const productIds = ordered.value.slice(start, end)
    const outcome = await addAllToCart({ data: { productIds, isSoundsOnly } }).catch(() => null)
    if (!outcome?.ok) return stop(additions, ordered.value.slice(start), outcome)
    additions = sumAdditions(additions, outcome.value)
    const left = ordered.value.slice(end)
    if (outcome.value.full > 0) {
      const rest = { ...noAdditions, full: left.length, left }
      return { additions: sumAdditions(additions, rest), failure: null }
    }
  }
  return { additions, failure: null }
}

/** Returns the result after a failed request with the ids in `left` to add. */
function stop(
  additions: Additions,
  left: readonly number[],
  outcome: { readonly failure: Failure } | null,
): PartsResult {
  return {
    additions: sumAdditions(additions, { ...noAdditions, failed: left.length, left }),
    failure: outcome?.failure ?? 'no-response',
  }
}
