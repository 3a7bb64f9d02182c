import type { AppContext } from '#app/request-scope/app-context.ts'
import { signingSecret } from './data-folder.ts'
import { createLog } from './log.ts'
import { readSettings, warnOfDeprecatedSettings } from './settings.ts'

let appContext: AppContext | undefined

/** Returns the app context of a shop with a remote provider; reads the environment only once. */
export function remoteAppContext(): AppContext {
  appContext ??= createRemoteAppContext()
  return appContext
}

function createRemoteAppContext(): AppContext {
  const settings = readSettings(process.env)
  if (!settings.providerUrl) throw new Error('PROVIDER_URL is required on this server.')
  const log = createLog(settings.logLevel)
  warnOfDeprecatedSettings(process.env, log)
  return {
    settings,
    log,
    providerUrl: settings.providerUrl,
    providerFetch: (request) => fetch(request),
    secret: signingSecret(settings),
  }
}
