import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { ServerRequest } from 'srvx'
import type { AppContext, Log } from '#app/request-scope/app-context.ts'
import type { Settings } from '#app/request-scope/settings.ts'
import { compressMiddleware } from './compress-response.ts'
import { getSigningSecret } from './data-folder.ts'
import type { EmbeddedProvider } from './embedded.ts'
import { listen } from './listen.ts'
import { isLocalVisitor } from './local-visitor.ts'
import { createLog, logConsole } from './log.ts'
import { getMaxBodyBytes } from './max-body-bytes.ts'
import { createPageCache } from './page-cache.ts'
import { readSettings, warnAboutDeprecatedSettings, warnAboutUntrustedProxy } from './settings.ts'
import { createStaticFileMiddleware } from './static-files.ts'
import { drawProgress, formatStartupError, printEmail } from './terminal.ts'

// Runs the shop on Node: one server for the built pages, the static files and the embedded
// provider.
const dist = resolve(import.meta.dirname, '../../dist')

interface BuiltShop {
  fetch: (
    request: Request,
    options: { context: { app: AppContext; visitorAddress: string } },
  ) => Promise<Response>
}

try {
  await startShop(readSettings(process.env))
} catch (error) {
  process.stderr.write(`${formatStartupError(error)}\n`)
  process.exit(1)
}

async function startShop(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel)
  logConsole(log)
  warnAboutDeprecatedSettings(process.env, log)
  // The shop itself speaks HTTP, so a proxy terminates TLS.
  if (settings.origin.startsWith('https:')) warnAboutUntrustedProxy(settings, log)
  const embedded = settings.providerUrl ? null : await startEmbeddedProvider(settings, log)
  const app: AppContext = {
    settings,
    log,
    secret: getSigningSecret(settings),
    providerUrl: settings.providerUrl ?? settings.origin,
    pageCache: settings.pageCacheBytes > 0 ? createPageCache(settings.pageCacheBytes) : undefined,
    providerFetch: embedded ? embedded.fetch : (request) => fetch(request),
  }
  // React selects its production build based on this variable when it is first imported.
  process.env['NODE_ENV'] = 'production'
  const shop: { default: BuiltShop } = await import(
    pathToFileURL(resolve(dist, 'server/server.js')).href
  )
  await listen({
    settings,
    origin: settings.origin,
    port: settings.port,
    getMaxBodyBytes,
    middleware: [compressMiddleware, ...createStaticFileMiddleware(resolve(dist, 'client'))],
    fetch: (request) => handle(request, app, embedded, shop.default),
    close: async () => embedded?.close(),
  })
  console.log(`Overtone is running at ${settings.origin}`)
}

async function handle(
  request: ServerRequest,
  app: AppContext,
  embedded: EmbeddedProvider | null,
  shop: BuiltShop,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const visitorAddress = request.ip ?? '127.0.0.1'
  if (embedded && pathname.startsWith('/pay/')) return embedded.paymentPage(request)
  const isLocal = isLocalVisitor(visitorAddress, request.headers, app.settings.trustedProxy)
  if (embedded && pathname === '/outbox' && isLocal) return embedded.fetch(request)
  return shop.fetch(request, { context: { app, visitorAddress } })
}

/** Imports the provider on demand, so that a shop with a remote provider does not load it. */
async function startEmbeddedProvider(settings: Settings, log: Log): Promise<EmbeddedProvider> {
  const { openEmbeddedProvider } = await import('./embedded.ts')
  return openEmbeddedProvider({
    settings,
    log,
    providerUrl: settings.origin,
    paymentPageUrl: `${settings.origin}/pay`,
    trustForwarded: true,
    onProgress: drawProgress,
    onMail: printEmail,
  })
}
