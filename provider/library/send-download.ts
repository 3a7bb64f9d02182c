import type { PackContents } from '../catalog/pack-contents.rules.ts'
import type { Context } from '../context.ts'
import type { ProductRow } from '../platform/database/database.ts'
import { toKey } from '../platform/files/hashed-files.ts'
import { serveContent, serveFile } from '../platform/files/serve-file.ts'
import { throwHttpError, throwNotFound } from '../platform/http/http-error.ts'
import { startDownload } from './download-file.ts'
import { selectFiles, selectLibrary } from './select-files.ts'
import type { PurchasedFile } from './purchased-files.store.ts'

/** A customer's request for files. */
interface DownloadRequest {
  readonly request: Request
  readonly customerId: number
}

const cacheControl = 'private, no-cache'

/** Sends a file that the customer has bought, or a range of it. */
export async function sendPurchasedFile(
  context: Context,
  download: DownloadRequest,
  file: PurchasedFile,
): Promise<Response> {
  if (file.kind === 'zip') {
    const { product, contents, fileName } = file
    return await sendZip(context, download, { products: [product], contents: [contents] }, fileName)
  }
  const { sha256, fileName: downloadName } = file.sound
  const key = toKey({ sha256, extension: 'wav' })
  const sent = { key, tag: sha256, type: 'audio/wav', cacheControl, downloadName }
  const response = await serveFile(download.request, context.files.catalogue, sent)
  return await countDownload(context, download, response ?? throwNotFound(), [file.product])
}

/**
 * Sends products that the customer owns as one ZIP, or a range of it; everything that the customer
 * owns if `productIds` is null.
 */
export async function sendSelection(
  context: Context,
  download: DownloadRequest,
  productIds: readonly number[] | null,
  fileName: string,
): Promise<Response> {
  const selection =
    productIds === null
      ? await selectLibrary(context, download.customerId)
      : await selectFiles(context, download.customerId, productIds)
  if (!('refusal' in selection)) return await sendZip(context, download, selection, fileName)
  if (selection.refusal === 'not_owned') return throwNotFound()
  return throwHttpError(422, 'There are too many files for one ZIP.', selection.refusal)
}

interface SentZip {
  readonly products: readonly ProductRow[]
  readonly contents: readonly PackContents[]
}

async function sendZip(
  context: Context,
  download: DownloadRequest,
  { products, contents }: SentZip,
  downloadName: string,
): Promise<Response> {
  const zip = await context.zips.open(contents)
  const sent = { ...zip, type: 'application/zip', cacheControl, downloadName }
  return await countDownload(context, download, serveContent(download.request, sent), products)
}

/** Counts a download once, when its first byte is sent. */
async function countDownload(
  context: Context,
  { request, customerId }: DownloadRequest,
  response: Response,
  products: readonly ProductRow[],
): Promise<Response> {
  if (request.method === 'GET' && startsFile(response)) {
    await startDownload(context, customerId, products)
  }
  return response
}

/** Returns whether a response has the first byte of a file; clients also download in ranges. */
function startsFile({ status, headers }: Response): boolean {
  return status === 200 || headers.get('content-range')?.startsWith('bytes 0-') === true
}
