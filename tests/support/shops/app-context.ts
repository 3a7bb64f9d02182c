import type { AppContext } from '#app/request-scope/app-context.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { demoShop } from './demo-shop.ts'

/** Creates the context of the demo shop's storefront, by default without a provider. */
export function createAppContext(changes: Partial<AppContext> = {}): AppContext {
  return {
    shop: demoShop,
    settings: readSettings({}),
    log: () => {},
    secret: 'a secret for tests only',
    providerUrl: 'http://provider.invalid',
    providerFetch: () => Promise.reject(new Error('no provider')),
    ...changes,
  }
}
