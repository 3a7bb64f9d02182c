import { serve } from 'srvx'
import { openEmbeddedProvider } from './embedded.ts'
import { explainStart } from './explain-start.ts'
import { createLog } from './log.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { drawProgress, printMail } from './terminal.ts'

/** The embedded provider on a port of its own; a storefront finds it by PROVIDER_URL. */
try {
  await openAlone(readSettings(process.env))
} catch (error) {
  console.error(explainStart(error))
  process.exit(1)
}

async function openAlone(settings: Settings): Promise<void> {
  const providerUrl = settings.providerPublicUrl ?? `http://localhost:${settings.providerPort}`
  const provider = await openEmbeddedProvider({
    settings,
    log: createLog(settings.logLevel),
    providerUrl,
    paymentPageUrl: `${providerUrl}/pay`,
    trustForwarded: settings.trustedProxy !== null,
    onProgress: drawProgress,
    onMail: printMail,
  })
  const server = serve({
    port: settings.providerPort,
    hostname: settings.hostname,
    silent: true,
    maxRequestBodySize: 4_000_000,
    gracefulShutdown: false,
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/pay/')
        ? provider.paymentPage(request)
        : provider.fetch(request),
  })
  await server.ready()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server
        .close()
        .then(() => provider.close())
        .then(() => process.exit(0))
    })
  }
  console.log(`The provider is open at ${providerUrl}`)
}
