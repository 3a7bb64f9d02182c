import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  maxPictureBytes,
  detectPictureType,
} from '#app/provider-embedded/files/profile-pictures.ts'
import type { PictureType } from '#app/provider-embedded/files/profile-pictures.ts'
import { throwValidationError } from './http-error.ts'

/** What a profile sent says of the picture. */
export type PictureChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly bytes: Uint8Array; readonly extension: PictureType }

/**
 * Reads the `image` field: a file replaces the picture, an empty list or `{"image_0": ""}` removes
 * it as the host does, nothing said keeps it. Refuses what is no JPEG, PNG or WebP, or is too large.
 */
export async function parsePictureChange(field: unknown): Promise<PictureChange> {
  if (field === undefined || field === null) return { kind: 'keep' }
  const entries: unknown[] =
    typeof field === 'object' && !(field instanceof File) ? Object.values(field) : [field]
  const file = entries.find((entry) => entry instanceof File && entry.size > 0)
  if (file instanceof File) return await readFile(file)
  if (entries.every((entry) => entry === '' || entry instanceof File)) return { kind: 'remove' }
  return refuseImage('The image field must be a file of type: jpeg, jpg, png, webp.')
}

/** Keeps a picture under the SHA-256 of its content in `{dataDir}/files`; gives that name. */
export async function storePicture(
  dataDir: string,
  bytes: Uint8Array,
  extension: PictureType,
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = join(dataDir, 'files', `${sha256}.${extension}`)
  const unfinished = `${path}.${process.pid}.${Date.now()}`
  await mkdir(join(dataDir, 'files'), { recursive: true })
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
  return sha256
}

/** Removes a kept picture; nothing happens when it is gone already. */
export async function removePicture(
  dataDir: string,
  sha256: string,
  extension: string,
): Promise<void> {
  await rm(join(dataDir, 'files', `${sha256}.${extension}`), { force: true })
}

async function readFile(file: File): Promise<PictureChange> {
  if (file.size > maxPictureBytes) {
    refuseImage('The image field must not be greater than 2000 kilobytes.')
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const extension = detectPictureType(bytes)
  if (extension === null) {
    refuseImage('The image field must be a file of type: jpeg, jpg, png, webp.')
  }
  return { kind: 'replace', bytes, extension }
}

function refuseImage(message: string): never {
  throwValidationError({ image: [message] }, 'image_invalid')
}
