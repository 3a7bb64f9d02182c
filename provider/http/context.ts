import type { Context as HonoContext, Hono } from 'hono'
import type { SimilarSounds } from '../db/similar-sounds.ts'
import type { CustomerRow } from '../db/schema.ts'
import type { AuthSession } from '../db/sessions.ts'
import type { StorageAlarm } from '../alerts/storage-alarm.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Locale } from '../domain/locales.ts'
import type { PackZips } from '../files/pack-zips.ts'
import type { ShopRegistration } from '../shop-registration.ts'
import type { Limiter } from './limiter.ts'

/** The dependencies that all routes share. */
export interface Context extends Dependencies {
  readonly limiter: Limiter
  readonly similarSounds: SimilarSounds
  readonly zips: PackZips
  readonly storageAlarm: StorageAlarm
  readonly registration: Pick<ShopRegistration, 'requireNotMoved' | 'requireCurrent'>
}

export interface ProviderEnv {
  Variables: {
    locale: Locale
    /** The client's address, the key for rate limits per address. */
    address: string
    /** Set by `requireCustomer`; do not read it in routes without that middleware. */
    customer: CustomerRow
    /** The session of the request's token; set by `requireCustomer`. */
    session: AuthSession
  }
}

export type ProviderApp = Hono<ProviderEnv>
export type ProviderContext = HonoContext<ProviderEnv>
