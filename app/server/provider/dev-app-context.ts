import type { AppContext } from '#app/request-scope/app-context.ts'
import { getSigningSecret } from '#provider/platform/files/signing-secret.ts'
import { createLog } from '#provider/platform/server/log.ts'
import { loadShop } from '#shop/load-shop.ts'
import { warnAboutDeprecatedSettings } from '#shop/settings/parse-variables.ts'
import { renderPng } from '../pictures/render-png.server.ts'
import { readSettings } from '../settings/settings.ts'

let appContext: Promise<AppContext> | undefined

/** Returns the app context of the dev server, whose provider is remote; reads the environment once. */
export function getDevAppContext(): Promise<AppContext> {
  appContext ??= createDevAppContext()
  return appContext
}

async function createDevAppContext(): Promise<AppContext> {
  const settings = readSettings(process.env)
  if (!settings.providerUrl) throw new Error('PROVIDER_URL is required on this server.')
  const log = createLog(settings.logLevel)
  warnAboutDeprecatedSettings(process.env, log)
  return {
    settings,
    shop: await loadShop(settings),
    log,
    providerUrl: settings.providerUrl,
    providerFetch: (request) => fetch(request),
    secret: getSigningSecret(settings),
    renderPng,
  }
}
