import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { maxPicturePixels, reencodePicture } from '../../../accounts/profile/reencode-picture.ts'
import { explainStorageFailure } from '../../../platform/database/storage-failure.ts'
import { readSmallFile } from '../input-files.ts'

const maxBytes = 20 * 1024 * 1024

/** The maximum width and height of a stored cover or portrait in pixels. */
const maxSidePixels = 1200

/**
 * A label's picture, re-encoded as a square WebP without metadata; or the reason it cannot be used.
 */
export type ImportedPicture =
  | {
      readonly kind: 'picture'
      /** The SHA-256 of the original file. */
      readonly sourceSha256: string
      /** The original file, which exports contain. */
      readonly source: Uint8Array
      readonly bytes: Uint8Array
    }
  | { readonly kind: 'refused'; readonly reason: string }

/** The extensions of supplied pictures. */
export type PictureExtension = 'jpg' | 'png' | 'webp'

const reasons = {
  'wrong-type': 'it is not a JPG, PNG or WebP',
  'too-many-pixels': `it has more than ${maxPicturePixels / 1e6} million pixels`,
  damaged: 'it is damaged',
} as const

/** Reads and re-encodes a picture in a folder, without following symbolic links. Never rejects. */
export async function importPicture(
  folder: string,
  relativePath: string,
): Promise<ImportedPicture> {
  try {
    const fault = await findPathFault(folder, relativePath)
    if (fault !== null) return { kind: 'refused', reason: fault }
    const path = join(folder, relativePath)
    const source = await readSmallFile(path, maxBytes)
    const picture = await reencodePicture(source, maxSidePixels)
    if (picture.kind !== 'picture') return { kind: 'refused', reason: reasons[picture.kind] }
    const sourceSha256 = createHash('sha256').update(source).digest('hex')
    return { kind: 'picture', sourceSha256, source, bytes: picture.bytes }
  } catch (error) {
    return { kind: 'refused', reason: explainPictureFailure(error) }
  }
}

async function findPathFault(folder: string, relativePath: string): Promise<string | null> {
  const parts = relativePath.split(sep)
  for (const [index] of parts.entries()) {
    const found = await lstat(join(folder, ...parts.slice(0, index + 1)))
    if (found.isSymbolicLink())
      return 'it is behind a symbolic link; copy the file into the folder of the pack'
    if (index === parts.length - 1 && !found.isFile()) return 'it is not a file'
  }
  return null
}

/** Returns the extension of a picture according to its first bytes. */
export function getPictureExtension(bytes: Uint8Array): PictureExtension {
  if (bytes[0] === 0xff) return 'jpg'
  return bytes[0] === 0x89 ? 'png' : 'webp'
}

function explainPictureFailure(error: unknown): string {
  if (error instanceof RangeError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'it does not exist'
  return explainStorageFailure(error) ?? 'it cannot be read'
}
