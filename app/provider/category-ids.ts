import type { HttpClient } from './http/http-client.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'

/**
 * The ids of the first two categories in a new Bagisto shop, and the embedded provider's id for
 * loops.
 */
export const defaultCategoryIds = { pack: 2, 'one-shot': 3, loop: 4 } as const

/**
 * Returns the category ids of a kind, separated by commas; null if the provider cannot list it.
 * Only providers with the filter extension list several categories.
 */
export function getCategoryId(
  { options, capabilities }: HttpClient,
  kind: ProductKind | 'all',
): number | string | null {
  const { categoryIds = defaultCategoryIds } = options
  if (kind !== 'all') return categoryIds[kind]
  const ids = Object.values(categoryIds).filter((id) => id !== null)
  return capabilities.filters ? ids.join(',') : null
}
