import type { ArtistPageData } from '#app/features/artists/artist-page-data.ts'
import { getProductTitle } from '#app/features/product/product-names.ts'
import { getInfoTabTitle, infoTabs } from '#app/features/legal/info-tabs.ts'
import { getSiteMessage } from '#app/i18n/site-messages.ts'
import { m } from '#app/paraglide/messages.js'

type CrumbLink =
  | { readonly to: '/' | '/catalog' | '/cart' }
  | { readonly to: '/profile'; readonly search: { readonly tab?: 'balance' } }
  | { readonly to: '/catalog/$id'; readonly params: { readonly id: string } }

export interface Crumb {
  readonly label: string
  /** The `lang` attribute for labels not in the visitor's language, such as product names. */
  readonly lang?: string
  /** Absent for the current page. */
  readonly link?: CrumbLink
}

interface BreadcrumbProduct {
  readonly name: string
  readonly nameLocale?: string
  readonly pack: { readonly id: number; readonly name: string } | null
}

/** The inputs besides the route that determine a page's breadcrumbs. */
export interface BreadcrumbContext {
  /** The validated search params. */
  readonly search: object
  readonly product?: BreadcrumbProduct | undefined
  /** The artist shown on an artist page. */
  readonly artist?: Pick<ArtistPageData, 'name' | 'nameLanguage'> | undefined
  /** The number of the order shown on an order page. */
  readonly orderNumber?: string | undefined
}

type CrumbsBuilder = (context: BreadcrumbContext) => readonly Crumb[]

/** The tab with the balance and the orders. */
const settingsLink: CrumbLink = { to: '/profile', search: {} }

const balanceLink: CrumbLink = { to: '/profile', search: { tab: 'balance' } }

/** Builders of the breadcrumbs after Home, by route id. */
const crumbsBuilders: Readonly<Record<string, CrumbsBuilder | undefined>> = {
  '/catalog/': () => [{ label: m.catalog_title() }],
  '/catalog/$id': buildProductCrumbs,
  '/artists/$slug': ({ artist }) => [
    catalogCrumb(),
    ...(artist ? [{ label: artist.name, lang: artist.nameLanguage }] : []),
  ],
  '/cart': buildCartCrumbs,
  '/favorites': () => [{ label: m.favorites_title() }],
  '/profile': () => [{ label: m.profile_title() }],
  '/delete-account': () => [
    { label: m.profile_title(), link: settingsLink },
    { label: m.deletion_title() },
  ],
  '/library/': () => [{ label: m.library_title() }],
  '/ledger': () => [
    { label: m.profile_tab_balance(), link: balanceLink },
    { label: m.ledger_title() },
  ],
  '/orders/$number': ({ orderNumber = '' }) => [
    { label: m.profile_orders(), link: balanceLink },
    { label: m.profile_order({ number: orderNumber }) },
  ],
  '/info': ({ search }) => [
    {
      label: getInfoTabTitle(
        infoTabs.find((tab) => 'tab' in search && tab === search.tab) ?? 'about',
      ),
    },
  ],
  '/certificates/': () => [{ label: m.certificate_check_title() }],
  '/certificates/$code': () => [{ label: m.certificate_title() }],
  '/contacts': () => [{ label: m.contact_title() }],
  '/withdrawal': () => [{ label: m.withdrawal_title() }],
  '/privacy': () => [{ label: m.legal_privacy_title() }],
  '/right-of-withdrawal': () => [{ label: m.legal_withdrawal_title() }],
  '/imprint': () => [{ label: m.shop_footer_imprint() }],
  '/accessibility': () => [{ label: m.shop_footer_accessibility() }],
  '/terms': () => [{ label: m.shop_footer_terms() }],
}

/** Builds the breadcrumbs from Home to a route's page; routes without breadcrumbs get only Home. */
export function buildBreadcrumbs(routeId: string, context: BreadcrumbContext): readonly Crumb[] {
  const home: Crumb = { label: getSiteMessage('site_home'), link: { to: '/' } }
  return [home, ...(crumbsBuilders[routeId]?.(context) ?? [])]
}

/**
 * Converts breadcrumbs to names and paths for structured data; a breadcrumb without a link gets the
 * page's path.
 */
export function toBreadcrumbItems(crumbs: readonly Crumb[], pagePath: string) {
  return crumbs.map(({ label, link }) => ({ name: label, path: link ? toPath(link) : pagePath }))
}

function toPath(link: CrumbLink): string {
  return link.to === '/catalog/$id' ? `/catalog/${link.params.id}` : link.to
}

function catalogCrumb(): Crumb {
  return { label: m.catalog_title(), link: { to: '/catalog' } }
}

function buildProductCrumbs({ product }: BreadcrumbContext): readonly Crumb[] {
  const { nameLocale: lang = 'en', pack } = product ?? {}
  const packCrumbs = pack ? [{ label: pack.name, lang, link: toProductLink(pack.id) }] : []
  return [catalogCrumb(), ...packCrumbs, { label: getProductTitle(product?.name), lang }]
}

function buildCartCrumbs({ search }: BreadcrumbContext): readonly Crumb[] {
  if (!('step' in search) || search.step !== 'checkout') return [{ label: m.cart_title() }]
  return [{ label: m.cart_title(), link: { to: '/cart' } }, { label: m.cart_checkout_title() }]
}

function toProductLink(id: number): CrumbLink {
  return { to: '/catalog/$id', params: { id: String(id) } }
}
