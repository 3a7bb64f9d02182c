import { mediaPolicy } from '#provider/contract/media-policy.ts'
import { fail, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { findOtherHostUrl, isPublicFile } from '../media-address.ts'
import { readFailure } from '../http/read-failure.ts'

const requestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since']

const responseHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

const fileStatuses = new Set([200, 206, 304, 416])
const mediaTypePattern = /^(audio\/|image\/|application\/octet-stream)/

export interface FileRequest {
  method?: 'GET' | 'HEAD'
  /** The browser's headers; only those for ranges and revalidation are forwarded. */
  headers: Headers
}

/**
 * Creates the calls that stream files from the provider, preserving status, ranges and validators.
 */
export function createFileCalls(http: HttpClient) {
  return {
    /** Opens a public preview or image by its storefront path, without the `/media` prefix. */
    async media(path: string, request: FileRequest): Promise<Outcome<Response>> {
      const address = isPublicFile(path) ? path : findOtherHostUrl(path, http.options)
      if (address === null) return fail({ kind: 'not-found' })
      return openFile(http, address, request, false)
    },
    /** Opens a purchased file; fails with `not-found` for other customers. */
    async download(linkId: number, request: FileRequest): Promise<Outcome<Response>> {
      if (!Number.isSafeInteger(linkId) || linkId < 1) return fail({ kind: 'not-found' })
      return openFile(http, `/api/v1/customer/downloads/${linkId}`, request, true)
    },
    /** Opens purchased products as one ZIP; fails with `not-found` unless all are the customer's. */
    async productsZip(productIds: readonly number[], request: FileRequest) {
      const path = `/api/v1/customer/library/zip?product_ids=${productIds.join(',')}`
      return await openFile(http, path, request, true)
    },
    /** Opens a ZIP with all data that the provider stores about the customer. */
    async customerData(request: FileRequest): Promise<Outcome<Response>> {
      if (!http.capabilities.privacy) return fail({ kind: 'not-found' })
      return await openFile(http, '/api/v1/customer/data', request, true)
    },
    /** Opens everything that the customer owns as one ZIP. */
    async libraryZip(request: FileRequest) {
      return await openFile(http, '/api/v1/customer/library/zip/all', request, true)
    },
    /** Opens the files of an order as one ZIP; fails with `not-found` for other customers. */
    async orderZip(orderId: number, request: FileRequest) {
      return await openFile(http, `/api/v1/customer/orders/${orderId}/zip`, request, true)
    },
  }
}

async function openFile(
  http: HttpClient,
  path: string,
  { method = 'GET', headers }: FileRequest,
  isPrivate: boolean,
): Promise<Outcome<Response>> {
  const opened = await http.open({
    method,
    path,
    auth: isPrivate,
    headers: {
      ...pickHeaders(headers, requestHeaders),
      accept: '*/*',
      'accept-encoding': 'identity',
    },
  })
  if (!opened.ok) return opened
  const response = opened.value
  if (fileStatuses.has(response.status) && isFile(response, isPrivate)) {
    return succeed(toFileResponse(response, isPrivate))
  }
  await response.body?.cancel()
  const { status } = response
  // Some providers respond to unknown URLs with their home page.
  return fail(status < 300 ? { kind: 'not-found' } : readFailure(status, response.headers, null))
}

function isFile({ status, headers }: Response, isPrivate: boolean): boolean {
  if (status === 304 || status === 416) return true
  const type = headers.get('content-type') ?? ''
  return isPrivate ? !/^(text\/html|application\/json)/.test(type) : mediaTypePattern.test(type)
}

function toFileResponse(response: Response, isPrivate: boolean): Response {
  const { status, body } = response
  const headers = new Headers({
    ...pickHeaders(response.headers, responseHeaders),
    'x-content-type-options': 'nosniff',
    // An image opened directly must not run scripts on the shop's origin.
    'content-security-policy': mediaPolicy,
  })
  if (response.headers.has('content-encoding')) headers.delete('content-length')
  if (isPrivate) headers.set('cache-control', 'private, no-store')
  return new Response(status === 304 ? null : body, { status, headers })
}

function pickHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
