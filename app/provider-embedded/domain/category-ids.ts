/** The ids of the two categories, which the contract numbers as a stock Bagisto shop does. */
export const categoryIds = { pack: 2, 'one-shot': 3 } as const

export type CategoryId = (typeof categoryIds)[keyof typeof categoryIds]
