import type { Favorites, SharedCrate } from '#app/provider/types/favorites.ts'

/** The favorites or a crate, in the form in which they are merged. */
export interface ListPart {
  readonly productIds: readonly number[]
  readonly crates: readonly SharedCrate[]
}

/**
 * Splits lists into parts of one list each, the favorites first, so that a list that does not fit
 * into the account holds no other one back. The newest crate is the last part, because the provider
 * lists those first that it gets last.
 */
export function splitLists({ productIds, crates }: Favorites): ListPart[] {
  const parts = crates.toReversed().map(({ name, productIds: items }): ListPart => ({
    productIds: [],
    crates: [{ name, productIds: items }],
  }))
  return productIds.length > 0 ? [{ productIds, crates: [] }, ...parts] : parts
}
