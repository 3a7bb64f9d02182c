import type { Outcome } from '#app/provider/failure.ts'
import type { Session } from '#app/provider/types/customer.ts'
import type { LegalTexts } from '#shop/legal-document.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { Settings } from './settings.ts'

export type LogLevel = Settings['logLevel']

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes one log entry. Entries must not contain secrets. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void

/** A page that is the same for all visitors: its HTML and the headers of its response. */
export interface SharedPage {
  readonly html: string
  readonly headers: Headers
}

/** Caches pages that are the same for all visitors, for a few seconds. */
export interface PageCache {
  /**
   * Responds with the page for `key`: from the cache, from a render in flight, or from `render`. If
   * `render` returns a response instead of a page, only the request that started the render
   * receives it.
   */
  respond(
    key: string,
    requestHeaders: Headers,
    render: () => Promise<SharedPage | Response>,
  ): Promise<Response>
}

/** A message from a visitor to the owner. */
export interface InboxMessage {
  /** Idempotency key: a message with a known id is not stored again. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly text: string
}

/** `receivedAt` is an ISO time: that of the first message with the same id. */
export type InboxResult =
  | { readonly kind: 'stored'; readonly receivedAt: string }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** Stores messages to the owner, for a provider that receives none. */
export interface Inbox {
  /** Stores a message durably, unless the visitor sends too many; throws the storage's error. */
  store(message: InboxMessage, visitorAddress: string): Promise<InboxResult>
}

/** Records when the tokens of this machine's visitors were issued and what replaced them. */
export interface TokenRenewals {
  /** Returns the token that replaced this one within the last hour, or the token itself. */
  getCurrent(token: string): string
  /** Returns whether the token was issued less than five minutes ago. */
  isFresh(token: string): boolean
  /** Records that a token was issued now. */
  recordIssued(token: string): void
  /**
   * Returns the outcome of `refresh`, which runs only once at a time for each token in this process.
   */
  renew(token: string, refresh: () => Promise<Outcome<Session>>): Promise<Outcome<Session>>
}

/** The identity of the shop with its files. */
export interface Shop {
  readonly config: ShopConfig
  /** The source of the logo; null if the shop shows its name. */
  readonly logo: string | null
  /** The source of the icon in browser tabs and on home screens. */
  readonly icon: string
  readonly legalTexts: LegalTexts
}

/** The settings and services that the shop's process provides to each request. */
export interface AppContext {
  readonly settings: Settings
  /** The identity of the shop. */
  readonly shop: Shop
  /** Sends a request to the provider: in-process when it is embedded, over HTTP otherwise. */
  readonly providerFetch: (request: Request) => Promise<Response>
  /** Absolute base URL of the provider, without a trailing slash. */
  readonly providerUrl: string
  readonly log: Log
  /** Signs the shop's cookies; never leaves the server. */
  readonly secret: string
  /**
   * Returns the version of the embedded provider's catalogue; what was cached under another version
   * is outdated. Undefined with a remote provider.
   */
  readonly getCatalogueVersion?: (() => string | null) | undefined
  /** Undefined if every page is rendered for each request. */
  readonly pageCache?: PageCache | undefined
  /** Undefined if this process is the only one that serves the shop. */
  readonly tokenRenewals?: TokenRenewals | undefined
  /** Undefined where messages cannot be stored, and if the provider is embedded. */
  readonly inbox?: Inbox | undefined
}
