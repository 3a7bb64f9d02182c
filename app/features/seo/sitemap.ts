import type { Locale } from '#app/locales/locales.ts'
import { localizePath } from '#app/i18n/paths.ts'

/** Public pages other than product pages, as paths without a locale. */
const publicPaths = [
  '/',
  '/catalog',
  '/catalog?type=sample-packs',
  '/catalog?type=loops',
  '/catalog?type=one-shots',
  '/contacts',
  '/withdrawal',
  '/info',
  '/info?tab=faq',
  '/info?tab=licence',
  '/terms',
  '/privacy',
] as const

/**
 * Builds the sitemap of one language, with all public pages and those of products and artists. See
 * https://www.sitemaps.org/protocol.html.
 */
export function buildSitemap(
  origin: string,
  locale: Locale,
  productPaths: readonly string[],
): string {
  // Without products, these pages lead to one that search engines should not list.
  const pages = productPaths.length > 0 ? publicPaths : publicPaths.filter(isStaticPath)
  const paths = [...pages, ...productPaths]
  const entries = paths.map((path) => buildElement('url', origin + localizePath(path, locale)))
  return buildDocument('urlset', entries)
}

function isStaticPath(path: string): boolean {
  return path !== '/' && !path.startsWith('/catalog')
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
