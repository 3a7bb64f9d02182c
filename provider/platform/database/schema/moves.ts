/** Tables about moving the data of a shop to another database; they are not moved themselves. */
export interface MoveTables {
  open_shops: OpenShopTable
  unfinished_moves: UnfinishedMoveTable
}

/** The processes that have the database open. Their rows expire unless they renew them. */
export interface OpenShopTable {
  /** Random for a shop; for a move, the id of the move. */
  id: string
  kind: 'shop' | 'move'
  /** Names the process for the operator. */
  holder: string
  expires_at: string
}

/** Has one row while a database is the target of a move that has not finished. */
export interface UnfinishedMoveTable {
  /** The id of the row that the move has in the `open_shops` of its source. */
  id: string
  /** Names the source for the operator. */
  source: string
}
