import type { ServerRequest } from 'srvx'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { removeUntrustedTrace } from '#provider/platform/server/trusted-proxy.ts'
import type { EmbeddedProvider } from '../provider/embedded.ts'

/** The built pages and server functions, the default export of `server/server.js` in the build. */
export interface BuiltShop {
  fetch: (
    request: Request,
    options: { context: { app: AppContext; visitorAddress: string } },
  ) => Promise<Response>
}

/** The parts of the shop's server; `embedded` is null with a remote provider. */
interface ShopParts {
  readonly app: AppContext
  readonly embedded: Pick<EmbeddedProvider, 'fetch' | 'paymentPage' | 'webhookPaths'> | null
  readonly shop: BuiltShop
}

/** Routes a request to the payment page, the webhook, the outbox or the shop. */
export async function handleShopRequest(
  request: ServerRequest,
  { app, embedded, shop }: ShopParts,
): Promise<Response> {
  removeUntrustedTrace(request, app.settings.trustedProxy)
  const { pathname } = new URL(request.url)
  const visitorAddress = request.ip ?? '127.0.0.1'
  if (embedded && pathname.startsWith('/pay/')) return embedded.paymentPage(request)
  if (embedded?.webhookPaths.includes(pathname)) return embedded.fetch(request)
  if (embedded && pathname === '/outbox') return embedded.fetch(request)
  return shop.fetch(request, { context: { app, visitorAddress } })
}
