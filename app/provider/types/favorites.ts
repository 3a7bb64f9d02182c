/** A crate: a named list of products. */
export interface Crate {
  id: number
  name: string
  /** In the visitor's order; new products are added at the end. */
  productIds: number[]
  /** The token in the crate's public link; null if it is not shared. */
  shareToken: string | null
}

/** A visitor's favorites and crates. */
export interface Favorites {
  /** Product ids, the newest favorite first. */
  productIds: number[]
  /** The newest first. */
  crates: Crate[]
}

/** A crate as seen through its public link. */
export type SharedCrate = Pick<Crate, 'name' | 'productIds'>
