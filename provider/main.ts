import type { ServerRequest } from 'srvx'
import { warnAboutDeprecatedSettings } from '#shop/settings/parse-variables.ts'
import { warnAboutUntrustedProxy } from '#shop/settings/shared-settings.ts'
import { openWithSettings } from './open-with-settings.ts'
import type { OpenedProvider } from './open-with-settings.ts'
import { listen } from './platform/server/listen.ts'
import { requireLiveReady } from './programs/check/live-check.ts'
import { respondAlive, respondReady } from './contract/health-responses.ts'
import { startTelemetry, withTraceId } from './platform/telemetry/start-telemetry.ts'
import { loadShop } from '#shop/load-shop.ts'
import { createLog, logConsole } from './platform/server/log.ts'
import { readBackEndSettings } from './programs/settings/back-end-settings.ts'
import type { BackEndSettings } from './programs/settings/back-end-settings.ts'
import { formatStartupError } from './platform/terminal/startup-error.ts'

// Runs the provider on its own port; storefronts connect to it with PROVIDER_URL.
try {
  // The provider takes the payments, even if it shares a storefront's settings, including
  // PROVIDER_URL.
  await requireLiveReady({ ...process.env, PROVIDER_URL: undefined })
  await startProvider(readBackEndSettings(process.env))
} catch (error) {
  process.stderr.write(`${formatStartupError(error, 'PROVIDER_PORT')}\n`)
  process.exit(1)
}

async function startProvider(settings: BackEndSettings): Promise<void> {
  const providerUrl = settings.providerPublicUrl ?? `http://localhost:${settings.providerPort}`
  const ownLog = createLog(settings.logLevel)
  const telemetry = await startTelemetry(
    { ...settings.telemetry, metrics: settings.providerMetrics },
    { program: 'overtone-provider', log: ownLog },
  )
  const log = withTraceId(ownLog, telemetry)
  logConsole(log)
  warnAboutDeprecatedSettings(process.env, log)
  const shop = await loadShop(settings)
  const provider = await openWithSettings({
    settings,
    shop,
    log,
    telemetry,
    providerUrl,
    paymentPageUrl: `${providerUrl}/pay`,
    // The server below resolves the client's address and only trusts the configured proxy.
    trustForwarded: false,
  })
  let isStopping = false
  await listen({
    settings,
    origin: providerUrl,
    port: settings.providerPort,
    log,
    getMaxBodyBytes: provider.getMaxBodyBytes,
    fetch: (request) => handle(request, provider, () => isStopping),
    stopTasks: provider.stopTasks,
    beginStop: () => (isStopping = true),
    close: async () => {
      await provider.close()
      await telemetry.close()
    },
  })
  // Visitors reach the provider through the storefront.
  if (settings.visitorSecret === null) warnAboutUntrustedProxy(settings, log)
  console.log(`The provider is running at ${providerUrl}`)
}

async function handle(
  request: ServerRequest,
  provider: OpenedProvider,
  isStopping: () => boolean,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return respondAlive()
  if (pathname === '/readyz') return respondReady(await provider.checkReadiness(), isStopping())
  return pathname.startsWith('/pay/') ? provider.paymentPage(request) : provider.fetch(request)
}
