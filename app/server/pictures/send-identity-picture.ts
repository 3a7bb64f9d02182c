import { mediaPolicy } from '#provider/contract/media-policy.ts'
import type { AppContext, RenderPng } from '#app/request-scope/app-context.ts'
import type { Shop } from '#shop/shop.ts'
import { themeBackgrounds } from '#shop/brand-config.ts'
import { wrapPngAsIco } from './ico.ts'

const maxAgeSeconds = 3600

/** Sizes in pixels: the home screen icon, and the icon for browsers without SVG support. */
const touchIconSize = 180
const faviconSize = 32

type IconPath = '/apple-touch-icon.png' | '/favicon.ico'

type PictureContext = Pick<AppContext, 'shop' | 'log' | 'renderPng'>

/** Icons and not promises of them, because on Workers a promise belongs to one request. */
const renderedIcons = new WeakMap<Shop, Map<IconPath, Uint8Array>>()

/**
 * Returns the shop's logo or icon, or a 404 if it has none; null for other paths. Besides the SVG,
 * the icon is available as `/favicon.ico` and `/apple-touch-icon.png`.
 */
export function sendIdentityPicture(
  path: string,
  app: PictureContext,
): Response | Promise<Response> | null {
  switch (path) {
    case '/logo.svg':
      return createPictureResponse(app.shop.logo, 'image/svg+xml; charset=utf-8')
    case '/icon.svg':
      return createPictureResponse(app.shop.icon, 'image/svg+xml; charset=utf-8')
    case '/favicon.ico':
      return sendRenderedIcon(path, 'image/vnd.microsoft.icon', app)
    case '/apple-touch-icon.png':
      return sendRenderedIcon(path, 'image/png', app)
    default:
      return null
  }
}

/** Responds with 404 if the icon cannot be rendered; browsers then use another one. */
async function sendRenderedIcon(
  path: IconPath,
  type: string,
  { shop, log, renderPng }: PictureContext,
): Promise<Response> {
  try {
    return createPictureResponse(Buffer.from(await getRenderedIcon(path, shop, renderPng)), type)
  } catch (error) {
    log('warn', 'icon-not-rendered', { path, reason: String(error) })
    return createPictureResponse(null, type)
  }
}

/** Renders an icon unless an earlier request has; failed renderings are retried. */
async function getRenderedIcon(
  path: IconPath,
  shop: Shop,
  renderPng: RenderPng | undefined,
): Promise<Uint8Array> {
  const icons = renderedIcons.get(shop) ?? new Map<IconPath, Uint8Array>()
  renderedIcons.set(shop, icons)
  const icon = icons.get(path) ?? (await renderIcon(path, shop.icon, renderPng))
  icons.set(path, icon)
  return icon
}

/** Renders an icon of the shop; rejects if no picture can be rendered now. */
export async function renderIcon(
  path: IconPath,
  svg: string,
  renderPng: RenderPng | undefined,
): Promise<Uint8Array> {
  const isFavicon = path === '/favicon.ico'
  const png = await renderPng?.(
    svg,
    // Home screens show transparent areas in black.
    isFavicon
      ? { width: faviconSize }
      : { width: touchIconSize, background: themeBackgrounds.light },
  )
  if (!png) throw new Error('No picture can be rendered now.')
  return isFavicon ? wrapPngAsIco(png) : png
}

function createPictureResponse(body: string | Buffer<ArrayBuffer> | null, type: string): Response {
  if (body === null) {
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      'content-security-policy': mediaPolicy,
    },
  })
}
