import { brand } from '#app/features/pages/brand.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { houseText } from '#app/i18n/house.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import type { Preview, Product } from '#app/provider/types.ts'

/** What a product's page tells search engines, as JSON-LD: the product, its sound, the way to it. */
export function productData(product: Product, origin: string): object[] {
  const address = (path: string) => origin + localizePath(path, currentLocale())
  return [
    productThing(product, origin, address(`/catalog/${product.id}`)),
    ...(product.preview ? [audioThing(product, product.preview, origin)] : []),
    breadcrumbs(product, address),
  ]
}

function productThing(product: Product, origin: string, url: string): object {
  const { id, name, summary, genre, artist, price } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    sku: String(id),
    image: origin + shareImagePath(id),
    ...(summary ? { description: summary } : {}),
    ...(genre ? { category: genre.label } : {}),
    brand: { '@type': 'Brand', name: artist?.name ?? brand.name },
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            url,
            price: (price.minor / 100).toFixed(2),
            priceCurrency: price.currency,
            availability: 'https://schema.org/InStock',
          },
        }
      : {}),
  }
}

function audioThing({ name }: Product, preview: Preview, origin: string): object {
  const { url, durationSeconds } = preview
  return {
    '@context': 'https://schema.org',
    '@type': 'AudioObject',
    name,
    contentUrl: origin + url,
    encodingFormat: 'audio/mpeg',
    ...(durationSeconds === null ? {} : { duration: `PT${Number(durationSeconds.toFixed(2))}S` }),
  }
}

function breadcrumbs(product: Product, address: (path: string) => string): object {
  const isPack = product.kind === 'pack'
  const steps = [
    { name: houseText('house_home'), item: address('/') },
    isPack
      ? { name: m.shop_nav_packs(), item: address('/catalog?type=sample-packs') }
      : { name: m.shop_nav_one_shots(), item: address('/catalog?type=one-shots') },
    { name: product.name, item: address(`/catalog/${product.id}`) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/** Where a product's picture for sharing lies. */
export function shareImagePath(id: number): string {
  return `/share/${id}.png`
}
