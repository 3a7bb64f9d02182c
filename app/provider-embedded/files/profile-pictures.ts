import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const maxPictureBytes = 2_000_000

export type PictureType = 'jpg' | 'png' | 'webp'

/**
 * Detects the type of a picture from its first bytes, regardless of its file name; returns null for
 * other files.
 */
export function detectPictureType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46])
  return isRiff && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]) ? 'webp' : null
}

/**
 * Writes a picture to `{dataDir}/files`, named after the SHA-256 of its content, and returns the
 * hash.
 */
export async function storePicture(
  dataDir: string,
  bytes: Uint8Array,
  extension: PictureType,
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = join(dataDir, 'files', `${sha256}.${extension}`)
  const temporary = `${path}.${process.pid}.${Date.now()}`
  await mkdir(join(dataDir, 'files'), { recursive: true })
  await writeFile(temporary, bytes)
  await rename(temporary, path)
  return sha256
}

/** Removes a stored picture, if it exists. */
export async function removePicture(
  dataDir: string,
  sha256: string,
  extension: string,
): Promise<void> {
  await rm(join(dataDir, 'files', `${sha256}.${extension}`), { force: true })
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
