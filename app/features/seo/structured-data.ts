import { getIdentity } from '#app/features/identity/identity.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import type { Money } from '#provider/contract/money.ts'
import type { Preview, Product } from '#app/provider/types/product.ts'

/** A breadcrumb; `path` has no locale. */
export interface BreadcrumbItem {
  readonly name: string
  readonly path: string
}

/**
 * Builds the JSON-LD of a product page: product, preview and breadcrumbs. Search engines reject
 * products without an offer, so a product without a price, such as a sound only sold in its pack,
 * is described by its preview alone. See https://schema.org/Product.
 */
export function buildProductData(
  product: Product,
  origin: string,
  steps: readonly BreadcrumbItem[],
): object[] {
  const toUrl = (path: string) => origin + localizePath(path, getCurrentLocale())
  return [
    ...(product.price
      ? [buildProduct(product, product.price, origin, toUrl(`/catalog/${product.id}`))]
      : []),
    ...(product.preview ? [buildAudioObject(product, product.preview, origin)] : []),
    buildBreadcrumbList(steps, toUrl),
  ]
}

function buildProduct(product: Product, price: Money, origin: string, url: string): object {
  const { id, name, summary, genre, artist } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    sku: String(id),
    image: origin + getShareImagePath(id),
    ...(summary ? { description: summary } : {}),
    ...(genre ? { category: genre.label } : {}),
    brand: { '@type': 'Brand', name: artist?.name ?? getIdentity().name },
    offers: {
      '@type': 'Offer',
      url,
      price: (price.minor / 100).toFixed(2),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
    },
  }
}

function buildAudioObject({ name }: Product, preview: Preview, origin: string): object {
  const { url, durationSeconds } = preview
  return {
    '@context': 'https://schema.org',
    '@type': 'AudioObject',
    name,
    contentUrl: new URL(url, origin).href,
    encodingFormat: 'audio/mpeg',
    ...(durationSeconds === null ? {} : { duration: `PT${Number(durationSeconds.toFixed(2))}S` }),
  }
}

/** Builds the JSON-LD of breadcrumbs; see https://schema.org/BreadcrumbList. */
export function buildBreadcrumbList(
  steps: readonly BreadcrumbItem[],
  toUrl: (path: string) => string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toUrl(path),
    })),
  }
}

/** Returns the path of a product's share image. */
export function getShareImagePath(id: number): string {
  return `/share/${id}.png`
}
