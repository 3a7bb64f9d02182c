import { join } from 'node:path'
import { listPurchasedFiles } from '#app/provider-embedded/db/purchased-files.ts'
import type { PurchasedFile } from '#app/provider-embedded/db/purchased-files.ts'
import type { ProductRow } from '../db/schema.ts'
import { getOwnedProductIds } from '../db/ownership.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { getFileBytes } from './order-products.ts'
import { getDownloadUrl } from './serialize-order.ts'
import { createPackZips } from '#app/provider-embedded/files/pack-zips.ts'
import type { PackZips } from '#app/provider-embedded/files/pack-zips.ts'
import { throwNotFound } from './http-error.ts'
import { requireCustomer } from './require-customer.ts'
import { serveFile } from '#app/provider-embedded/files/serve-file.ts'
import type { ServedFile } from '#app/provider-embedded/files/serve-file.ts'

/** What a customer owns, and the files themselves; only their owner gets them. */
export function mountDownloads(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)
  const soundsFolder = join(context.options.catalogueDir ?? context.options.dataDir, 'files')
  const zips = createPackZips(join(context.options.dataDir, 'packs'), soundsFolder)

  app.get('/api/v1/customer/library', customerOnly, async (c) => {
    const files = await listPurchasedFiles(context.db, await ownedProducts(context, c))
    return c.json({ data: files.map((file) => libraryEntry(context, file)) })
  })

  app.get('/api/v1/customer/downloads/:linkId', customerOnly, async (c) => {
    const linkId = Number(c.req.param('linkId'))
    const owned = await ownedProducts(context, c)
    const product = owned.find((row) => row.link_id === linkId)
    if (product === undefined) throwNotFound()
    const [file] = await listPurchasedFiles(context.db, [product])
    if (file === undefined) throwNotFound()
    const answer = await serveFile(c.req.raw, await servedFile(file, soundsFolder, zips))
    if (answer === null) throwNotFound()
    if (answer.status === 200 && c.req.method === 'GET') await countDownload(context, c, linkId)
    return answer
  })
}

async function ownedProducts(context: Context, c: ProviderContext): Promise<ProductRow[]> {
  const ids = await getOwnedProductIds(context.db, c.get('customer').id)
  return await context.db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
}

function libraryEntry(context: Context, file: PurchasedFile) {
  const { product } = file
  return {
    product_id: product.id,
    link_id: product.link_id,
    name: product.name,
    bytes: getFileBytes(file),
    download_url: getDownloadUrl(context, product.link_id),
  }
}

async function servedFile(
  file: PurchasedFile,
  soundsFolder: string,
  zips: PackZips,
): Promise<ServedFile> {
  const cacheControl = 'private, no-cache'
  if (file.kind === 'wav') {
    const { sha256, fileName } = file.sound
    const path = join(soundsFolder, `${sha256}.wav`)
    return { path, tag: sha256, type: 'audio/wav', cacheControl, downloadName: fileName }
  }
  const { path, tag } = await zips.find(file.contents)
  return { path, tag, type: 'application/zip', cacheControl, downloadName: file.fileName }
}

async function countDownload(context: Context, c: ProviderContext, linkId: number): Promise<void> {
  await context.db.transaction().execute((db) =>
    db
      .updateTable('purchased_links')
      .set((update) => ({ download_used: update('download_used', '+', 1) }))
      .where('customer_id', '=', c.get('customer').id)
      .where('link_id', '=', linkId)
      .execute(),
  )
}
