import type { Capabilities } from './capabilities.ts'
import type { CircuitBreaker } from './http/circuit-breaker.ts'
import type { ProductCache } from './http/product-cache.ts'
import type { SlowCalls } from './http/slow-calls.ts'
import type { Telemetry } from '#provider/contract/telemetry.ts'

/** Writes a log entry. Never pass secrets or customer data. */
type ProviderLog = (
  level: 'debug' | 'info' | 'warn' | 'error',
  event: string,
  fields?: Readonly<Record<string, string | number | boolean | null | undefined>>,
) => void

/**
 * The provider's category ids by kind; null for loops if the provider does not list them
 * separately.
 */
export interface CategoryIds {
  readonly pack: number
  readonly 'one-shot': number
  readonly loop: number | null
}

/** The options of a client that sends requests for one visitor. */
export interface ProviderOptions {
  /** The absolute base URL for requests from this server. */
  readonly baseUrl: string
  /** The provider's base URL for browsers; file URLs may start with either base URL. */
  readonly publicUrl?: string
  /** The base URLs of other hosts that serve the provider's pictures and previews. */
  readonly mediaUrls?: readonly string[]
  /** The base URL at which browsers load the provider's previews and covers; null if the shop does. */
  readonly filesUrl?: string | null
  readonly fetch: (request: Request) => Promise<Response>
  /** Two-letter language code, such as `en`. */
  readonly locale: string
  readonly token: string | null
  readonly visitorAddress: string | null
  /** Signs the visitor's address for a remote provider with the same secret. */
  readonly visitorSecret?: string | null
  readonly requestId: string
  /** The time limit of a call, in milliseconds; 30,000 by default. */
  readonly timeoutMs?: number
  /**
   * Returns the time left for the page, in milliseconds; by default, only calls have time limits.
   */
  readonly getRemainingMs?: () => number
  readonly log: ProviderLog
  /** Receives the duration and the outcome of each call. */
  readonly telemetry?: Telemetry | undefined
  /** Called when the provider limits requests, with the seconds to wait; null if unknown. */
  readonly onRateLimit?: (retryAfterSeconds: number | null) => void
  /** Called if a request is skipped because the provider is down or the page has no time left. */
  readonly onSkip?: () => void
  /** Suspends requests while the provider is down; without it, every request is sent. */
  readonly circuitBreaker?: CircuitBreaker | undefined
  /** Optional calls to skip; without it, every call is sent. */
  readonly slowCalls?: SlowCalls | undefined
  /** Called with the origin of a picture or preview on an unknown host. */
  readonly onForeignMedia?: (origin: string) => void
  /** The provider's capabilities; all by default. */
  readonly capabilities?: Capabilities
  /** The provider's category ids; `defaultCategoryIds` by default. */
  readonly categoryIds?: CategoryIds
  /** The provider's code for the orders' payment method; `moneytransfer` by default. */
  readonly paymentMethod?: string
  /**
   * Caches products for guests; only for a provider whose catalogue does not change while it runs.
   */
  readonly productCache?: ProductCache | undefined
}
