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
  const separator = getFieldSeparator(source?.headers['content-type'] ?? '')
  const body = source !== undefined && 'rawBody' in source ? source.rawBody : null
  const isWithinLimit =
    !hasTooMany(new URL(request.url).search, '&') &&
    (separator === null || !Buffer.isBuffer(body) || !hasTooMany(body, separator))
  if (isWithinLimit) return next()
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new FastResponse('Too many fields', { status: 400, headers })
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
