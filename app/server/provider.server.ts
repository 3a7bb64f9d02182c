import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { createHostMemory } from '#app/provider/host-memory.ts'
import type { HostMemory } from '#app/provider/host-memory.ts'
import type { Host } from './host.ts'
import { requestScope } from './request-scope.server.ts'

/** The provider as this request's visitor may speak to it: with their token, language and address. */
export function providerClient(): ProviderClient {
  const scope = requestScope()
  const { host, locale, token, visitorAddress, requestId } = scope
  return createProviderClient({
    baseUrl: host.providerUrl,
    publicUrl: host.settings.providerPublicUrl ?? host.providerUrl,
    fetch: host.providerFetch,
    timeoutMs: host.settings.providerTimeoutMs,
    log: (level, event, fields) => {
      if (level === 'error') scope.providerFailed = true
      host.log(level, event, fields)
    },
    locale,
    token,
    visitorAddress,
    requestId,
    memory: memoryOf(host),
  })
}

const memories = new WeakMap<Host, HostMemory>()

/** What this process knows of the host's provider, kept from request to request. */
function memoryOf(host: Host): HostMemory {
  const known = memories.get(host) ?? createHostMemory()
  memories.set(host, known)
  return known
}
