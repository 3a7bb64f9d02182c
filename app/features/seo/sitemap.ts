import type { Locale } from '#app/locales/locales.ts'
import { localizePath } from '#app/i18n/paths.ts'

/** The pages anyone may find, apart from the products, as paths without a language. */
const openPages = [
  '/',
  '/catalog',
  '/catalog?type=sample-packs',
  '/catalog?type=one-shots',
  '/contacts',
  '/withdrawal',
  '/info',
  '/info?tab=faq',
  '/info?tab=licence',
  '/terms',
  '/privacy',
] as const

/** The sitemap of one language: the open pages and the page of every product. */
export function buildSitemap(
  origin: string,
  locale: Locale,
  productIds: readonly number[],
): string {
  const paths = [...openPages, ...productIds.map((id) => `/catalog/${id}`)]
  const entries = paths.map((path) => element('url', origin + localizePath(path, locale)))
  return document('urlset', entries)
}

/** The list of the sitemaps, one a language. */
export function buildSitemapIndex(origin: string, languages: readonly Locale[]): string {
  const addresses = languages.map((locale) => `${origin}/sitemap/${locale}.xml`)
  return document(
    'sitemapindex',
    addresses.map((address) => element('sitemap', address)),
  )
}

function element(name: 'url' | 'sitemap', address: string): string {
  return `<${name}><loc>${address.replaceAll('&', '&amp;')}</loc></${name}>`
}

function document(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const opening = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', opening, ...entries, `</${root}>`, ''].join(
    '\n',
  )
}
