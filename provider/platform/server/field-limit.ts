import { FastResponse } from 'srvx'
import type { ServerMiddleware } from 'srvx'

/** Four times the number of fields in the shop's longest form and longest URL. */
const maxFields = 200

/**
 * Responds with 400 to more than 200 query parameters or form fields: parsing thousands of them
 * takes as long as rendering several pages. Must run after the middleware that receives the body.
 */
export const limitFields: ServerMiddleware = (request, next) => {
  const source = request.runtime?.node?.req
  const body = source !== undefined && 'rawBody' in source ? source.rawBody : null
  const type = source?.headers['content-type'] ?? ''
  if (!hasTooManyFields(request.url, type, Buffer.isBuffer(body) ? body : null)) return next()
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new FastResponse('Too many fields', { status: 400, headers })
}

/**
 * Returns whether a request with a URL and a body of a content type has more query parameters or form
 * fields than the shop reads.
 */
export function hasTooManyFields(url: string, type: string, body: Buffer | null): boolean {
  const separator = getFieldSeparator(type)
  return (
    hasTooMany(new URL(url).search, '&') ||
    (separator !== null && body !== null && hasTooMany(body, separator))
  )
}

type Separator = '&' | '\r\n--'

/** Returns the separator between a body's fields; null if it is not a form. */
function getFieldSeparator(type: string): Separator | null {
  if (/x-www-form-urlencoded/i.test(type)) return '&'
  return /multipart/i.test(type) ? '\r\n--' : null
}

function hasTooMany(fields: string | Buffer, separator: Separator): boolean {
  // In a multipart form, a separator also follows the last field.
  let count = separator === '&' ? 1 : 0
  for (let at = fields.indexOf(separator); at !== -1; at = fields.indexOf(separator, at + 1)) {
    count += 1
    if (count > maxFields) return true
  }
  return false
}
