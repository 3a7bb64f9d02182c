import { join } from 'node:path'
import type { Context, ProviderApp } from './context.ts'
import { throwNotFound } from './http-error.ts'
import { serveFile } from '#app/provider-embedded/files/serve-file.ts'

const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** GET files/{sha256}.{extension}: previews, covers and profile pictures; what is sold is never here. */
export function mountFiles(app: ProviderApp, context: Context): void {
  app.get('/files/:name', async (c) => {
    const match = /^([0-9a-f]{64})\.(mp3|svg|jpg|png|webp)$/.exec(c.req.param('name'))
    const [, sha256, extension] = match ?? []
    const type = types[extension ?? '']
    if (sha256 === undefined || extension === undefined || type === undefined) throwNotFound()
    const folder = await folderOf(context, sha256, extension)
    if (folder === null) throwNotFound()
    const answer = await serveFile(c.req.raw, {
      path: join(folder, `${sha256}.${extension}`),
      tag: sha256,
      type,
      cacheControl: 'public, max-age=31536000, immutable',
    })
    if (answer === null) throwNotFound()
    // Opened by itself, a picture may run nothing.
    answer.headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    return answer
  })
}

/** Where a public file lies; null for one that is not public. */
async function folderOf(
  { db, options }: Context,
  sha256: string,
  extension: string,
): Promise<string | null> {
  if (extension !== 'mp3' && extension !== 'svg') {
    const owner = await db
      .selectFrom('customers')
      .select('id')
      .where('image_sha256', '=', sha256)
      .executeTakeFirst()
    return owner === undefined ? null : join(options.dataDir, 'files')
  }
  const file = await db
    .selectFrom('public_files')
    .select('sha256')
    .where('sha256', '=', sha256)
    .where('extension', '=', extension)
    .executeTakeFirst()
  if (file === undefined || options.catalogueDir === null) return null
  return join(options.catalogueDir, 'files')
}
