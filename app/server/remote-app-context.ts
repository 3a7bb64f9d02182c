import { createLog } from './log.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { signingSecret } from './signing-secret.ts'
import { readSettings } from './settings.ts'

let appContext: AppContext | undefined

/** The app context of a shop whose provider is reached over HTTP; read once from the environment. */
export function remoteAppContext(): AppContext {
  appContext ??= openRemoteAppContext()
  return appContext
}

function openRemoteAppContext(): AppContext {
  const settings = readSettings(process.env)
  if (!settings.providerUrl) throw new Error('The setting PROVIDER_URL is needed here.')
  return {
    settings,
    providerUrl: settings.providerUrl,
    providerFetch: (request) => fetch(request),
    log: createLog(settings.logLevel),
    secret: signingSecret(settings),
  }
}
