import { currentLocale } from '#app/i18n/current-locale.ts'
import { defaultLocale, languageTags, locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { brand } from '#app/features/brand/brand.ts'
import { getSiteOrigin } from './site-origin.ts'

interface PageHeadOptions {
  /** Without the brand name; empty for home. */
  readonly title: string
  readonly description?: string
  /** The path without locale, such as `/catalog/7`. */
  readonly path: string
  /** Search params that are part of the canonical URL, such as `{ type: 'one-shots' }`; undefined values are dropped. */
  readonly search?: Readonly<Record<string, string | undefined>>
  /** For personal pages and error pages, which search engines must not list. */
  readonly noIndex?: boolean
  /** The match that `head` receives, on pages whose loader may throw `notFound`. */
  readonly match?: MatchState
  /** Path of the share image of a product, 1200 by 630 pixels; by default the shop's own. */
  readonly image?: string
  /** Structured data as JSON-LD. */
  readonly data?: readonly object[]
}

interface MatchState {
  readonly status: string
}

/** The title, meta and link tags of a page, for its route's `head`. */
export function pageHead(options: PageHeadOptions) {
  const { title, description, path, search, noIndex, match, data = [] } = options
  if (match && isNotFound(match)) return notFoundHead()
  return {
    meta: [
      { title: pageTitle(title) },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : buildSharingMeta(options)),
      // Unlike head().scripts, the router escapes this meta. The type of head() lacks it, hence the
      // undefined title.
      ...data.map((item) => ({ title: undefined, 'script:ld+json': item })),
    ],
    links: noIndex ? [] : buildLinks(path, search),
  }
}

/** A page's title with the brand name, such as "Cart – Overtone"; the brand name alone for home. */
export function pageTitle(title: string): string {
  return title === '' || title === brand.name ? brand.name : `${title} – ${brand.name}`
}

/** The head of the not-found page. */
export function notFoundHead() {
  return {
    meta: [
      { title: pageTitle(m.errors_title_not_found()) },
      { name: 'robots', content: 'noindex' },
    ],
    links: [],
  }
}

/** Whether this match ended as not found. */
function isNotFound({ status }: MatchState): boolean {
  return status === 'notFound'
}

/** Open Graph and Twitter tags, for previews of shared links. See https://ogp.me. */
function buildSharingMeta({ title, description, path, search, image }: PageHeadOptions) {
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
        // The router keeps one tag per name, hence a name per language.
        name: `og:locale:alternate:${locale}`,
        property: 'og:locale:alternate',
        content: toOpenGraphLocale(locale),
      })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** A locale in Open Graph's format, such as `en_US`. */
function toOpenGraphLocale(locale: Locale): string {
  return languageTags[locale].replace('-', '_')
}

function buildLinks(path: string, search: PageHeadOptions['search']) {
  const query = formatQuery(search)
  const getUrl = (locale: Locale) => getSiteOrigin() + localizePath(path, locale) + query
  return [
    { rel: 'canonical', href: getUrl(currentLocale()) },
    ...locales.map((locale) => ({
      rel: 'alternate',
      hrefLang: locale,
      href: getUrl(locale),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: getUrl(defaultLocale) },
  ]
}

function formatQuery(search: PageHeadOptions['search'] = {}): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
