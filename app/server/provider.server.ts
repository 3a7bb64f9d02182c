import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { createCapabilityCache } from '#app/provider/capability-cache.ts'
import type { CapabilityCache } from '#app/provider/capability-cache.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'

/** The provider as this request's visitor may speak to it: with their token, language and address. */
export function providerClient(): ProviderClient {
  const scope = requestScope()
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
    memory: memoryOf(app),
  })
}

const memories = new WeakMap<AppContext, CapabilityCache>()

/** What this process knows of the host's provider, kept from request to request. */
function memoryOf(host: AppContext): CapabilityCache {
  const known = memories.get(host) ?? createCapabilityCache()
  memories.set(host, known)
  return known
}
