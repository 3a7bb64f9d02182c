import { m } from '#app/paraglide/messages.js'
import type { ProductKind } from '#provider/contract/product-kinds.ts'

/** The values of the catalogue's `type` param, one per kind of product. */
export type CatalogType = 'sample-packs' | 'loops' | 'one-shots'

interface KindTexts {
  readonly type: CatalogType
  readonly label: () => string
  readonly description: () => string
  readonly showAll: (inputs: { count: string }) => string
}

/** The URL value and texts of each kind of product. */
export const kindTexts: Readonly<Record<ProductKind, KindTexts>> = {
  pack: {
    type: 'sample-packs',
    label: m.catalog_packs,
    description: m.catalog_packs_description,
    showAll: m.catalog_show_all_packs,
  },
  loop: {
    type: 'loops',
    label: m.catalog_loops,
    description: m.catalog_loops_description,
    showAll: m.catalog_show_all_loops,
  },
  'one-shot': {
    type: 'one-shots',
    label: m.catalog_one_shots,
    description: m.catalog_one_shots_description,
    showAll: m.catalog_show_all_one_shots,
  },
}

const kindsByType: Readonly<Record<CatalogType, ProductKind>> = {
  'sample-packs': 'pack',
  loops: 'loop',
  'one-shots': 'one-shot',
}

/** Returns the kind of product for a value of the `type` param. */
export function getKind(type: CatalogType): ProductKind {
  return kindsByType[type]
}

/** Names the kinds of products in the shop, for the start of a sentence. */
export function describeKinds(hasLoops: boolean): string {
  return hasLoops ? m.catalog_offer_with_loops() : m.catalog_offer_without_loops()
}

/** Returns whether a value of the kind facet is known. */
export function isKind(value: string): value is ProductKind {
  return Object.hasOwn(kindTexts, value)
}

/** Returns the search params for similar sounds of the same kind. */
export function getSimilarSearch(productId: number, kind: ProductKind | null) {
  return { type: kindTexts[kind ?? 'one-shot'].type, similar: String(productId) }
}

/**
 * Returns whether a product is a single sound; false if the provider does not send its kind (null).
 */
export function isSound(kind: ProductKind | null): boolean {
  return kind === 'one-shot' || kind === 'loop'
}
