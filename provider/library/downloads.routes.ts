import type { wireOwnedFile } from '../contract/order.ts'
import { productIdPattern } from '../contract/product-id.ts'
import type { Sent } from '../contract/sent.ts'
import type { PurchasedFile } from './purchased-files.store.ts'
import { measureFile } from './measure-file.ts'
import type { Context, ProviderApp } from '../context.ts'
import { getPackSeller } from '../owner/seller.ts'
import { getShopDay } from '../platform/calendar/shop-day.ts'
import { throwNotFound } from '../platform/http/http-error.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { findDownload } from './download-file.ts'
import { readLibrary } from './read-library.ts'
import { sendPurchasedFile, sendSelection } from './send-download.ts'

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

  app.get('/api/v1/customer/library/zip', customerOnly, async (c) => {
    const productIds = (c.req.query('product_ids') ?? '').split(',').map(requireId)
    const download = { request: c.req.raw, customerId: c.get('customer').id }
    return await sendSelection(context, download, productIds, nameZip(context))
  })

  // The URL contains no ids, whose number has no limit here.
  app.get('/api/v1/customer/library/zip/all', customerOnly, async (c) => {
    const download = { request: c.req.raw, customerId: c.get('customer').id }
    return await sendSelection(context, download, null, nameZip(context))
  })

  app.get('/api/v1/customer/downloads/:linkId', customerOnly, async (c) => {
    const linkId = Number(c.req.param('linkId'))
    const { id: customerId } = c.get('customer')
    if (!Number.isSafeInteger(linkId)) throwNotFound()
    const file = (await findDownload(context, customerId, linkId)) ?? throwNotFound()
    return await sendPurchasedFile(context, { request: c.req.raw, customerId }, file)
  })
}

/** Names a ZIP after the shop and the day. */
function nameZip({ options, clock }: Context): string {
  return `${getPackSeller(options).filePrefix}_${getShopDay(clock(), options.shop)}.zip`
}

type LibraryEntry = Awaited<ReturnType<typeof serializeLibraryEntry>>

/** Parses an id in the query; returns null without a value. */
function parseId(text: string | undefined): number | null {
  return text === undefined ? null : requireId(text)
}

function requireId(text: string): number {
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
