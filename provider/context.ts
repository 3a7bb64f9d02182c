import type { Context as HonoContext, Hono } from 'hono'
import type { SimilarSounds } from './catalog/similar/similar-sounds.ts'
import type { CustomerRow } from './platform/database/database.ts'
import type { AuthSession } from './accounts/sessions/sessions.store.ts'
import type { StorageAlarm } from './owner/alerts/storage-alarm.ts'
import type { Dependencies } from './dependencies.ts'
import type { Locale } from './platform/texts/locales.ts'
import type { Zips } from './library/zips.ts'
import type { ShopRegistration } from './platform/database/shop-registration.ts'
import type { Limiter } from './platform/http/limiter.ts'

/** The dependencies that all routes share. */
export interface Context extends Dependencies {
  readonly limiter: Limiter
  readonly similarSounds: SimilarSounds
  readonly zips: Zips
  readonly storageAlarm: StorageAlarm
  readonly registration: Pick<ShopRegistration, 'requireNotMoved' | 'requireCurrent'>
}

export interface ProviderEnv {
  Variables: {
    locale: Locale
    /** The client's address, by which rate limits are counted. */
    address: string
    /** Set by `requireCustomer`; do not read it in routes without that middleware. */
    customer: CustomerRow
    /** The session of the request's token; set when it is first looked up. */
    session: AuthSession
  }
}

export type ProviderApp = Hono<ProviderEnv>
export type ProviderContext = HonoContext<ProviderEnv>
