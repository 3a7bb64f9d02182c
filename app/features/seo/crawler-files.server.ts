import { getShopLanguages } from '#app/i18n/shop-languages.ts'
import type { Locale } from '#app/locales/locales.ts'
import { productKinds } from '#provider/contract/product-kinds.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { buildPageSitemap, buildProductSitemap, buildSitemapIndex } from './sitemap.ts'

const maxAgeSeconds = 3600

/** Returns `robots.txt`, with the disallowed paths and the URL of the sitemap index. */
export function sendRobots(): Response {
  const { origin } = getRequestScope().app.settings
  const lines = [
    'User-agent: *',
    'Disallow: /_serverFn/',
    'Disallow: /download/',
    'Disallow: /invoices/',
  ]
  return createTextResponse(
    [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'),
    'text/plain',
  )
}

/** Returns `security.txt` as specified by RFC 9116, with the address for security reports. */
export function sendSecurityContact(): Response {
  const { settings, shop } = getRequestScope().app
  const { seller, languages } = shop.config
  const expires = new Date()
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  const lines = [
    `Contact: mailto:${seller.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${settings.origin}/.well-known/security.txt`,
    '',
  ]
  return createTextResponse(lines.join('\n'), 'text/plain')
}

/**
 * Returns the sitemap index, which lists the sitemaps of each language, or 503 if the provider
 * fails.
 */
export async function sendSitemapIndex(): Promise<Response> {
  const parts = await getProviderClient().sitemap.listParts()
  if (!parts.ok) return createEmptyResponse(503)
  const { origin } = getRequestScope().app.settings
  return createTextResponse(
    buildSitemapIndex(origin, getShopLanguages(), parts.value),
    'application/xml',
  )
}

const namePattern = /^([a-z]{2})(?:-([1-9][0-9]{0,4}))?\.xml$/

/**
 * Returns a sitemap by its file name: `de.xml` has a language's pages that are independent of
 * products, `de-2.xml` its second part of the products. Returns 404 for other names and 503 if the
 * provider fails, because search engines might drop what an incomplete sitemap lacks.
 */
export async function sendSitemap(name: string): Promise<Response> {
  const [, language, part] = namePattern.exec(name) ?? []
  const locale = getShopLanguages().find((known) => known === language)
  if (locale === undefined) return createEmptyResponse(404)
  return part === undefined
    ? await sendPageSitemap(locale)
    : await sendProductSitemap(locale, Number(part))
}

async function sendPageSitemap(locale: Locale): Promise<Response> {
  const kinds: ProductKind[] = []
  for (const kind of productKinds) {
    const list = await getProviderClient().products.list({ kind, page: 1, limit: 12 })
    if (!list.ok) return createEmptyResponse(503)
    if (list.value.items.length > 0) kinds.push(kind)
  }
  const { origin } = getRequestScope().app.settings
  return createTextResponse(buildPageSitemap(origin, locale, kinds), 'application/xml')
}

async function sendProductSitemap(locale: Locale, part: number): Promise<Response> {
  const products = await getProviderClient().sitemap.listProducts(part)
  if (!products.ok) return createEmptyResponse(503)
  if (products.value.length === 0) return createEmptyResponse(404)
  const { origin } = getRequestScope().app.settings
  return createTextResponse(buildProductSitemap(origin, locale, products.value), 'application/xml')
}

function createTextResponse(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${maxAgeSeconds}`,
    },
  })
}

function createEmptyResponse(status: 404 | 503): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
