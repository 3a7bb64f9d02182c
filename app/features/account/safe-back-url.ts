import { splitLocale } from '#app/i18n/paths.ts'

/** Longer addresses than this are nobody's page. */
const longest = 2000

const unsafe = /[\\\p{Cc}]/u

/**
 * The page to come back to, or null: only a localised path of this site with its query, such as
 * `/de/cart?step=checkout`. Other origins, schemes, `//`, `\` and control characters are refused.
 */
export function safeBackUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest || unsafe.test(value)) return null
  if (!value.startsWith('/') || value.startsWith('//')) return null
  const base = 'http://same-site.invalid'
  if (!URL.canParse(value, base)) return null
  const { origin, pathname, search, hash } = new URL(value, base)
  if (origin !== base || pathname.includes('//') || !splitLocale(pathname).locale) return null
  return pathname + search + hash
}
