/** A crate: a list of products with a name. */
export interface Crate {
  id: number
  name: string
  /** In the visitor's order, which is that of adding at first. */
  productIds: number[]
  /** The secret part of the link with which anybody can see the crate; null if it is not shared. */
  shareToken: string | null
}

/** The favorites and the crates of a visitor. */
export interface Favorites {
  /** The ids of products, the newest favorite first. */
  productIds: number[]
  /** The newest first. */
  crates: Crate[]
}

/** A crate as its link shows it. */
export type SharedCrate = Pick<Crate, 'name' | 'productIds'>
