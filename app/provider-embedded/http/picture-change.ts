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
  return throwWrongType()
}

async function readPicture(file: File): Promise<PictureChange> {
  if (file.size > maxPictureBytes) {
    const message = 'The image field must not be greater than 2000 kilobytes.'
    throwValidationError({ image: [message] }, 'image_too_large')
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const extension = detectPictureType(bytes)
  if (extension === null) throwWrongType()
  return { kind: 'replace', bytes, extension }
}

function throwWrongType(): never {
  const message = 'The image field must be a file of type: jpeg, jpg, png, webp.'
  throwValidationError({ image: [message] }, 'image_invalid')
}
