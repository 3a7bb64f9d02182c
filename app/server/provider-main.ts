import type { ServerRequest } from 'srvx'
import { openEmbeddedProvider } from './embedded.ts'
import type { EmbeddedProvider } from './embedded.ts'
import { formatStartupError } from './format-startup-error.ts'
import { listen } from './listen.ts'
import { isLocalVisitor } from './local-visitor.ts'
import { createLog } from './log.ts'
import { readSettings } from './settings.ts'
import type { Settings } from '#app/request-scope/settings.ts'
import { drawProgress, printMail } from './terminal.ts'

/** The embedded provider on a port of its own; a storefront finds it by PROVIDER_URL. */
try {
  await openAlone(readSettings(process.env))
} catch (error) {
  console.error(formatStartupError(error, 'PROVIDER_PORT'))
  process.exit(1)
}

async function openAlone(settings: Settings): Promise<void> {
  const providerUrl = settings.providerPublicUrl ?? `http://localhost:${settings.providerPort}`
  const log = createLog(settings.logLevel)
  const provider = await openEmbeddedProvider({
    settings,
    log,
    providerUrl,
    paymentPageUrl: `${providerUrl}/pay`,
    // The server below names the visitor, and believes only the configured proxy.
    trustForwarded: false,
    onProgress: drawProgress,
    onMail: printMail,
  })
  await listen({
    settings,
    port: settings.providerPort,
    fetch: (request) => answer(request, provider, settings),
    close: provider.close,
  })
  if (settings.trustedProxy === null) {
    const because = 'TRUSTED_PROXY is not set: all visitors behind a storefront share one limit'
    log('warn', 'visitors-not-told-apart', { because })
  }
  console.log(`The provider is open at ${providerUrl}`)
}

async function answer(
  request: ServerRequest,
  provider: EmbeddedProvider,
  { trustedProxy }: Settings,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/pay/')) return provider.paymentPage(request)
  const isOutbox = /^\/outbox\/?$/.test(pathname)
  if (isOutbox && !isLocalVisitor(request.ip, request.headers, trustedProxy)) {
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  return provider.fetch(request)
}
