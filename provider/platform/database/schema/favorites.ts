import type { Generated } from 'kysely'

/**
 * The favorites of customers, one list each; the newest has the highest id. Those that are no longer
 * sold stay, because they may be sold again.
 */
interface FavoriteTable {
  id: Generated<number>
  customer_id: number
  /** Unique per customer. */
  product_id: number
  created_at: string
}

/** Crates: lists of products with a name. */
export interface CrateTable {
  id: Generated<number>
  customer_id: number
  name: string
  /** The name for comparisons, see `getCrateNameKey`; unique per customer. */
  name_key: string
  /** The secret part of the link with which anybody can see the crate; null if it is not shared. */
  share_token: string | null
  created_at: string
}

/** The products in crates, in the order of `placeInCrate`. */
interface CrateItemTable {
  id: Generated<number>
  crate_id: number
  /** Unique per crate. */
  product_id: number
  /** The id of the row whose place it has taken; null if it was never moved. */
  position: Generated<number | null>
  created_at: string
}

export interface FavoriteTables {
  favorites: FavoriteTable
  crates: CrateTable
  crate_items: CrateItemTable
}
