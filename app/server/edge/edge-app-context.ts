import type { AppContext } from '#app/request-scope/app-context.ts'
import type { Shop } from '#shop/shop.ts'
import { createLog, logConsole } from '#provider/platform/server/log.ts'
import { warnAboutDeprecatedSettings } from '#shop/settings/parse-variables.ts'
import { readSettings } from '../settings/settings.ts'
import { createEdgePageCache } from './edge-page-cache.ts'
import type { EdgePlatform } from './edge-page-cache.ts'
import { renderPng } from './render-png.ts'

/** The settings without a default that would be right for a Worker. */
const requiredSettings = ['ORIGIN', 'PROVIDER_URL', 'SECRET']

/**
 * Creates the app context of an isolate from the Worker's text bindings, which are named like the
 * settings. Throws an error that names each setting that is missing or invalid.
 */
export function createEdgeAppContext(
  bindings: object,
  shop: Shop,
  platform: EdgePlatform,
): AppContext {
  const variables: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(bindings).filter(([, value]) => typeof value === 'string'),
  )
  const settings = readSettings(variables)
  const { providerUrl, secret, origin } = settings
  const missing = requiredSettings.filter((name) => !variables[name])
  if (providerUrl === null || secret === null || missing.length > 0) {
    throw new Error(`A Worker also needs ${missing.join(', ')}.`)
  }
  // The log of a Worker is its console.
  const log = createLog(settings.logLevel, console.log)
  logConsole(log)
  warnAboutDeprecatedSettings(variables, log)
  return {
    settings,
    shop,
    log,
    secret,
    providerUrl,
    providerFetch: (request) => fetch(request),
    pageCache: settings.pageCacheBytes > 0 ? createEdgePageCache(platform, origin) : undefined,
    renderPng,
    waitUntil: platform.waitUntil,
    isolatesRequests: true,
  }
}
