import { join } from 'node:path'
import { isPublicFile } from '../db/catalogue-files.ts'
import { isPictureInUse } from '../db/customers.ts'
import { serveFile } from '../files/serve-file.ts'
import type { Context, ProviderApp } from './context.ts'
import { throwNotFound } from './http-error.ts'

const contentTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/**
 * Mounts GET files/{sha256}.{extension}, which serves previews, covers and profile pictures, but
 * never files for sale.
 */
export function mountPublicFiles(app: ProviderApp, context: Context): void {
  app.get('/files/:name', async (c) => {
    const match = /^([0-9a-f]{64})\.(mp3|svg|jpg|png|webp)$/.exec(c.req.param('name'))
    const [, sha256, extension] = match ?? []
    const type = contentTypes[extension ?? '']
    if (sha256 === undefined || extension === undefined || type === undefined) throwNotFound()
    const folder = await findFolder(context, sha256, extension)
    if (folder === null) throwNotFound()
    const response = await serveFile(c.req.raw, {
      path: join(folder, `${sha256}.${extension}`),
      tag: sha256,
      type,
      cacheControl: 'public, max-age=31536000, immutable',
    })
    if (response === null) throwNotFound()
    // An SVG that is opened as a document must not run scripts.
    response.headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    return response
  })
}

/** Returns the folder of a public file; null for any other file. */
async function findFolder(
  { db, options }: Context,
  sha256: string,
  extension: string,
): Promise<string | null> {
  if (extension !== 'mp3' && extension !== 'svg') {
    return (await isPictureInUse(db, sha256)) ? join(options.dataDir, 'files') : null
  }
  if (options.catalogueDir === null || !(await isPublicFile(db, sha256, extension))) return null
  return join(options.catalogueDir, 'files')
}
