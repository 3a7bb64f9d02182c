import { currentLocale } from '#app/i18n/current-locale.ts'
import { defaultLocale, languageTags, locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { brand } from '#app/features/brand/brand.ts'
import { getSiteOrigin } from './site-origin.ts'

interface PageFacts {
  /** Without the brand; empty for home. */
  readonly title: string
  readonly description?: string
  /** The path without locale, such as `/catalog/7`. */
  readonly path: string
  /** The query that makes it another page, such as `{ type: 'one-shots' }`; absent values are left out. */
  readonly search?: Readonly<Record<string, string | undefined>>
  /** For pages that no search engine should list: those of one visitor, and failures. */
  readonly noIndex?: boolean
  /** The match that `head` is called with, on pages whose loader may find nothing. */
  readonly match?: MatchState
  /** What a shared link shows, of a product: a path of the shop, 1200 by 630; else the shop's own. */
  readonly image?: string
  /** What search engines are told, as JSON-LD. */
  readonly data?: readonly object[]
}

interface MatchState {
  readonly status: string
  readonly _notFound?: boolean
}

/** The meta and link tags of a page, for its route's `head`: title, canonical address, languages. */
export function pageHead(facts: PageFacts) {
  const { title, description, path, search, noIndex, match, data = [] } = facts
  if (match && isNotFound(match)) return notFoundHead()
  return {
    meta: [
      { title: pageTitle(title) },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : buildSharingMeta(facts)),
      // Unlike head().scripts, this kind of meta is escaped by the router.
      // The type of head() knows no such meta; the title that is none makes it one.
      ...data.map((thing) => ({ title: undefined, 'script:ld+json': thing })),
    ],
    links: noIndex ? [] : buildLinks(path, search),
  }
}

/** A page's title followed by the brand, such as "Cart – Overtone"; the brand alone for home. */
export function pageTitle(title: string): string {
  return title === '' || title === brand.name ? brand.name : `${title} – ${brand.name}`
}

/** The head of a page that does not exist. */
export function notFoundHead() {
  return {
    meta: [
      { title: pageTitle(m.errors_title_not_found()) },
      { name: 'robots', content: 'noindex' },
    ],
    links: [],
  }
}

/** Whether the router found nothing for this match. */
export function isNotFound({ status, _notFound }: MatchState): boolean {
  return status === 'notFound' || _notFound === true
}

/** What a site shows where somebody shares the page: the tags of Open Graph, read by others too. */
function buildSharingMeta({ title, description, path, search, image }: PageFacts) {
  const url = getSiteOrigin() + localizePath(path, currentLocale()) + formatQuery(search)
  const properties = {
    'og:site_name': brand.name,
    'og:type': image ? 'product' : 'website',
    'og:title': title || `${brand.name} – ${brand.tagline().replaceAll('\u00ad', '')}`,
    'og:description': description,
    'og:url': url,
    'og:locale': toOpenGraphLocale(currentLocale()),
    'og:image': getSiteOrigin() + (image ?? `/share/${currentLocale()}.png`),
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    ...locales
      .filter((locale) => locale !== currentLocale())
      .map((locale) => ({
        // The router keeps one tag of a name; this one stands once for each other language.
        name: `og:locale:alternate:${locale}`,
        property: 'og:locale:alternate',
        content: toOpenGraphLocale(locale),
      })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** A language as Open Graph writes it, such as `en_US`. */
function toOpenGraphLocale(locale: Locale): string {
  return languageTags[locale].replace('-', '_')
}

function buildLinks(path: string, search: PageFacts['search']) {
  const query = formatQuery(search)
  const address = (locale: Locale) => getSiteOrigin() + localizePath(path, locale) + query
  return [
    { rel: 'canonical', href: address(currentLocale()) },
    ...locales.map((locale) => ({
      rel: 'alternate',
      hrefLang: locale,
      href: address(locale),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: address(defaultLocale) },
  ]
}

function formatQuery(search: PageFacts['search'] = {}): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
