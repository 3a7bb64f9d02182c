import type { Log } from './log.ts'
import type { PageCache } from './page-cache.ts'
import type { Settings } from './settings.ts'

/** What the machine that runs the shop gives to each request. */
export interface AppContext {
  readonly settings: Settings
  /** Speaks to the provider: in-process when it is embedded, over HTTP otherwise. */
  readonly providerFetch: (request: Request) => Promise<Response>
  /** Absolute base of the provider's addresses, without a trailing slash. */
  readonly providerUrl: string
  readonly log: Log
  /** Signs the shop's own cookies; never leaves the server. */
  readonly secret: string
  /** Pages kept for everyone; without it each page is rendered for whoever asks. */
  readonly pageCache?: PageCache | undefined
}
