import type { Context as HonoContext, Hono } from 'hono'
import type { CustomerRow, Database } from '../db/schema.ts'
import type { LogEntry, ProviderOptions } from '../options.ts'
import type { Limiter } from './limiter.ts'
import type { Locale } from './wire-format.ts'

/** What every router is given when it is mounted. */
export interface Context {
  readonly db: Database
  readonly clock: () => Date
  readonly options: ProviderOptions
  readonly log: (entry: LogEntry) => void
  readonly limiter: Limiter
}

export interface ProviderEnv {
  Variables: {
    locale: Locale
    /** The visitor's address, the key of limits by address. */
    address: string
    /** Set by `requireCustomer`; do not read on other routes. */
    customer: CustomerRow
    /** Id of the token that was sent; set by `requireCustomer`. */
    tokenId: number
  }
}

export type ProviderApp = Hono<ProviderEnv>
export type ProviderContext = HonoContext<ProviderEnv>
