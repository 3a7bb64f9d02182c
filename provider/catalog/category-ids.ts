import type { ProductKind } from '../contract/product-kinds.ts'

/**
 * The ids of the categories. The contract requires the first two, which are those of a stock
 * Bagisto shop; loops are an extension.
 */
export const categoryIds = { pack: 2, 'one-shot': 3, loop: 4 } as const satisfies Record<
  ProductKind,
  number
>

export type CategoryId = (typeof categoryIds)[ProductKind]
