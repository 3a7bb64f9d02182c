import type { Capabilities } from './capabilities.ts'
import type { CategoryIds } from './category-ids.ts'
import type { CircuitBreaker } from './http/circuit-breaker.ts'
import type { ProductCache } from './http/product-cache.ts'
import type { SlowCalls } from './http/slow-calls.ts'

/** Writes a log entry. Never pass secrets or customer data. */
type ProviderLog = (
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
  /** The base URLs of other hosts that serve the provider's pictures and previews. */
  readonly mediaUrls?: readonly string[]
  readonly fetch: (request: Request) => Promise<Response>
  /** Two-letter language code, such as `en`. */
  readonly locale: string
  readonly token: string | null
  readonly visitorAddress: string | null
  readonly requestId: string
  /** The time limit of a call, in milliseconds; 30,000 by default. */
  readonly timeoutMs?: number
  /** Returns how long the page may still wait, in milliseconds; by default, only calls are limited. */
  readonly getRemainingMs?: () => number
  readonly log: ProviderLog
  /** Called if the provider limits requests; null if it does not say for how many seconds. */
  readonly onRateLimit?: (retryAfterSeconds: number | null) => void
  /** Called if a request is not sent, because the provider is down or the page has no time left. */
  readonly onSkip?: () => void
  /** Stops requests while the provider is down; without it, every request is sent. */
  readonly circuitBreaker?: CircuitBreaker | undefined
  /** The optional calls to leave out; without it, every call is sent. */
  readonly slowCalls?: SlowCalls | undefined
  /** Called with the origin of a picture or preview that is on none of the known hosts. */
  readonly onForeignMedia?: (origin: string) => void
  /** What the provider can do; everything by default. */
  readonly capabilities?: Capabilities
  /** The provider's category ids; `defaultCategoryIds` by default. */
  readonly categoryIds?: CategoryIds
  /** The provider's code for the payment method of orders; `moneytransfer` by default. */
  readonly paymentMethod?: string
  /** Caches products for guests; only for a provider whose catalogue cannot change. */
  readonly productCache?: ProductCache | undefined
}
