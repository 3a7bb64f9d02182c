import type { Favorites, SharedCrate } from '#app/provider/types/favorites.ts'

/** The favorites or a single crate, in the format of a merge request. */
export interface ListPart {
  readonly productIds: readonly number[]
  readonly crates: readonly SharedCrate[]
}

/**
 * Splits lists into parts of one list each, so that a list refused by the account does not block
 * the others. The favorites come first and the newest crate last, because the provider lists the
 * latest crate first.
 */
export function splitLists({ productIds, crates }: Favorites): ListPart[] {
  const parts = crates.toReversed().map(({ name, productIds: items }): ListPart => ({
    productIds: [],
    crates: [{ name, productIds: items }],
  }))
  return productIds.length > 0 ? [{ productIds, crates: [] }, ...parts] : parts
}
