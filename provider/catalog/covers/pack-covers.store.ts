import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { PackCoverTable } from '../../platform/database/schema/catalogue.ts'

/** Returns the size and the checksum of a converted cover; null if it was not converted yet. */
export async function findPackCover(
  db: Database,
  fileName: string,
): Promise<Selectable<PackCoverTable> | null> {
  const row = await db
    .selectFrom('pack_covers')
    .selectAll()
    .where('file_name', '=', fileName)
    .executeTakeFirst()
  return row ?? null
}

/** Stores the size and the checksum of a converted cover, or replaces them. */
export async function writePackCover(
  db: Database,
  cover: Selectable<PackCoverTable>,
): Promise<void> {
  const { bytes, crc32 } = cover
  await db
    .insertInto('pack_covers')
    .values(cover)
    .onConflict((conflict) => conflict.column('file_name').doUpdateSet({ bytes, crc32 }))
    .execute()
}
