import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerRequest } from 'srvx'
import { insertDemoCodes } from '#provider/carts/codes.store.ts'
import { prepareThesaurus } from '#provider/catalog/thesaurus/thesaurus.ts'
import { createSimilarSounds } from '#provider/catalog/similar/similar-sounds.ts'
import { webhookPaths } from '#provider/payments/payment-services.ts'
import { openProcessors } from '#provider/payments/open-processors.ts'
import { createApp } from '#provider/create-app.ts'
import type { ProviderOptions } from '#provider/options.ts'
import { getMaxBodyBytes as getMaxProviderBytes } from '#provider/limit-request-body.ts'
import { openShopFiles } from '#provider/library/open-shop-files.ts'
import { createZips } from '#provider/library/zips.ts'
import { createLimiter } from '#provider/platform/http/limiter.ts'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import { compressMiddleware } from '#app/server/http/compress-response.ts'
import { handleShopRequest } from '#app/server/http/handle-shop-request.ts'
import type { BuiltShop } from '#app/server/http/handle-shop-request.ts'
import { listen } from '#provider/platform/server/listen.ts'
import { createLog, logConsole } from '#provider/platform/server/log.ts'
import { getMaxBodyBytes } from '#app/server/http/max-body-bytes.ts'
import { createPageCache } from '#app/server/cache/page-cache.ts'
import { renderPng } from '#app/server/pictures/render-png.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createStaticFileMiddleware } from '#app/server/http/static-files.ts'
import { writeCatalogue } from '../support/shops/catalogue-fixture.ts'
import { findFreePort } from '../support/programs/free-port.ts'
import { secret, startShop } from '../support/shops/shop.ts'
import type { Shop } from '../support/shops/shop.ts'
import type { Area, Endpoint } from './targets.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { demoShop } from '../support/shops/demo-shop.ts'
import { createAppContext } from '../support/shops/app-context.ts'

const dist = resolve(import.meta.dirname, '../../dist')

/** Milliseconds; incomplete requests time out soon. */
const timeouts = { headers: 300, request: 300 }

/** The built shop with its provider and payment page, with production rate limits. */
export interface FuzzShop {
  readonly shop: Shop
  readonly origin: string
  readonly host: string
  /** The ports of the two servers. */
  readonly ports: Readonly<Record<Area, number>>
  readonly endpoints: readonly Endpoint[]
  /** Handles a request from an IP address without a connection. */
  readonly send: (area: Area, request: Request, address: string) => Promise<Response>
  /** Returns the log entries at level `error` since the last call. */
  readonly takeErrors: () => string[]
  readonly close: () => Promise<void>
}

/**
 * Opens the shop with an empty database and a small catalogue in a temporary folder; `changes`
 * override the provider's options.
 */
export async function openFuzzShop(changes: Partial<ProviderOptions> = {}): Promise<FuzzShop> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-fuzz-'))
  const errors: string[] = []
  const log = createLog('error', (line) => void (/"level":"error"/.test(line) && errors.push(line)))
  logConsole(log)
  const ports = await findPorts()
  const settings = readSettings({
    PORT: String(ports.shop),
    DATA_DIR: folder,
    TRUSTED_PROXY: 'loopback',
    OUTBOX: '1',
  })
  const { origin } = settings
  const logEntry = ({ level, event, ...fields }: { level: string; event: string }) => {
    if (level === 'error') errors.push(JSON.stringify({ event, ...fields }))
  }
  prepareThesaurus()
  const catalogueDir = join(folder, 'catalogue')
  await writeCatalogue(catalogueDir)
  const shop = await startShop(folder, {
    catalogueDir,
    providerUrl: origin,
    paymentPageUrl: `${origin}/pay`,
    storefrontUrl: origin,
    mayReadOutbox: () => true,
    limits: {},
    log: logEntry,
    ...changes,
  })
  await insertDemoCodes(shop.db)
  const page = createPaymentPage({
    brand: demoShop.config.brand,
    languages: demoShop.config.languages,
    secret,
    providerUrl: origin,
    baseUrl: `${origin}/pay`,
    fetch: shop.provider.fetch,
    stateDir: join(folder, 'payment'),
    clock: () => shop.now,
    log: logEntry,
  })
  const app = createAppContext({
    settings,
    log,
    secret,
    providerUrl: origin,
    providerFetch: shop.provider.fetch,
    pageCache: createPageCache(settings.pageCacheBytes),
    renderPng,
  })
  const embedded = {
    fetch: shop.provider.fetch,
    paymentPage: async (request: Request) => page.fetch(request),
    webhookPaths,
  }
  // React selects its production build by this variable when first imported.
  process.env['NODE_ENV'] = 'production'
  const built: { default: BuiltShop } = await import(
    pathToFileURL(resolve(dist, 'server/server.js')).href
  )
  const handle = (request: ServerRequest) =>
    handleShopRequest(request, { app, embedded, shop: built.default })
  const common = { settings, origin, timeouts, log, close: async () => {} }
  await listen({
    ...common,
    port: ports.shop,
    getMaxBodyBytes,
    middleware: [compressMiddleware, ...createStaticFileMiddleware(resolve(dist, 'client'))],
    fetch: handle,
  })
  await listen({
    ...common,
    port: ports.provider,
    getMaxBodyBytes: getMaxProviderBytes,
    fetch: shop.provider.fetch,
  })
  return {
    shop,
    origin,
    host: new URL(origin).host,
    ports,
    endpoints: await listEndpoints(folder),
    send: (area, request, address) =>
      area === 'provider'
        ? shop.provider.fetch(request)
        : handle(Object.assign(request, { ip: address })),
    takeErrors: () => errors.splice(0),
    close: async () => {
      await page.close()
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findPorts(): Promise<Record<Area, number>> {
  const shop = await findFreePort()
  return { shop, payment: shop, provider: await findFreePort() }
}

/** Lists the endpoints of the provider. */
async function listEndpoints(folder: string): Promise<Endpoint[]> {
  const db = await openTestDatabase(folder)
  const base = {
    db,
    clock: () => new Date(),
    log: () => {},
    mailSender: null,
    options: {
      dataDir: folder,
      shop: demoShop.config,
      catalogueDir: null,
      providerUrl: '',
      paymentPageUrl: '',
      storefrontUrl: '',
      secret,
      trustForwarded: false,
      mayReadOutbox: () => true,
    },
  }
  const files = openShopFiles(base.options)
  const dependencies = { ...base, files, processors: await openProcessors(base) }
  const limiter = createLimiter(dependencies)
  const registration = { requireNotMoved: () => {}, requireCurrent: async () => {} }
  const zips = createZips(dependencies)
  const similarSounds = createSimilarSounds(dependencies.db)
  const app = await createApp({
    ...dependencies,
    limiter,
    registration,
    zips,
    similarSounds,
    storageAlarm: () => {},
  })
  await db.destroy()
  return app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path }))
}
