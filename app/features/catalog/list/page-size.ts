import type { ProductKind } from '#provider/contract/product-kinds.ts'

/** The page sizes that these lists request, some of those that the provider allows. */
export const listLimits = [6, 12, 24, 48] as const

export type ListLimit = (typeof listLimits)[number]

/** The number of products on a page of a list. */
export const pageSize = 24

/**
 * The last page up to which all earlier pages are shown too; later pages are shown on their own.
 */
export const maxCombinedPages = 10

/** The number of products of each kind shown if no type is selected. */
const sectionSizes: Readonly<Record<ProductKind, ListLimit>> = { pack: 6, loop: 6, 'one-shot': 12 }

/**
 * Returns the number of products of a kind shown if no type is selected: more loops with a search
 * text.
 */
export function getSectionSize(
  kind: ProductKind,
  { search }: { readonly search?: string | undefined },
): ListLimit {
  return kind === 'loop' && search !== undefined ? 12 : sectionSizes[kind]
}
