/**
 * The provider's category ids of the kinds of products; null for loops if the provider does not list
 * them separately.
 */
export interface CategoryIds {
  readonly pack: number
  readonly 'one-shot': number
  readonly loop: number | null
}

/**
 * The ids of the first two categories that a Bagisto shop creates, and the embedded provider's id of
 * loops.
 */
export const defaultCategoryIds = { pack: 2, 'one-shot': 3, loop: 4 } as const
