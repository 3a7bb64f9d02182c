import type { CustomerRow } from '../../platform/database/database.ts'
import { maxPicturePixels, reencodePicture } from './reencode-picture.ts'
import type { Context } from '../../context.ts'
import { throwValidationError } from '../../platform/http/http-error.ts'

const maxPictureBytes = 2_000_000

/** A change of the profile picture; `bytes` is a WebP picture. */
export type PictureChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly bytes: Uint8Array }

/**
 * Reads the `image` field: a file replaces the picture and is re-encoded, an empty list or
 * `{"image_0": ""}` removes it, and a missing value keeps it. Throws a 422 for a file that is not
 * JPEG, PNG or WebP, is damaged, or has too many bytes or pixels, and a 429 for too many files.
 */
export async function readPictureChange(
  context: Context,
  customer: CustomerRow,
  field: unknown,
): Promise<PictureChange> {
  if (field === undefined || field === null) return { kind: 'keep' }
  const entries: unknown[] =
    typeof field === 'object' && !(field instanceof File) ? Object.values(field) : [field]
  const file = entries.find((entry) => entry instanceof File && entry.size > 0)
  if (file instanceof File) return await readPicture(context, customer, file)
  if (entries.every((entry) => entry === '' || entry instanceof File)) return { kind: 'remove' }
  return refusePicture('wrong-type')
}

async function readPicture(
  { limiter }: Context,
  customer: CustomerRow,
  file: File,
): Promise<PictureChange> {
  if (file.size > maxPictureBytes) refusePicture('too-large')
  await limiter.attempt('pictureAccount', String(customer.id))
  const picture = await reencodePicture(new Uint8Array(await file.arrayBuffer()))
  if (picture.kind !== 'picture') refusePicture(picture.kind)
  return { kind: 'replace', bytes: picture.bytes }
}

/** The messages and reasons of refused pictures; the first two messages are Bagisto's. */
const refusals = {
  'wrong-type': ['The image field must be a file of type: jpeg, jpg, png, webp.', 'image_invalid'],
  'too-large': ['The image field must not be greater than 2000 kilobytes.', 'image_too_large'],
  'too-many-pixels': [
    `The image field has more than ${maxPicturePixels / 1e6} megapixels.`,
    'image_too_many_pixels',
  ],
  damaged: ['The image field is a damaged file.', 'image_damaged'],
} as const

function refusePicture(kind: keyof typeof refusals): never {
  const [message, reason] = refusals[kind]
  throwValidationError({ image: [message] }, reason)
}
