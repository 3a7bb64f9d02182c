import { join } from 'node:path'
import { recordDownload, listOwnedProducts } from '../db/ownership.ts'
import { listPurchasedFiles } from '../db/purchased-files.ts'
import type { PurchasedFile } from '../db/purchased-files.ts'
import { getPackSeller } from '../domain/owner-address.ts'
import { getSoundsFolder } from '../files/catalogue-folder.ts'
import { measureFile } from '../files/measure-file.ts'
import type { PackZips } from '../files/pack-zips.ts'
import { serveFile } from '../files/serve-file.ts'
import type { ServedFile } from '../files/serve-file.ts'
import type { Context, ProviderApp } from './context.ts'
import { throwNotFound } from './http-error.ts'
import { requireCustomer } from './require-customer.ts'
import { getDownloadUrl } from './serialize-order-item.ts'
import { transact } from '../db/transact.ts'

/**
 * Mounts the routes for the customer's library and for downloads, which only their owner can
 * access.
 */
export function mountDownloads(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)
  const { db, options, zips } = context
  const soundsFolder = getSoundsFolder(options)
  const seller = getPackSeller(options)

  app.get('/api/v1/customer/library', customerOnly, async (c) => {
    const owned = await listOwnedProducts(db, c.get('customer').id)
    const files = await listPurchasedFiles(db, owned, seller, c.get('customer').id)
    const entries = files.map((file) => serializeLibraryEntry(context, file))
    return c.json({ data: await Promise.all(entries) })
  })

  app.get('/api/v1/customer/downloads/:linkId', customerOnly, async (c) => {
    const linkId = Number(c.req.param('linkId'))
    const { id: customerId } = c.get('customer')
    const owned = await listOwnedProducts(db, customerId)
    const product = owned.find((row) => row.link_id === linkId)
    if (product === undefined) throwNotFound()
    const [file] = await listPurchasedFiles(db, [product], seller, customerId)
    if (file === undefined) throwNotFound()
    const response = await serveFile(c.req.raw, await toServedFile(file, soundsFolder, zips))
    if (response === null) throwNotFound()
    if (response.status === 200 && c.req.method === 'GET') {
      await transact(db, (transaction) => recordDownload(transaction, customerId, linkId))
    }
    return response
  })
}

async function serializeLibraryEntry(context: Context, file: PurchasedFile) {
  const { product } = file
  return {
    product_id: product.id,
    link_id: product.link_id,
    name: product.name,
    bytes: await measureFile(file, context.zips),
    download_url: getDownloadUrl(context, product.link_id),
  }
}

async function toServedFile(
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
  const { path, tag } = await zips.get(file.contents)
  return { path, tag, type: 'application/zip', cacheControl, downloadName: file.fileName }
}
