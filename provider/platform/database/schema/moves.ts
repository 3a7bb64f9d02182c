/** Tables for moving a shop's data to another database, which are not moved themselves. */
export interface MoveTables {
  open_shops: OpenShopTable
  unfinished_moves: UnfinishedMoveTable
}

/** The processes that have the database open. Rows expire unless renewed. */
export interface OpenShopTable {
  /** Random for a shop; for a move, the id of the move. */
  id: string
  kind: 'shop' | 'move'
  /** The process's name for the operator. */
  holder: string
  expires_at: string
}

/** Contains one row while the database is the target of an unfinished move. */
export interface UnfinishedMoveTable {
  /** The id of the move's row in the source's `open_shops`. */
  id: string
  /** The source's name for the operator. */
  source: string
}
