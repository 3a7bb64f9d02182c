import { createCircuitBreaker } from '#app/provider/http/circuit-breaker.ts'
import type { CircuitBreaker } from '#app/provider/http/circuit-breaker.ts'
import { createProductCache } from '#app/provider/http/product-cache.ts'
import type { ProductCache } from '#app/provider/http/product-cache.ts'
import { createSlowCalls } from '#app/provider/http/slow-calls.ts'
import type { SlowCalls } from '#app/provider/http/slow-calls.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { AppContext, TokenRenewals } from '#app/request-scope/app-context.ts'
import type { Log } from '#provider/contract/log.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { createAppClient } from './create-app-client.ts'
import { createReachability } from './reachability.ts'
import type { Reachability } from './reachability.ts'
import { createTokenRenewals } from '../cluster/token-renewals.ts'

/** The maximum number of foreign origins to report, so that they cannot fill the memory. */
const maxReportedOrigins = 100

/** How long to wait after a rate limit without `Retry-After`, in seconds. */
const defaultRetryAfterSeconds = 60

/**
 * Creates the provider client for the current request, with the visitor's token, locale and
 * address.
 */
export function getProviderClient(): ProviderClient {
  const scope = getRequestScope()
  const { app, locale, token, visitorAddress, requestId } = scope
  const { circuitBreaker, productCache, slowCalls } = getSharedState(app)
  return createAppClient(app, {
    log: (level, event, fields) => {
      if (level === 'error') scope.providerFailed = true
      app.log(level, event, fields)
    },
    getRemainingMs: () => (scope.loadDeadline ?? Infinity) - performance.now(),
    onSkip: () => {
      scope.providerFailed = true
    },
    onRateLimit: (seconds) => {
      scope.retryAfterSeconds = seconds ?? defaultRetryAfterSeconds
    },
    onForeignMedia: (origin) => reportForeignOrigin('media-host-rejected', origin, 'MEDIA_URLS'),
    locale,
    token,
    visitorAddress,
    requestId,
    circuitBreaker,
    productCache,
    slowCalls,
  })
}

/** Returns the record of this machine's token renewals. */
export function getTokenRenewals(): TokenRenewals {
  return getSharedState(getRequestScope().app).tokenRenewals
}

/** Returns whether a remote provider is reachable; null if the provider is embedded. */
export async function getReachability(): Promise<'reachable' | 'unreachable' | null> {
  const { app } = getRequestScope()
  if (app.settings.providerUrl === null) return null
  const { check } = getProviderClient()
  const isReachable = await getSharedState(app).reachability.check(() => check.isReachable())
  return isReachable ? 'reachable' : 'unreachable'
}

/** Logs once that a provider's URL has an unknown origin, and which setting allows it. */
export function reportForeignOrigin(event: string, origin: string, setting: string): void {
  const { app } = getRequestScope()
  const { reportedOrigins } = getSharedState(app)
  const report = `${event} ${origin}`
  if (reportedOrigins.has(report) || reportedOrigins.size >= maxReportedOrigins) return
  reportedOrigins.add(report)
  app.log('warn', event, { origin, setting })
}

/** The state shared by all requests of this process. */
interface SharedState {
  readonly circuitBreaker: CircuitBreaker | undefined
  readonly slowCalls: SlowCalls | undefined
  readonly productCache: ProductCache | undefined
  readonly reachability: Reachability
  readonly reportedOrigins: Set<string>
  readonly tokenRenewals: TokenRenewals
}

const stateByApp = new WeakMap<AppContext, SharedState>()

function getSharedState(app: AppContext): SharedState {
  const state = stateByApp.get(app) ?? createSharedState(app)
  stateByApp.set(app, state)
  return state
}

/**
 * Only the embedded provider's catalogue is cached, because its version shows when it changes. It
 * needs no circuit breaker, because it cannot be unreachable.
 */
function createSharedState(app: AppContext): SharedState {
  const { settings, log, getCatalogueVersion, tokenRenewals, isolatesRequests } = app
  const isEmbedded = settings.providerUrl === null
  return {
    circuitBreaker: isEmbedded ? undefined : createLoggedCircuitBreaker(log),
    slowCalls: isEmbedded ? undefined : createSlowCalls(),
    productCache: isEmbedded ? createProductCache(undefined, getCatalogueVersion) : undefined,
    reachability: createReachability(undefined, isolatesRequests),
    reportedOrigins: new Set(),
    tokenRenewals: tokenRenewals ?? createTokenRenewals({ isolatesRequests }),
  }
}

function createLoggedCircuitBreaker(log: Log): CircuitBreaker {
  return createCircuitBreaker({
    onOpen: () => log('error', 'provider-down'),
    onClose: () => log('info', 'provider-up'),
  })
}
