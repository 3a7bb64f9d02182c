import type { Locale } from '#app/locales/locales.ts'
import { productKinds } from '#provider/contract/product-kinds.ts'
import { kindTexts } from '#app/features/product/product-kinds.ts'
import { localizePath } from '#app/i18n/paths.ts'
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

/** The paths of product pages and artist pages by kind, without a locale. */
export type ProductPaths = Readonly<Record<ProductKind, readonly string[]>>

/**
 * Builds a language's sitemap with all public pages, products and artists. Omits lists without
 * products, which redirect to a page not meant for search engines or are empty. See
 * https://www.sitemaps.org/protocol.html.
 */
export function buildSitemap(origin: string, locale: Locale, products: ProductPaths): string {
  const kinds = productKinds.filter((kind) => products[kind].length > 0)
  const typePaths = kinds.map((kind) => `/catalog?type=${kindTexts[kind].type}`)
  const lists = kinds.length > 0 ? ['/', '/catalog', ...typePaths] : []
  const productPaths = new Set(kinds.flatMap((kind) => products[kind]))
  const paths = [...lists, ...staticPaths, ...productPaths]
  const entries = paths.map((path) => buildElement('url', origin + localizePath(path, locale)))
  return buildDocument('urlset', entries)
}

/** Builds the sitemap index, which lists one sitemap per language. */
export function buildSitemapIndex(origin: string, languages: readonly Locale[]): string {
  const urls = languages.map((locale) => `${origin}/sitemap/${locale}.xml`)
  return buildDocument(
    'sitemapindex',
    urls.map((url) => buildElement('sitemap', url)),
  )
}

function buildElement(name: 'url' | 'sitemap', url: string): string {
  return `<${name}><loc>${url.replaceAll('&', '&amp;')}</loc></${name}>`
}

function buildDocument(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const opening = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', opening, ...entries, `</${root}>`, ''].join(
    '\n',
  )
}
