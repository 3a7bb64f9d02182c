import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { ServerRequest } from 'srvx'
import type { EmbeddedProvider } from './embedded.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { isLocalVisitor } from './local-visitor.ts'
import { createLog } from './log.ts'
import type { Log } from '#app/request-scope/app-context.ts'
import { formatStartupError } from './format-startup-error.ts'
import { bodyLimit, listen } from './listen.ts'
import { createPageCache } from './page-cache.ts'
import { drawProgress, printMail } from './terminal.ts'
import { readSettings } from './settings.ts'
import type { Settings } from '#app/request-scope/settings.ts'
import { signingSecret } from './signing-secret.ts'
import { staticFileMiddleware } from './static-files.ts'

/** The shop on Node: settings, provider, the built pages, one server. */
const dist = resolve(import.meta.dirname, '../../dist')

interface BuiltShop {
  fetch: (
    request: Request,
    options: { context: { app: AppContext; visitorAddress: string } },
  ) => Promise<Response>
}

try {
  await openShop(readSettings(process.env))
} catch (error) {
  console.error(formatStartupError(error))
  process.exit(1)
}

async function openShop(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel)
  const embedded = settings.providerUrl ? null : await openProviderHere(settings, log)
  const app: AppContext = {
    settings,
    log,
    secret: signingSecret(settings),
    providerUrl: settings.providerUrl ?? settings.origin,
    pageCache: settings.pageCacheBytes > 0 ? createPageCache(settings.pageCacheBytes) : undefined,
    providerFetch: embedded ? embedded.fetch : (request) => fetch(request),
  }
  // React chooses its fast build by this variable, when it is first imported.
  process.env['NODE_ENV'] = 'production'
  const shop: { default: BuiltShop } = await import(
    pathToFileURL(resolve(dist, 'server/server.js')).href
  )
  await listen({
    settings,
    port: settings.port,
    middleware: staticFileMiddleware(resolve(dist, 'client')),
    fetch: (request) => answer(request, app, embedded, shop.default),
    close: async () => embedded?.close(),
  })
  console.log(`Overtone is open at ${settings.origin}`)
}

async function answer(
  request: ServerRequest,
  app: AppContext,
  embedded: EmbeddedProvider | null,
  shop: BuiltShop,
): Promise<Response> {
  // Whoever announces too much is told so before anything is read.
  if (Number(request.headers.get('content-length')) > bodyLimit) return tooLarge()
  const { pathname } = new URL(request.url)
  const visitorAddress = request.ip ?? '127.0.0.1'
  if (embedded && pathname.startsWith('/pay/')) return embedded.paymentPage(request)
  const isLocal = isLocalVisitor(visitorAddress, request.headers, app.settings.trustedProxy)
  if (embedded && pathname === '/outbox' && isLocal) return embedded.fetch(request)
  return shop.fetch(request, { context: { app, visitorAddress } })
}

function tooLarge(): Response {
  return new Response('Content too large', { status: 413 })
}

/** Loaded only when it is needed: a shop over a remote provider carries none of it. */
async function openProviderHere(settings: Settings, log: Log): Promise<EmbeddedProvider> {
  const { openEmbeddedProvider } = await import('./embedded.ts')
  return openEmbeddedProvider({
    settings,
    log,
    providerUrl: settings.origin,
    paymentPageUrl: `${settings.origin}/pay`,
    trustForwarded: true,
    onProgress: drawProgress,
    onMail: printMail,
  })
}
