import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { createLog, logConsole } from '#provider/platform/server/log.ts'
import { listen } from '#provider/platform/server/listen.ts'
import { getSigningSecret } from '#provider/platform/files/signing-secret.ts'
import { encodeLines } from '#provider/platform/terminal/encode-text.ts'
import { printEmail } from '#provider/platform/terminal/print-email.ts'
import { formatStartupError } from '#provider/platform/terminal/startup-error.ts'
import type { AppContext, Inbox } from '#app/request-scope/app-context.ts'
import type { Log } from '#provider/contract/log.ts'
import type { Settings } from '#app/request-scope/settings.ts'
import { describeTexts } from '#shop/live-check/live-texts.ts'
import { projectFolder } from '#shop/project-folder.ts'
import { startTelemetry, withTraceId } from '#provider/platform/telemetry/start-telemetry.ts'
import { loadShop } from '#shop/load-shop.ts'
import { warnAboutDeprecatedSettings } from '#shop/settings/parse-variables.ts'
import { warnAboutUntrustedProxy } from '#shop/settings/shared-settings.ts'
import { compressMiddleware } from './http/compress-response.ts'
import { checkReadiness, openEmbeddedProvider } from './provider/embedded.ts'
import type { EmbeddedProvider } from './provider/embedded.ts'
import { handleShopRequest } from './http/handle-shop-request.ts'
import type { BuiltShop } from './http/handle-shop-request.ts'
import { createInbox } from './inbox.ts'
import { getMaxBodyBytes } from './http/max-body-bytes.ts'
import { createPageCache } from './cache/page-cache.ts'
import { renderPng } from './pictures/render-png.server.ts'
import { createPageLimit, maxPagesAtOnce } from './http/page-count-limit.ts'
import { waitToRender } from './http/render-queue.ts'
import { checkProvider } from './provider/provider-report.ts'
import { readSettings } from './settings/settings.ts'
import { createStaticFileMiddleware } from './http/static-files.ts'
import { createTokenRenewals } from './cluster/token-renewals.ts'
import {
  followSupervisor,
  isFirstProcess,
  isWorker,
  openBroadcast,
  sendMetrics,
} from './cluster/worker.ts'

// Runs the shop on Node: one server for the built pages, the static files and the embedded
// provider. Also the program of each worker of `npm run serve`.

/** The build in use, whose files are kept for a while after the next one is published. */
const build = resolve(projectFolder, import.meta.env?.['PAGES'] ?? 'dist/live')

try {
  const isLive = isFirstProcess && (await checkReadiness(process.env))
  await startShop(readSettings(process.env), isLive)
} catch (error) {
  process.stderr.write(`${formatStartupError(error)}\n`)
  process.exit(1)
}

async function startShop(ownSettings: Settings, isLive: boolean): Promise<void> {
  const ownLog = createLog(ownSettings.logLevel)
  const telemetry = await startTelemetry(ownSettings.telemetry, {
    program: 'overtone',
    log: ownLog,
    servesMetrics: !isWorker,
  })
  if (isWorker) sendMetrics(telemetry.readMetrics)
  const log = withTraceId(ownLog, telemetry)
  logConsole(log)
  if (isFirstProcess) warnAboutSettings(ownSettings, log)
  const shop = await loadShop(ownSettings)
  const embedded = ownSettings.providerUrl
    ? null
    : await openEmbeddedProvider(process.env, { shop, log, telemetry, isFirstProcess })
  let isStopping = false
  const settings = embedded === null ? ownSettings : adoptSettings(ownSettings, embedded)
  const app: AppContext = {
    settings,
    shop,
    log,
    ...(hasTelemetry(ownSettings) ? { telemetry } : {}),
    checkReadiness: embedded?.checkReadiness,
    isStopping: () => isStopping,
    secret: getSigningSecret(settings),
    providerUrl: settings.providerUrl ?? settings.origin,
    getCatalogueVersion: embedded?.getCatalogueVersion,
    pageCache:
      settings.pageCacheBytes > 0
        ? createPageCache(settings.pageCacheBytes, undefined, embedded?.getCatalogueVersion)
        : undefined,
    tokenRenewals: isWorker
      ? createTokenRenewals({ broadcast: openBroadcast('token-renewals') })
      : undefined,
    inbox: embedded ? undefined : openInbox(settings),
    renderPng,
    waitToRender,
    limitPages: createPageLimit(maxPagesAtOnce),
    providerFetch: embedded ? embedded.fetch : (request) => fetch(request),
  }
  // React selects its production build by this variable on first import.
  process.env['NODE_ENV'] = 'production'
  const built: { default: BuiltShop } = await import(
    pathToFileURL(resolve(build, 'server/server.js')).href
  )
  await listen({
    settings,
    origin: settings.origin,
    port: settings.port,
    log,
    getMaxBodyBytes: (request) =>
      embedded?.webhookPaths.includes(new URL(request.url).pathname)
        ? embedded.getMaxBodyBytes(request)
        : getMaxBodyBytes(request),
    middleware: [compressMiddleware, ...createStaticFileMiddleware(resolve(build, 'client'))],
    fetch: (request) => handleShopRequest(request, { app, embedded, shop: built.default }),
    stopTasks: () => embedded?.stopTasks(),
    beginStop: () => (isStopping = true),
    close: async () => {
      await embedded?.close()
      await telemetry.close()
    },
    ...(isWorker ? { followStop: followSupervisor } : {}),
  })
  // With several processes, the supervisor prints this.
  if (!isWorker) {
    console.log(`${shop.config.brand.name} is running at ${settings.origin}`)
    if (isLive) for (const note of describeTexts(shop)) console.log(note)
  }
  if (!embedded && isFirstProcess) await reportProvider(app)
}

/** Returns whether metrics or traces are configured; without them, requests are not measured at all. */
function hasTelemetry({ telemetry: { metrics, traces } }: Settings): boolean {
  return metrics !== null || traces !== null
}

/** Adds what the settings of the embedded provider imply. */
function adoptSettings(
  settings: Settings,
  { paymentPageOrigins, ownerMail }: EmbeddedProvider,
): Settings {
  const paymentOrigins = [...settings.paymentOrigins, ...paymentPageOrigins]
  return { ...settings, paymentOrigins, ownerMail }
}

function warnAboutSettings(settings: Settings, log: Log): void {
  warnAboutDeprecatedSettings(process.env, log)
  // The shop itself speaks HTTP, so a proxy must be terminating TLS.
  if (settings.origin.startsWith('https:')) warnAboutUntrustedProxy(settings, log)
}

/** Prints the provider's capabilities; errors do not stop the shop. */
async function reportProvider(app: AppContext): Promise<void> {
  try {
    console.log(encodeLines(await checkProvider(app)))
  } catch (error) {
    app.log('error', 'provider-check-failed', { reason: String(error) })
  }
}

function openInbox({ dataDir, ownerMail, rateLimitFactor }: Settings): Inbox {
  return createInbox({
    folder: resolve(dataDir, 'inbox'),
    owner: ownerMail ?? 'the owner',
    limitFactor: rateLimitFactor,
    onMessage: printEmail,
  })
}
