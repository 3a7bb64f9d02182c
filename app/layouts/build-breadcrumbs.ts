import type { LoadedProduct } from '#app/features/catalog/load-product.ts'
import { getProductTitle } from '#app/features/product/product-names.ts'
import { infoTabs } from '#app/features/legal/info-tabs.ts'
import { getInfoTabTitle } from '#app/features/legal/info-tabs.ts'
import { siteText } from '#app/i18n/site-text.ts'
import { m } from '#app/paraglide/messages.js'

/** Where an entry of a trail leads. */
export type CrumbLink =
  | { readonly to: '/' | '/catalog' | '/cart' }
  | { readonly to: '/catalog/$id'; readonly params: { readonly id: string } }

export interface Crumb {
  readonly label: string
  /** Product names are English in every language. */
  readonly english?: boolean
  /** None on the page itself. */
  readonly link?: CrumbLink
}

/** What a trail can be made of: where the visitor is, and what the page has loaded. */
export interface BreadcrumbContext {
  /** The query, as the page reads it. */
  readonly search: object
  /** The product of its own page. */
  readonly product?: Pick<LoadedProduct['product'], 'name' | 'pack'> | undefined
}

type Trail = (place: BreadcrumbContext) => readonly Crumb[]

/** The entries after Home, registered under the key of their route, which is its id. */
const trails: Readonly<Record<string, Trail | undefined>> = {
  '/catalog/': () => [{ label: m.catalog_title() }],
  '/catalog/$id': productTrail,
  '/cart': cartTrail,
  '/profile': () => [{ label: m.profile_title() }],
  '/info': ({ search }) => [
    {
      label: getInfoTabTitle(
        infoTabs.find((tab) => 'tab' in search && tab === search.tab) ?? 'about',
      ),
    },
  ],
  '/contacts': () => [{ label: m.contact_title() }],
  '/withdrawal': () => [{ label: m.withdrawal_title() }],
  '/privacy': () => [{ label: m.legal_privacy_title() }],
  '/terms': () => [{ label: m.legal_terms_title() }],
}

/** The way from Home to the page of a route; Home alone where the route registered nothing. */
export function buildBreadcrumbs(key: string, place: BreadcrumbContext): readonly Crumb[] {
  const home: Crumb = { label: siteText('site_home'), link: { to: '/' } }
  return [home, ...(trails[key]?.(place) ?? [])]
}

/** A trail's entries with the paths they lead to; the last one is the page itself. */
export function breadcrumbItems(trail: readonly Crumb[], pagePath: string) {
  return trail.map(({ label, link }) => ({ name: label, path: link ? pathOf(link) : pagePath }))
}

function pathOf(link: CrumbLink): string {
  return link.to === '/catalog/$id' ? `/catalog/${link.params.id}` : link.to
}

function productTrail({ product }: BreadcrumbContext): readonly Crumb[] {
  const search: Crumb = { label: m.catalog_title(), link: { to: '/catalog' } }
  const { pack } = product ?? {}
  const around = pack ? [{ label: pack.name, english: true, link: productLink(pack.id) }] : []
  return [search, ...around, { label: getProductTitle(product?.name), english: true }]
}

function cartTrail({ search }: BreadcrumbContext): readonly Crumb[] {
  if (!('step' in search) || search.step !== 'checkout') return [{ label: m.cart_title() }]
  return [{ label: m.cart_title(), link: { to: '/cart' } }, { label: m.cart_checkout_title() }]
}

function productLink(id: number): CrumbLink {
  return { to: '/catalog/$id', params: { id: String(id) } }
}
