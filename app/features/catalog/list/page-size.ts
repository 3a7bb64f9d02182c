import type { ProductKind } from '#provider/contract/product-kinds.ts'

/** The page sizes that the provider supports. */
export type ListLimit = 6 | 12 | 24 | 48

/** The number of products on a page of a list. */
export const pageSize = 24

/**
 * The last page up to which all earlier pages are shown too; later pages are shown on their own.
 */
export const maxCombinedPages = 10

/**
 * Returns the number of products of a kind shown if no type is selected; more sounds for a search,
 * whose first section should answer it alone.
 */
export function getSectionSize(
  kind: ProductKind,
  { search }: { readonly search?: string | undefined },
): ListLimit {
  if (kind === 'pack') return 6
  return kind === 'one-shot' || search !== undefined ? 12 : 6
}
