import { basename, dirname } from 'node:path'
import type { Selectable } from 'kysely'
import { StorageError } from './storage-failure.ts'
import type { UnfinishedMoveTable } from './schema/moves.ts'
import type { Database } from './database.ts'

export type UnfinishedMove = Selectable<UnfinishedMoveTable>

/** Returns the unfinished move into a database, or null. */
export async function findUnfinishedMove(db: Database): Promise<UnfinishedMove | null> {
  return (await db.selectFrom('unfinished_moves').selectAll().executeTakeFirst()) ?? null
}

/** Marks a database as the target of a move. */
export async function insertUnfinishedMove(db: Database, move: UnfinishedMove): Promise<void> {
  await db.insertInto('unfinished_moves').values(move).execute()
}

/** Unmarks a database as the target of a move. */
export async function deleteUnfinishedMove(db: Database): Promise<void> {
  await db.deleteFrom('unfinished_moves').execute()
}

/** The folder in which a restoration prepares the backup's database before putting it in place. */
export const restoreFolder = 'restoring'

/** Throws a `StorageError` if a database is the target of an unfinished move. */
export async function requireNoUnfinishedMove(db: Database): Promise<void> {
  const move = await findUnfinishedMove(db)
  if (move === null) return
  if (basename(dirname(move.source)) === restoreFolder) {
    throw new StorageError(
      'it has only a part of a backup; complete the restoration with the same `npm run shop -- restore`',
    )
  }
  throw new StorageError(
    `it has only a part of the data of ${move.source}; complete the move with the same \`npm run move\``,
  )
}
