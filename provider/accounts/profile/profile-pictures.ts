import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../../platform/files/folder/write-atomically.ts'

/**
 * Writes a WebP picture to `{dataDir}/files`, named after the SHA-256 of its content, and returns
 * the hash.
 */
export async function storePicture(dataDir: string, bytes: Uint8Array): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = join(dataDir, 'files', `${sha256}.webp`)
  await writeAtomically(path, (draft) => writeFile(draft, bytes, { flush: true }))
  return sha256
}

/** Removes a stored picture, if it exists; pictures of earlier versions can be JPEG or PNG. */
export async function removePicture(
  dataDir: string,
  sha256: string,
  extension: string,
): Promise<void> {
  await rm(join(dataDir, 'files', `${sha256}.${extension}`), { force: true })
}
