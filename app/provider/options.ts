import type { CapabilityCache } from './capability-cache.ts'
import type { ProductCache } from './product-cache.ts'

/** Writes a log entry. Never pass secrets or customer data. */
export type ProviderLog = (
  level: 'debug' | 'info' | 'warn' | 'error',
  event: string,
  fields?: Readonly<Record<string, string | number | boolean | null | undefined>>,
) => void

/** The options of a client that sends requests for one visitor. */
export interface ProviderOptions {
  /** Absolute base URL of the provider for requests from this server. */
  readonly baseUrl: string
  /** The provider's base URL for browsers; file URLs may start with either base URL. */
  readonly publicUrl?: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Two-letter language code, such as `en`. */
  readonly locale: string
  readonly token: string | null
  readonly visitorAddress: string | null
  readonly requestId: string
  /** The time limit of a call, in milliseconds; 30,000 by default. */
  readonly timeoutMs?: number
  readonly log: ProviderLog
  /** Called if the provider limits requests; null if it does not say for how many seconds. */
  readonly onRateLimit?: (retryAfterSeconds: number | null) => void
  /** Caches which endpoints the provider lacks; without it, nothing is cached between calls. */
  readonly capabilities?: CapabilityCache
  /** Caches products for guests; only for a provider whose catalogue cannot change. */
  readonly productCache?: ProductCache | undefined
}
