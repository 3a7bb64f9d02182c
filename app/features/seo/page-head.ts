import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { toOpenGraphLocale } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { getShopLanguages } from '#app/i18n/shop-languages.ts'
import { m } from '#app/paraglide/messages.js'
import { getIdentity } from '#app/features/identity/identity.ts'
import { getDefaultLanguage } from '#shop/languages.ts'
import { getSiteOrigin } from './site-origin.ts'

interface PageHeadOptions {
  /** The title without the brand name; empty for the home page. */
  readonly title: string
  /** Undefined or empty for pages without a description, such as error pages. */
  readonly description?: string | undefined
  /** The path without a locale, such as `/catalog/7`. */
  readonly path: string
  /**
   * Search params to include in the canonical URL, such as `{ type: 'one-shots' }`; undefined
   * values are omitted.
   */
  readonly search?: Readonly<Record<string, string | undefined>>
  /** Excludes the page from search engines; for personal pages and error pages. */
  readonly noIndex?: boolean
  /** The match passed to `head`; required if the page's loader may throw `notFound`. */
  readonly match?: MatchState
  /** The path of a product's share image, 1200 × 630 pixels; defaults to the shop's share image. */
  readonly image?: string
  /** The structured data, as JSON-LD objects. */
  readonly data?: readonly object[]
}

interface MatchState {
  readonly status: string
}

/** Builds the title, meta and link tags of a page, for the `head` option of its route. */
export function buildPageHead(options: PageHeadOptions) {
  const { title, description, path, search, noIndex, match, data = [] } = options
  if (match && isNotFound(match)) return buildNotFoundHead()
  return {
    meta: [
      { title: formatPageTitle(title) },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : buildSharingMeta(options)),
      // The router escapes this meta entry, unlike head().scripts. The type of head() does not
      // include it, hence the undefined title.
      ...data.map((item) => ({ title: undefined, 'script:ld+json': item })),
    ],
    links: noIndex ? [] : buildLinks(path, search),
  }
}

/**
 * Appends the brand name to a page title, as in "Cart – Overtone". A title with a hyphen keeps that
 * style: "404 - Not found - Overtone". The home page only has the brand name.
 */
export function formatPageTitle(title: string): string {
  const { name } = getIdentity()
  if (title === '' || title === name) return name
  return `${title} ${title.includes(' - ') ? '-' : '–'} ${name}`
}

/** Builds the title and meta tags of the not-found page. */
export function buildNotFoundHead() {
  return {
    meta: [
      { title: formatPageTitle(m.errors_title_not_found()) },
      { name: 'robots', content: 'noindex' },
    ],
    links: [],
  }
}

/** Returns whether the loader of this match threw `notFound`. */
function isNotFound({ status }: MatchState): boolean {
  return status === 'notFound'
}

/** Builds the Open Graph and Twitter tags for link previews. See https://ogp.me. */
function buildSharingMeta({ title, description, path, search, image }: PageHeadOptions) {
  const { name, tagline } = getIdentity()
  const url = getSiteOrigin() + localizePath(path, getCurrentLocale()) + formatQuery(search)
  const properties = {
    'og:site_name': name,
    'og:type': image ? 'product' : 'website',
    'og:title': title || [name, tagline?.replaceAll('\u00ad', '')].filter(Boolean).join(' – '),
    'og:description': description,
    'og:url': url,
    'og:locale': toOpenGraphLocale(getCurrentLocale()),
    'og:image': getSiteOrigin() + (image ?? `/share/${getCurrentLocale()}.png`),
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    ...getShopLanguages()
      .filter((locale) => locale !== getCurrentLocale())
      .map((locale) => ({
        // The router keeps only one tag per name, so each language needs a different name.
        name: `og:locale:alternate:${locale}`,
        property: 'og:locale:alternate',
        content: toOpenGraphLocale(locale),
      })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function buildLinks(path: string, search: PageHeadOptions['search']) {
  const query = formatQuery(search)
  const getUrl = (locale: Locale) => getSiteOrigin() + localizePath(path, locale) + query
  const languages = getShopLanguages()
  return [
    { rel: 'canonical', href: getUrl(getCurrentLocale()) },
    ...languages.map((locale) => ({
      rel: 'alternate',
      hrefLang: locale,
      href: getUrl(locale),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: getUrl(getDefaultLanguage(languages)) },
  ]
}

function formatQuery(search: PageHeadOptions['search'] = {}): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
