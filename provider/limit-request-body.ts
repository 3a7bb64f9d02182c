import type { MiddlewareHandler } from 'hono'
import { limitBodySize } from './platform/http/body-limit.ts'
import { webhookPaths } from './payments/payment-services.ts'
import type { ProviderEnv } from './context.ts'
import { HttpError } from './platform/http/http-error.ts'

const maxFieldsBytes = 100_000
const maxWebhookBytes = 256 * 1024
const maxPictureFormBytes = 3_500_000

/** The route that receives the profile picture. */
const picturePathPattern = /^\/api\/v1\/customer\/profile\/?$/

/**
 * Returns the maximum size of a request body in bytes: 100 kB, 256 KiB for a payment webhook, or
 * 3.5 MB for the form with the profile picture.
 */
export function getMaxBodyBytes({ url, headers }: Request): number {
  const { pathname } = new URL(url)
  if (webhookPaths.includes(pathname)) return maxWebhookBytes
  const type = headers.get('content-type') ?? ''
  const isForm = type.toLowerCase().startsWith('multipart/form-data')
  return isForm && picturePathPattern.test(pathname) ? maxPictureFormBytes : maxFieldsBytes
}

/** Middleware that responds with a 413 to bodies larger than `getMaxBodyBytes` returns. */
export function limitRequestBody(): MiddlewareHandler<ProviderEnv> {
  const limits = new Map(
    [maxFieldsBytes, maxWebhookBytes, maxPictureFormBytes].map((bytes) => [
      bytes,
      limitBodySize(bytes, throwTooLarge),
    ]),
  )
  const smallest = limitBodySize(maxFieldsBytes, throwTooLarge)
  return async (c, next) => {
    const limit = limits.get(getMaxBodyBytes(c.req.raw)) ?? smallest
    return await limit(c, next)
  }
}

function throwTooLarge(): never {
  throw new HttpError(413, { message: 'The body is too large.', reason: 'body_too_large' })
}
