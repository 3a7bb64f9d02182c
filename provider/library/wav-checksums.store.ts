import type { Database } from '../platform/database/database.ts'

/** Returns the known CRC-32 checksums of WAVs, by SHA-256. */
export async function findChecksums(
  db: Database,
  sha256s: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('wav_checksums')
    .selectAll()
    .where('sha256', 'in', sha256s)
    .execute()
  return new Map(rows.map(({ sha256, crc32 }) => [sha256, crc32]))
}

/** Stores checksums, unless another process has done it. Must run in a transaction. */
export async function insertChecksums(
  db: Database,
  checksums: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...checksums].map(([sha256, crc32]) => ({ sha256, crc32 }))
  await db
    .insertInto('wav_checksums')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
