/**
 * The ids of the categories. The contract numbers the first two as a stock Bagisto shop does; loops
 * are an extension.
 */
export const categoryIds = { pack: 2, 'one-shot': 3, loop: 4 } as const

/** A kind of product. */
export type ProductKind = keyof typeof categoryIds

export type CategoryId = (typeof categoryIds)[keyof typeof categoryIds]
