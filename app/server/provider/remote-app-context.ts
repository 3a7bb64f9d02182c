import { resolve } from 'node:path'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { readLegalTexts } from '#shop/read-legal-texts.ts'
import config from '../../../shop.config.ts'
import { getSigningSecret } from '#provider/platform/files/signing-secret.ts'
import { createLog } from '#provider/platform/server/log.ts'
import { warnAboutDeprecatedSettings } from '#shop/settings/parse-variables.ts'
import { readSettings } from '../settings/settings.ts'

let appContext: AppContext | undefined

/** Returns the app context of a shop with a remote provider; reads the environment only once. */
export function getRemoteAppContext(): AppContext {
  appContext ??= createRemoteAppContext()
  return appContext
}

function createRemoteAppContext(): AppContext {
  const settings = readSettings(process.env)
  if (!settings.providerUrl) throw new Error('PROVIDER_URL is required on this server.')
  const log = createLog(settings.logLevel)
  warnAboutDeprecatedSettings(process.env, log)
  const legalTexts = readLegalTexts(resolve('shop/legal'), config, settings.legalDir)
  return {
    settings,
    shop: { config, logo: null, icon: '', legalTexts },
    log,
    providerUrl: settings.providerUrl,
    providerFetch: (request) => fetch(request),
    secret: getSigningSecret(settings),
  }
}
