import { createHash } from 'node:crypto'
import { lstat } from 'node:fs/promises'
import type { FileRef } from '../domain/catalogue.ts'
import { maxPicturePixels, reencodePicture } from '../files/reencode-picture.ts'
import { explainStorageFailure } from '../storage-failure.ts'
import { readSmallFile } from './file-store.ts'

const maxBytes = 20 * 1024 * 1024

/** Width and height in pixels of the largest stored cover or portrait. */
const maxSidePixels = 1200

/** A picture of a label, re-encoded as a square WebP without metadata; or why it cannot be used. */
export type ImportedPicture =
  | {
      readonly kind: 'picture'
      /** SHA-256 of the given file. */
      readonly sourceSha256: string
      /** The given file, which an export contains. */
      readonly source: Uint8Array
      readonly bytes: Uint8Array
    }
  | { readonly kind: 'refused'; readonly reason: string }

/** The extensions of given pictures. */
export type PictureExtension = 'jpg' | 'png' | 'webp'

const reasons = {
  'wrong-type': 'it is no JPG, PNG or WebP',
  'too-many-pixels': `it has more than ${maxPicturePixels / 1e6} million pixels`,
  damaged: 'it is damaged',
  busy: 'too many pictures are being read',
} as const

/** Reads and re-encodes a picture. Never rejects. */
export async function importPicture(path: string): Promise<ImportedPicture> {
  try {
    const found = await lstat(path)
    if (!found.isFile()) return { kind: 'refused', reason: 'it is no file' }
    const source = await readSmallFile(path, maxBytes)
    const picture = await reencodePicture(source, maxSidePixels)
    if (picture.kind !== 'picture') return { kind: 'refused', reason: reasons[picture.kind] }
    const sourceSha256 = createHash('sha256').update(source).digest('hex')
    return { kind: 'picture', sourceSha256, source, bytes: picture.bytes }
  } catch (error) {
    return { kind: 'refused', reason: explainPictureFailure(error) }
  }
}

/** Returns the extension of a picture by its first bytes. */
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

/** A stored picture of a label. */
export type PictureRef = FileRef<'webp'>
