import { mediaPolicy } from '../contract/media-policy.ts'
import { findPublicFile } from './catalogue-files.store.ts'
import { isPictureInUse } from '../accounts/customers.store.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { toKey } from '../platform/files/hashed-files.ts'
import { serveFile } from '../platform/files/serve-file.ts'
import type { Context, ProviderApp } from '../context.ts'
import { throwNotFound } from '../platform/http/http-error.ts'

const contentTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  svg: 'image/svg+xml; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/**
 * Mounts GET files/{sha256}.{extension}, which serves previews, covers, portraits and profile
 * pictures, but never files for sale. All except profile pictures are also available by short name,
 * see `getPublicName`.
 */
export function mountPublicFiles(app: ProviderApp, context: Context): void {
  app.get('/files/:name', async (c) => {
    const match = /^([0-9a-f]{16}|[0-9a-f]{64})\.(mp3|svg|jpg|png|webp)$/.exec(c.req.param('name'))
    const [, digits, extension] = match ?? []
    const type = contentTypes[extension ?? '']
    if (digits === undefined || extension === undefined || type === undefined) throwNotFound()
    const file = await findFile(context, digits, extension)
    if (file === null) throwNotFound()
    const response = await serveFile(c.req.raw, file.store, {
      key: toKey({ sha256: file.sha256, extension }),
      tag: file.sha256,
      type,
      cacheControl: 'public, max-age=31536000, immutable',
    })
    if (response === null) throwNotFound()
    response.headers.set('Content-Security-Policy', mediaPolicy)
    return response
  })
}

/** Returns a public file, or null. */
async function findFile(
  { db, files }: Context,
  digits: string,
  extension: string,
): Promise<{ readonly store: FileStore; readonly sha256: string } | null> {
  const sha256 = await findPublicFile(db, digits, extension)
  if (sha256 !== null) return { store: files.catalogue, sha256 }
  const isPicture = extension !== 'mp3' && extension !== 'svg'
  if (!isPicture || !(await isPictureInUse(db, digits))) return null
  return { store: files.pictures, sha256: digits }
}
