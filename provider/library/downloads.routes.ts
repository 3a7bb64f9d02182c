import type { wireOwnedFile } from '../contract/order.ts'
import { productIdPattern } from '../contract/product-id.ts'
import type { Sent } from '../contract/sent.ts'
import type { PurchasedFile } from './purchased-files.store.ts'
import { measureFile } from './measure-file.ts'
import { toKey } from '../platform/files/hashed-files.ts'
import { serveFile } from '../platform/files/serve-file.ts'
import type { Context, ProviderApp } from '../context.ts'
import { throwNotFound } from '../platform/http/http-error.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { findDownload, startDownload } from './download-file.ts'
import { readLibrary } from './read-library.ts'

/**
 * Mounts the routes for the customer's library and downloads, which require their owner's session.
 */
export function mountDownloads(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/library', customerOnly, async (c) => {
    const { id: customerId } = c.get('customer')
    const productId = parseId(c.req.query('product_id'))
    const data: LibraryEntry[] = []
    // Sequentially, so that a library occupies only one slot of the cover queue.
    for await (const file of readLibrary(context, customerId, productId)) {
      data.push(await serializeLibraryEntry(context, file))
    }
    return c.json({ data })
  })

  app.get('/api/v1/customer/downloads/:linkId', customerOnly, async (c) => {
    const linkId = Number(c.req.param('linkId'))
    const { id: customerId } = c.get('customer')
    if (!Number.isSafeInteger(linkId)) throwNotFound()
    const file = (await findDownload(context, customerId, linkId)) ?? throwNotFound()
    const response = await sendFile(context, c.req.raw, file)
    if (response === null) throwNotFound()
    if (c.req.method === 'GET' && startsFile(response)) {
      await startDownload(context, customerId, file)
    }
    return response
  })
}

/**
 * Returns whether a response starts a file: its first byte or a redirect to it, since clients also
 * download in ranges.
 */
function startsFile({ status, headers }: Response): boolean {
  return (
    status === 200 ||
    status === 302 ||
    headers.get('content-range')?.startsWith('bytes 0-') === true
  )
}

type LibraryEntry = Awaited<ReturnType<typeof serializeLibraryEntry>>

/** Parses an id in the query; returns null without a value. */
function parseId(text: string | undefined): number | null {
  if (text === undefined) return null
  return productIdPattern.test(text) ? Number(text) : throwNotFound()
}

async function serializeLibraryEntry(context: Context, file: PurchasedFile) {
  const { product } = file
  return {
    product_id: product.id,
    link_id: product.link_id,
    name: product.name,
    bytes: await measureFile(file, context.zips),
  } satisfies Sent<typeof wireOwnedFile>
}

async function sendFile(
  { files, zips }: Context,
  request: Request,
  file: PurchasedFile,
): Promise<Response | null> {
  const cacheControl = 'private, no-cache'
  if (file.kind === 'wav') {
    const { sha256, fileName: downloadName } = file.sound
    const key = toKey({ sha256, extension: 'wav' })
    const sent = { key, tag: sha256, type: 'audio/wav', cacheControl, downloadName }
    return await serveFile(request, files.catalogue, sent)
  }
  const zip = await zips.get(file.contents)
  const sent = { ...zip, type: 'application/zip', cacheControl, downloadName: file.fileName }
  return await serveFile(request, files.packs, sent)
}
