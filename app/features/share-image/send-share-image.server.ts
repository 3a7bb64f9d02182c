import { emptyErrorResponse } from '#app/features/errors/empty-error-response.server.ts'
import { brand } from '#app/features/brand/brand.ts'
import { isLocale } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import type { Picture, Product } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { drawBrandCard } from './brand-card.ts'
import { renderPng } from './render-png.server.ts'
import { drawProductCard } from './product-card.ts'

/** Drawn pictures by what they show; the oldest gives way. */
const drawn = new Map<string, Uint8Array>()
const mostDrawn = 200
const largestCover = 2_000_000
const day = 24 * 60 * 60

/**
 * A picture for sharing by its file name: of a product (`7.png`), or of the shop in a language
 * (`de.png`); 404 for what is none.
 */
export async function sendShareImage(name: string): Promise<Response> {
  const locale = name.replace(/\.png$/, '')
  if (name.endsWith('.png') && isLocale(locale)) return picture(await brandPicture(locale))
  const id = /^([1-9]\d{0,14})\.png$/.exec(name)?.[1]
  if (id === undefined) return emptyErrorResponse({ kind: 'not-found' })
  const product = await providerClient().products.get(Number(id))
  if (!product.ok) return emptyErrorResponse(product.failure)
  return picture(await productPicture(product.value))
}

async function brandPicture(locale: Locale): Promise<Uint8Array> {
  const tagline = m.shop_tagline({}, { locale })
  const draw = async () => drawBrandCard(brand.name, tagline)
  return drawnOnce(JSON.stringify([locale, tagline]), draw)
}

async function productPicture(product: Product): Promise<Uint8Array> {
  const { name, colors, cover } = product
  const note = product.artist?.name ?? product.pack?.name ?? ''
  const key = JSON.stringify([name, note, colors, cover])
  return drawnOnce(key, async () => {
    const address = cover && (await coverAddress(cover))
    return drawProductCard({ name, note, colors, brand: brand.name, cover: address })
  })
}

async function drawnOnce(key: string, draw: () => Promise<string>): Promise<Uint8Array> {
  const known = drawn.get(key)
  if (known) return known
  const png = await renderPng(await draw())
  const oldest = drawn.size >= mostDrawn ? drawn.keys().next().value : undefined
  if (oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, png)
  return png
}

/** The cover inside an address of its own; null when it cannot be had or is too large. */
async function coverAddress({ url }: Picture): Promise<string | null> {
  const path = url.replace(/^\/media/, '')
  const outcome = await providerClient().files.media(path, { headers: new Headers() })
  if (!outcome.ok) return null
  const bytes = Buffer.from(await outcome.value.arrayBuffer())
  const type = outcome.value.headers.get('content-type')?.split(';')[0] ?? ''
  if (!/^image\/(svg\+xml|png|jpeg|gif|webp)$/.test(type) || bytes.length > largestCover)
    return null
  return `data:${type};base64,${bytes.toString('base64')}`
}

function picture(bytes: Uint8Array): Response {
  return new Response(Buffer.from(bytes), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${day}` },
  })
}
