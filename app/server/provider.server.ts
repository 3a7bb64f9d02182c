import { createCapabilityCache } from '#app/provider/capability-cache.ts'
import type { CapabilityCache } from '#app/provider/capability-cache.ts'
import { createProductCache } from '#app/provider/product-cache.ts'
import type { ProductCache } from '#app/provider/product-cache.ts'
import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { createTokenRenewals } from './token-renewals.ts'
import type { TokenRenewals } from './token-renewals.ts'

/** How long to wait after a rate limit if the provider does not say so, in seconds. */
const defaultRetryAfterSeconds = 60

/**
 * Creates the provider client for the current request, with the visitor's token, locale and
 * address.
 */
export function getProviderClient(): ProviderClient {
  const scope = getRequestScope()
  const { app, locale, token, visitorAddress, requestId } = scope
  const { capabilities, productCache } = getSharedCaches(app)
  return createProviderClient({
    baseUrl: app.providerUrl,
    publicUrl: app.settings.providerPublicUrl ?? app.providerUrl,
    fetch: app.providerFetch,
    timeoutMs: app.settings.providerTimeoutMs,
    log: (level, event, fields) => {
      if (level === 'error') scope.providerFailed = true
      app.log(level, event, fields)
    },
    onRateLimit: (seconds) => {
      scope.retryAfterSeconds = seconds ?? defaultRetryAfterSeconds
    },
    locale,
    token,
    visitorAddress,
    requestId,
    capabilities,
    productCache,
  })
}

/** Returns the renewals of the tokens of this process's visitors. */
export function getTokenRenewals(): TokenRenewals {
  return getSharedCaches(getRequestScope().app).tokenRenewals
}

interface SharedCaches {
  readonly capabilities: CapabilityCache
  readonly productCache: ProductCache | undefined
  readonly tokenRenewals: TokenRenewals
}

const sharedCaches = new WeakMap<AppContext, SharedCaches>()

/** Returns the caches of the app's provider, which all requests of this process share. */
function getSharedCaches(app: AppContext): SharedCaches {
  const caches = sharedCaches.get(app) ?? createSharedCaches(app)
  sharedCaches.set(app, caches)
  return caches
}

/**
 * The embedded provider's catalogue changes only when a process imports another one; a remote one's
 * can change at any time, so its products are not cached.
 */
function createSharedCaches({ settings }: AppContext): SharedCaches {
  const isEmbedded = settings.providerUrl === null
  return {
    capabilities: createCapabilityCache(),
    productCache: isEmbedded ? createProductCache() : undefined,
    tokenRenewals: createTokenRenewals(),
  }
}
