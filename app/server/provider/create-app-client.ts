import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { ProviderOptions } from '#app/provider/options.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'

/** The options that do not depend on the app's settings. */
type VisitorOptions = Pick<ProviderOptions, 'locale' | 'token' | 'visitorAddress' | 'requestId'> &
  Partial<ProviderOptions>

/** Creates a provider client from the app's settings for one visitor. */
export function createAppClient(app: AppContext, visitor: VisitorOptions): ProviderClient {
  const { settings } = app
  return createProviderClient({
    baseUrl: app.providerUrl,
    publicUrl: settings.providerPublicUrl ?? app.providerUrl,
    mediaUrls: settings.mediaUrls,
    filesUrl: settings.publicFilesUrl,
    fetch: app.providerFetch,
    timeoutMs: settings.providerTimeoutMs,
    log: app.log,
    telemetry: app.telemetry,
    capabilities: settings.capabilities,
    categoryIds: settings.categoryIds,
    paymentMethod: settings.paymentMethod,
    visitorSecret: settings.visitorSecret,
    ...visitor,
  })
}
