import { m } from '#app/paraglide/messages.js'
import type { ProductKind } from '#provider/contract/product-kinds.ts'

/** A value of the catalogue's URL parameter `type`, which stands for a kind of product. */
export type CatalogType = 'sample-packs' | 'loops' | 'one-shots'

interface KindTexts {
  readonly type: CatalogType
  readonly label: () => string
  readonly description: () => string
  readonly showAll: (inputs: { count: string }) => string
}

/** The catalogue's URL parameter and texts for each kind of product. */
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

/** Returns the kind of product that a type in the catalogue's URL stands for. */
export function getKind(type: CatalogType): ProductKind {
  return kindsByType[type]
}

/** Names the kinds of products that the shop lists, as the beginning of a sentence. */
export function describeKinds(hasLoops: boolean): string {
  return hasLoops ? m.catalog_offer_with_loops() : m.catalog_offer_without_loops()
}

/** Returns whether a value of the facet of kinds is known. */
export function isKind(value: string): value is ProductKind {
  return Object.hasOwn(kindTexts, value)
}

/** Returns the search params for the sounds of the same kind that sound like a product. */
export function getSimilarSearch(productId: number, kind: ProductKind | null) {
  return { type: kindTexts[kind ?? 'one-shot'].type, similar: String(productId) }
}

/** Returns whether a product is a single sound; null is the kind of a provider that does not send it. */
export function isSound(kind: ProductKind | null): boolean {
  return kind === 'one-shot' || kind === 'loop'
}
