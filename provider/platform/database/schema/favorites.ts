import type { Generated } from 'kysely'

/**
 * The favorites of customers; the newest has the highest id. Withdrawn products stay, because they
 * may return.
 */
interface FavoriteTable {
  id: Generated<number>
  customer_id: number
  /** Unique per customer. */
  product_id: number
  created_at: string
}

/** Crates: named lists of products. */
export interface CrateTable {
  id: Generated<number>
  customer_id: number
  name: string
  /** The name as compared, see `getCrateNameKey`; unique per customer. */
  name_key: string
  /** The secret part of the public link to the crate; null if it is not shared. */
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
