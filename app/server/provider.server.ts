import { createCapabilityCache } from '#app/provider/capability-cache.ts'
import type { CapabilityCache } from '#app/provider/capability-cache.ts'
import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Creates the provider client for the current request, with the visitor's token, locale and
 * address.
 */
export function getProviderClient(): ProviderClient {
  const scope = getRequestScope()
  const { app, locale, token, visitorAddress, requestId } = scope
  return createProviderClient({
    baseUrl: app.providerUrl,
    publicUrl: app.settings.providerPublicUrl ?? app.providerUrl,
    fetch: app.providerFetch,
    timeoutMs: app.settings.providerTimeoutMs,
    log: (level, event, fields) => {
      if (level === 'error') scope.providerFailed = true
      app.log(level, event, fields)
    },
    locale,
    token,
    visitorAddress,
    requestId,
    capabilities: getCapabilityCache(app),
  })
}

const capabilityCaches = new WeakMap<AppContext, CapabilityCache>()

/** Returns the capability cache of the app's provider, which all requests of this process share. */
function getCapabilityCache(app: AppContext): CapabilityCache {
  const cache = capabilityCaches.get(app) ?? createCapabilityCache()
  capabilityCaches.set(app, cache)
  return cache
}
