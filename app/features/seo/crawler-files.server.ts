import { getShopLanguages } from '#app/i18n/shop-languages.ts'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { buildSitemapIndex, buildSitemap } from './sitemap.ts'

/** A sitemap may contain up to 50,000 URLs; about half are reserved for each kind of product. */
const maxPagesPerKind = 500
const pageSize = 48
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

/** Returns the sitemap index, which lists one sitemap per language. */
export function sendSitemapIndex(): Response {
  return createTextResponse(
    buildSitemapIndex(getRequestScope().app.settings.origin, getShopLanguages()),
    'application/xml',
  )
}

/**
 * Returns a language's sitemap by its file name, such as `de.xml`. Returns 404 for other names and
 * 503 if the provider fails.
 */
export async function sendSitemap(name: string): Promise<Response> {
  const locale = getShopLanguages().find((language) => name === `${language}.xml`)
  if (locale === undefined) return createEmptyResponse(404)
  const packs = await listPages('pack')
  const loops = await listPages('loop')
  const oneShots = await listPages('one-shot')
  // Search engines might drop the products missing from an incomplete sitemap.
  if (!packs.ok || !loops.ok || !oneShots.ok) return createEmptyResponse(503)
  const products = { pack: packs.value, loop: loops.value, 'one-shot': oneShots.value }
  return createTextResponse(
    buildSitemap(getRequestScope().app.settings.origin, locale, products),
    'application/xml',
  )
}

/** Lists the page paths of all products of a kind and their artists. */
async function listPages(kind: ProductKind): Promise<Outcome<string[]>> {
  const paths = new Set<string>()
  for (let page = 1; page <= maxPagesPerKind; page += 1) {
    const list = await getProviderClient().products.list({
      kind,
      page,
      limit: pageSize,
      sort: 'oldest',
    })
    if (!list.ok) return mapOutcome(list, () => [])
    for (const { id, artist } of list.value.items) {
      paths.add(`/catalog/${id}`)
      if (artist?.slug) paths.add(`/artists/${artist.slug}`)
    }
    if (page >= list.value.lastPage) break
  }
  return succeed([...paths])
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
