import { createLog } from './log.ts'
import type { Host } from './host.ts'
import { signingSecret } from './signing-secret.ts'
import { readSettings } from './settings.ts'

let host: Host | undefined

/** The host of a shop whose provider is reached over HTTP; read once from the environment. */
export function remoteHost(): Host {
  host ??= openRemoteHost()
  return host
}

function openRemoteHost(): Host {
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
