import { z } from 'zod'

const longest = 2000

/** A page of the shop to come back to, as a link of a mail carries it; null for anything else. */
export const backUrlSchema = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== 'string' || value.length > longest) return null
    return isShopPath(value) ? value : null
  })

/** A path with its query: no other origin, no scheme, and nothing a browser reads as one. */
function isShopPath(value: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(value) && !(value.split(/[?#]/)[0] ?? '').includes('//')
}
