import { createBusyResponse } from '#app/features/errors/busy-response.server.ts'
import { createEmptyErrorResponse } from '#app/features/errors/empty-error-response.server.ts'
import { getShopLanguages } from '#app/i18n/shop-languages.ts'
import type { Locale } from '#app/locales/locales.ts'
import { toProviderPath } from '#app/provider/media-address.ts'
import { parseProductId } from '#app/provider/product-id.ts'
import type { Picture, Product } from '#app/provider/types/product.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { drawBrandCard } from './brand-card.ts'
import { drawProductCard } from './product-card.ts'

/** Rendered images by content; the oldest entry is evicted first. */
const cache = new Map<string, Uint8Array>()
const maxCachedImages = 200
const maxCoverBytes = 2_000_000
const maxAgeSeconds = 24 * 60 * 60
/** How long clients should wait, in seconds, while too many images are being rendered. */
const busySeconds = 10

/**
 * Returns the share image of a product (`7.png`) or of the shop in a language (`de.png`) by its
 * file name. Returns 404 for other names, and 503 while the render queue is full.
 */
export async function sendShareImage(name: string): Promise<Response> {
  const locale = getShopLanguages().find((language) => name === `${language}.png`)
  if (locale !== undefined) return createPngResponse(await renderBrandImage(locale))
  const id = name.endsWith('.png') ? parseProductId(name.slice(0, -'.png'.length)) : null
  if (id === null) return createEmptyErrorResponse({ kind: 'not-found' })
  const product = await getProviderClient().products.get(id)
  if (!product.ok) return createEmptyErrorResponse(product.failure)
  return createPngResponse(await renderProductImage(product.value))
}

async function renderBrandImage(locale: Locale): Promise<Uint8Array | null> {
  const { brand } = getRequestScope().app.shop.config
  const tagline = brand.tagline?.[locale] ?? brand.name
  const draw = async () => drawBrandCard(brand.name, tagline, brand.colors.accent)
  return renderCached(JSON.stringify([locale, tagline]), draw)
}

async function renderProductImage(product: Product): Promise<Uint8Array | null> {
  const { name, colors, cover } = product
  const note = product.artist?.name ?? product.pack?.name ?? ''
  const key = JSON.stringify([name, note, colors, cover])
  return renderCached(key, async () => {
    const coverUrl = cover && (await loadCoverUrl(cover))
    return drawProductCard({
      name,
      note,
      colors,
      brand: getRequestScope().app.shop.config.brand.name,
      cover: coverUrl,
    })
  })
}

/** Returns the image from the cache or renders it; null while too many others are being rendered. */
async function renderCached(key: string, draw: () => Promise<string>): Promise<Uint8Array | null> {
  const cached = cache.get(key)
  if (cached) return cached
  const png = await getRequestScope().app.renderPng?.(await draw())
  if (!png) return null
  const oldest = cache.size >= maxCachedImages ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(key, png)
  return png
}

/** Loads a cover as a `data:` URL; returns null if it is too large or cannot be loaded. */
async function loadCoverUrl({ url }: Picture): Promise<string | null> {
  const outcome = await getProviderClient().files.media(toProviderPath(url), {
    headers: new Headers(),
  })
  if (!outcome.ok) return null
  const bytes = Buffer.from(await outcome.value.arrayBuffer())
  const type = outcome.value.headers.get('content-type')?.split(';')[0] ?? ''
  if (!/^image\/(svg\+xml|png|jpeg|gif|webp)$/.test(type) || bytes.length > maxCoverBytes)
    return null
  return `data:${type};base64,${bytes.toString('base64')}`
}

function createPngResponse(bytes: Uint8Array | null): Response {
  if (bytes === null) return createBusyResponse(busySeconds)
  return new Response(Buffer.from(bytes), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${maxAgeSeconds}` },
  })
}
