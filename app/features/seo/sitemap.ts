import type { Locale } from '#app/locales/locales.ts'
import { kindTexts } from '#app/features/product/product-kinds.ts'
import { localizePath } from '#app/i18n/paths.ts'
import type { SitemapProduct } from '#app/provider/calls/sitemap.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'

/** Public pages independent of products, as paths without a locale. */
const staticPaths = [
  '/contacts',
  '/withdrawal',
  '/info',
  '/info?tab=faq',
  '/info?tab=licence',
  '/terms',
  '/privacy',
  '/right-of-withdrawal',
  '/imprint',
  '/accessibility',
] as const

/**
 * Builds a language's sitemap of the pages that are independent of products. Omits lists without
 * products, which redirect to a page not meant for search engines or are empty. See
 * https://www.sitemaps.org/protocol.html.
 */
export function buildPageSitemap(
  origin: string,
  locale: Locale,
  kinds: readonly ProductKind[],
): string {
  const typePaths = kinds.map((kind) => `/catalog?type=${kindTexts[kind].type}`)
  const lists = kinds.length > 0 ? ['/', '/catalog', ...typePaths] : []
  return buildUrls(
    origin,
    locale,
    [...lists, ...staticPaths].map((path) => ({ path, changedOn: null })),
  )
}

/**
 * Builds a language's sitemap of a part of the products, with the days of their last changes, and
 * of their artists.
 */
export function buildProductSitemap(
  origin: string,
  locale: Locale,
  products: readonly SitemapProduct[],
): string {
  const artists = new Set(products.flatMap(({ artist }) => artist ?? []))
  return buildUrls(origin, locale, [
    ...products.map(({ id, changedOn }) => ({ path: `/catalog/${id}`, changedOn })),
    ...[...artists].map((slug) => ({
      path: `/artists/${encodeURIComponent(slug)}`,
      changedOn: null,
    })),
  ])
}

/** Builds the sitemap index: for each language, its pages and the parts of the products. */
export function buildSitemapIndex(
  origin: string,
  languages: readonly Locale[],
  parts: readonly number[],
): string {
  const names = languages.flatMap((locale) => [locale, ...parts.map((part) => `${locale}-${part}`)])
  return buildDocument(
    'sitemapindex',
    names.map((name) => buildElement('sitemap', `${origin}/sitemap/${name}.xml`, null)),
  )
}

interface Page {
  /** Without a locale. */
  readonly path: string
  readonly changedOn: string | null
}

function buildUrls(origin: string, locale: Locale, pages: readonly Page[]): string {
  const entries = pages.map(({ path, changedOn }) =>
    buildElement('url', origin + localizePath(path, locale), changedOn),
  )
  return buildDocument('urlset', entries)
}

function buildElement(name: 'url' | 'sitemap', url: string, changedOn: string | null): string {
  const change = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
  return `<${name}><loc>${url.replaceAll('&', '&amp;')}</loc>${change}</${name}>`
}

function buildDocument(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const opening = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', opening, ...entries, `</${root}>`, ''].join(
    '\n',
  )
}
