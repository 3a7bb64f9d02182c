import { detectPictureType, maxPictureBytes } from '../files/profile-pictures.ts'
import type { PictureType } from '../files/profile-pictures.ts'
import { throwValidationError } from './http-error.ts'

/** What to do with the profile picture. */
export type PictureChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly bytes: Uint8Array; readonly extension: PictureType }

/**
 * Parses the `image` field: a file replaces the picture, an empty list or `{"image_0": ""}` removes
 * it, and a missing value keeps it. Throws a 422 for files that are too large or not JPEG, PNG or
 * WebP.
 */
export async function parsePictureChange(field: unknown): Promise<PictureChange> {
  if (field === undefined || field === null) return { kind: 'keep' }
  const entries: unknown[] =
    typeof field === 'object' && !(field instanceof File) ? Object.values(field) : [field]
  const file = entries.find((entry) => entry instanceof File && entry.size > 0)
  if (file instanceof File) return await readPicture(file)
  if (entries.every((entry) => entry === '' || entry instanceof File)) return { kind: 'remove' }
  return throwInvalidImage('The image field must be a file of type: jpeg, jpg, png, webp.')
}

async function readPicture(file: File): Promise<PictureChange> {
  if (file.size > maxPictureBytes) {
    throwInvalidImage('The image field must not be greater than 2000 kilobytes.')
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const extension = detectPictureType(bytes)
  if (extension === null) {
    throwInvalidImage('The image field must be a file of type: jpeg, jpg, png, webp.')
  }
  return { kind: 'replace', bytes, extension }
}

function throwInvalidImage(message: string): never {
  throwValidationError({ image: [message] }, 'image_invalid')
}
