import { openPictures } from '../../accounts/profile/open-pictures.ts'
import { openCatalogueFiles } from '../../catalog/open-catalogue-files.ts'
import type { FileLocation } from '../../platform/files/file-place.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { hashStream } from '../../platform/files/hashed-files.ts'
import { forEachParallel } from '../../platform/workers/for-each-parallel.ts'

/** The number of files that were copied, and of those that the target had already. */
export interface MovedFiles {
  readonly copied: number
  readonly present: number
}

const maxCopies = 8

/**
 * Copies the files of products and customers to another place, several at once, and compares the
 * content of each with the original. Repeating it continues an interrupted move. Changes nothing at
 * the source. Rejects with the error of a store, if a copy differs, or with the reason of `signal`.
 */
export async function moveFiles(
  from: FileLocation,
  to: FileLocation,
  signal?: AbortSignal,
): Promise<MovedFiles> {
  const moved = { copied: 0, present: 0 }
  const parts = [
    [openCatalogueFiles(from), openCatalogueFiles(to)],
    [openPictures(from), openPictures(to)],
  ] as const
  for (const [source, target] of parts) {
    await forEachParallel(await source.list(), maxCopies, async (key) => {
      signal?.throwIfAborted()
      const isNew = await copyFile(source, target, key)
      moved[isNew ? 'copied' : 'present'] += 1
    })
  }
  return moved
}

/** Copies a file unless the target has the same one; returns whether it was copied. */
async function copyFile(source: FileStore, target: FileStore, key: string): Promise<boolean> {
  const sha256 = await hashStream(source.read(key))
  const isCopied = async () =>
    (await target.stat(key)) !== null && (await hashStream(target.read(key))) === sha256
  if (await isCopied()) return false
  await target.put(key, () => source.read(key))
  if (await isCopied()) return true
  throw new Error(`The copy ${target.describe(key)} differs from ${source.describe(key)}.`)
}
