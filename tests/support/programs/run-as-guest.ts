import type { Locale } from '#app/locales/locales.ts'
import type { Log } from '#provider/contract/log.ts'
import { runInScope } from '#app/request-scope/request-scope.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { demoShop } from '../shops/demo-shop.ts'
import { createAppContext } from '../shops/app-context.ts'

/** Runs `work` in a guest's request to a shop with this provider, by default in German. */
export function runAsGuest<TResult>(
  providerUrl: string,
  work: () => TResult,
  log: Log = () => {},
  locale: Locale = 'de',
  shop = demoShop,
): TResult {
  const app = createAppContext({
    settings: readSettings({ PROVIDER_URL: providerUrl }),
    shop,
    log,
    providerUrl,
    providerFetch: (request: Request) => fetch(request),
  })
  const visitor = { visitorAddress: '192.0.2.1', isLocalVisitor: false, token: null }
  const scope = { app, requestId: 'test', nonce: 'n', locale, path: '/', ...visitor } as const
  return runInScope({ ...scope }, work)
}
