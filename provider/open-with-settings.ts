import { join } from 'node:path'
import type { ServerRequest } from 'srvx'
import { ensureFolder } from './platform/files/ensure-folder.ts'
import { prepareThesaurus } from './catalog/thesaurus/thesaurus.ts'
import { openProvider } from './open-provider.ts'
import type { LogEntry } from './open-provider.ts'
import { printEmail } from './platform/terminal/print-email.ts'
import { drawProgress } from './programs/demo/draw-progress.ts'
import { renderCatalogue } from './programs/demo/render/render-catalogue.ts'
import { redactLinks } from './platform/mail/redact-links.ts'
import type { BackEndSettings } from './programs/settings/back-end-settings.ts'
import { getMaxBodyBytes } from './limit-request-body.ts'
import { demoPage, webhookPaths } from './payments/payment-services.ts'
import type { Log, LogFields } from './contract/log.ts'
import type { Shop } from '#shop/shop.ts'
import { getSigningSecret } from './platform/files/signing-secret.ts'
import { isLocalVisitor } from './platform/server/local-visitor.ts'
import { getRequestId } from './platform/http/request-id.ts'
import type { RunningTelemetry } from './platform/telemetry/start-telemetry.ts'
import type { Readiness } from './check-readiness.ts'
import type { GaugeValue } from './contract/metrics.ts'
import type { CatalogueWatch } from './watch-catalogue.ts'
import { watchCatalogue } from './watch-catalogue.ts'

/** The provider and its payment page, in this process. */
export interface OpenedProvider {
  readonly fetch: (request: Request) => Promise<Response>
  readonly paymentPage: (request: Request) => Promise<Response>
  /** The paths at which `fetch` receives webhooks. */
  readonly webhookPaths: readonly string[]
  /** Returns the provider's maximum body size for a request, in bytes. */
  readonly getMaxBodyBytes: (request: Request) => number
  /** Returns the version of the catalogue, at most half a second old. */
  readonly getCatalogueVersion: () => string | null
  /** Returns whether this process can serve requests, by check. */
  readonly checkReadiness: () => Promise<Readiness>
  /** Stops sending emails, while requests are still answered. */
  readonly stopTasks: () => void
  readonly close: () => Promise<void>
}

/** What the provider is opened with. */
export interface OpenOptions {
  readonly settings: BackEndSettings
  readonly shop: Pick<Shop, 'config' | 'logo' | 'legalTexts'>
  readonly log: Log
  readonly telemetry?: RunningTelemetry | undefined
  /** The provider's absolute base URL, for the links it returns. */
  readonly providerUrl: string
  /** The absolute base URL of its payment page. */
  readonly paymentPageUrl: string
  /** True to trust X-Forwarded-For; only if all requests come from the shop itself. */
  readonly trustForwarded: boolean
  /** True if no other process uses the data folder yet. */
  readonly isFirstProcess?: boolean
  /**
   * Receives the progress of rendering the demo catalogue; by default, the terminal displays it.
   */
  readonly onProgress?: typeof drawProgress
  /**
   * Receives each email if there is no mail server, without the queries of its links, which may
   * contain secrets; by default, the terminal displays it.
   */
  readonly onMail?: typeof printEmail
}

/** Renders the demo catalogue if it is missing, and opens the provider with it. */
export async function openWithSettings(options: OpenOptions): Promise<OpenedProvider> {
  const {
    settings,
    shop,
    log,
    providerUrl,
    paymentPageUrl,
    telemetry,
    onMail = printEmail,
  } = options
  createFolders(settings)
  const secret = getSigningSecret(settings)
  const logEntry = ({ level, event, ...fields }: LogEntry) =>
    log(level, event, { requestId: getRequestId(), ...toLogFields(fields) })
  if (settings.demoCatalogue !== 'none') {
    await renderCatalogue({
      dir: settings.catalogueDir,
      scale: settings.demoCatalogue,
      onProgress: options.onProgress ?? drawProgress,
    })
  }
  prepareThesaurus()
  const provider = await openProvider({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    databaseConnections: settings.databaseConnections,
    catalogueDir: settings.catalogueDir,
    objectStore: settings.objectStore,
    hasDemoCatalogue: settings.demoCatalogue !== 'none',
    providerUrl,
    paymentPageUrl,
    storefrontUrl: settings.origin,
    shop: shop.config,
    legalTexts: shop.legalTexts,
    secret,
    removesDrafts: options.isFirstProcess ?? true,
    ...(settings.outbox ? { mayReadOutbox: createOutboxCheck(settings) } : {}),
    ...(settings.ownerMail === null ? {} : { ownerAddress: settings.ownerMail }),
    limitFactor: settings.rateLimitFactor,
    passwordCost: settings.passwordCost,
    dateLanguage: settings.siteLocale ?? undefined,
    trustForwarded: options.trustForwarded,
    visitorSecret: settings.visitorSecret,
    mailServer: settings.mailServer,
    alertWebhook: settings.alertWebhookUrl === null ? null : { url: settings.alertWebhookUrl },
    maxBackupAgeDays: settings.maxBackupAgeDays,
    paymentService: settings.paymentService,
    sendMail: async (mail) => onMail({ ...mail, text: redactLinks(mail.text) }),
    log: logEntry,
    slowStatementMs: settings.slowStatementMs,
    ...(telemetry === undefined ? {} : { telemetry }),
  })
  const catalogue = await watchCatalogue(provider.readCatalogueVersion, log)
  for (const read of provider.gauges) telemetry?.addGauges(read)
  telemetry?.addGauges(async () => describeChange(catalogue))
  const page = await demoPage.openPage({
    secret,
    providerUrl,
    baseUrl: paymentPageUrl,
    brand: shop.config.brand,
    ownTexts: shop.config.ownTexts,
    languages: shop.config.languages,
    logo: shop.logo,
    fetch: provider.fetch,
    stateDir: join(settings.dataDir, 'payment'),
    schedule: provider.schedule,
    log: logEntry,
  })
  return {
    fetch: provider.fetch,
    paymentPage: async (request) => page.fetch(request),
    webhookPaths,
    getMaxBodyBytes,
    getCatalogueVersion: catalogue.getVersion,
    checkReadiness: provider.checkReadiness,
    stopTasks: provider.stopTasks,
    close: async () => {
      catalogue.close()
      await page.close()
      await provider.close()
    },
  }
}

function describeChange({ getChangedAt }: CatalogueWatch): GaugeValue[] {
  const changedAt = getChangedAt()
  if (changedAt === null) return []
  const name = 'overtone_catalogue_changed_timestamp_seconds'
  return [{ name, labels: {}, value: changedAt / 1000 }]
}

/**
 * Creates the folders that the provider writes to; throws an error that names a folder it cannot
 * create.
 */
function createFolders({ dataDir, catalogueDir, demoCatalogue }: BackEndSettings): void {
  const catalogue = demoCatalogue === 'none' ? [] : [['catalogue', catalogueDir] as const]
  for (const [name, folder] of [['data', dataDir] as const, ...catalogue]) {
    try {
      ensureFolder(folder)
    } catch (cause) {
      throw new Error(`The ${name} folder ${folder} cannot be created.`, { cause })
    }
  }
}

/** Requests made by the shop itself have no address and do not count as local. */
function createOutboxCheck({ trustedProxy }: BackEndSettings): (request: ServerRequest) => boolean {
  return ({ ip, headers }) => isLocalVisitor(ip, headers, trustedProxy)
}

function toLogFields(fields: Record<string, unknown>): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : String(value),
    ]),
  )
}
