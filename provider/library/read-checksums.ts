import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Database } from '../platform/database/database.ts'
import { transact } from '../platform/database/transact.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { toKey } from '../platform/files/hashed-files.ts'
import { forEachParallel } from '../platform/workers/for-each-parallel.ts'
import { findChecksums, insertChecksums } from './wav-checksums.store.ts'

/** The number of checksums stored at once; an interrupted call reads at most as many files again. */
const batchSize = 32
/** The number of files read at once, since most of the time passes until a bucket responds. */
const maxReads = 8

/**
 * Returns the CRC-32 checksums of WAVs by SHA-256. Reads each file whose checksum is unknown, some
 * at once, and stores it. If a file is missing or damaged, rejects, or with `isOptional` returns the
 * checksums until then.
 */
export async function readChecksums(
  { db, catalogue }: { readonly db: Database; readonly catalogue: FileStore },
  sha256s: readonly string[],
  { isOptional = false } = {},
): Promise<Map<string, number>> {
  const checksums = new Map<string, number>()
  const all = [...new Set(sha256s)]
  for (let start = 0; start < all.length; start += batchSize) {
    const batch = all.slice(start, start + batchSize)
    const known = await findChecksums(db, batch)
    const read = await readFiles(
      catalogue,
      batch.filter((sha256) => !known.has(sha256)),
    ).catch((error: unknown) => {
      if (isOptional) return null
      throw error
    })
    if (read === null) return checksums
    if (read.size > 0) await transact(db, (transaction) => insertChecksums(transaction, read))
    for (const [sha256, checksum] of [...known, ...read]) checksums.set(sha256, checksum)
  }
  return checksums
}

async function readFiles(
  catalogue: FileStore,
  sha256s: readonly string[],
): Promise<Map<string, number>> {
  const read = new Map<string, number>()
  await forEachParallel(sha256s, maxReads, async (sha256) => {
    read.set(sha256, await readChecksum(catalogue, sha256))
  })
  return read
}

/** Rejects if the file is damaged, so that its checksum is right once it is restored. */
async function readChecksum(catalogue: FileStore, sha256: string): Promise<number> {
  const key = toKey({ sha256, extension: 'wav' })
  const hash = createHash('sha256')
  let checksum = 0
  for await (const chunk of catalogue.read(key)) {
    hash.update(chunk)
    checksum = crc32(chunk, checksum)
  }
  if (hash.digest('hex') !== sha256) {
    throw new Error(`The file ${catalogue.describe(key)} is damaged; restore it from a backup.`)
  }
  return checksum
}
