import type { Outcome } from '#app/provider/failure.ts'
import type { Session } from '#app/provider/types/customer.ts'
import type { Log } from '#provider/contract/log.ts'
import type { Telemetry } from '#provider/contract/telemetry.ts'
import type { Shop } from '#shop/shop.ts'
import type { Settings } from './settings.ts'

/** A page that is the same for all visitors: its HTML and response headers. */
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
  /** The idempotency key: a message with a known id is not stored again. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly text: string
}

/** `receivedAt` is the ISO time of the first message with this id. */
export type InboxResult =
  | { readonly kind: 'stored'; readonly receivedAt: string }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** Stores messages to the owner, for providers that receive none. */
export interface Inbox {
  /** Stores a message durably unless the visitor exceeds the rate limit; throws storage errors. */
  store(message: InboxMessage, visitorAddress: string): Promise<InboxResult>
}

/** Records when visitors' tokens were issued and replaced on this machine. */
export interface TokenRenewals {
  /** Returns the token that replaced this one within the last hour, or else the token itself. */
  getCurrent(token: string): string
  /** Returns whether the token was issued less than five minutes ago. */
  isFresh(token: string): boolean
  /** Records that a token was issued now. */
  recordIssued(token: string): void
  /** Returns the outcome of `refresh`, of which this process runs only one at a time per token. */
  renew(token: string, refresh: () => Promise<Outcome<Session>>): Promise<Outcome<Session>>
}

/** Options for rendering an SVG. */
export interface PngOptions {
  /** In pixels; defaults to that of the SVG. */
  readonly width?: number
  /** A color for transparent areas, such as `#f8f4ec`. */
  readonly background?: string
}

/** Renders an SVG as a PNG; null if too many are waiting. Rejects if the SVG is invalid. */
export type RenderPng = (svg: string, options?: PngOptions) => Promise<Uint8Array | null>

/** The settings and services that the process provides to each request. */
export interface AppContext {
  readonly settings: Settings
  /** The shop's identity. */
  readonly shop: Shop
  /** Sends a request to the provider: in-process when it is embedded, over HTTP otherwise. */
  readonly providerFetch: (request: Request) => Promise<Response>
  /** Absolute base URL of the provider, without a trailing slash. */
  readonly providerUrl: string
  readonly log: Log
  /** Receives what the storefront measures; undefined for nothing. */
  readonly telemetry?: Telemetry | undefined
  /** Returns whether the embedded provider can serve requests, by check. */
  readonly checkReadiness?: (() => Promise<Readonly<Record<string, boolean>>>) | undefined
  /** Returns whether the process is ending and accepts no more connections. */
  readonly isStopping?: (() => boolean) | undefined
  /** Signs the shop's cookies; never leaves the server. */
  readonly secret: string
  /**
   * Returns the version of the embedded provider's catalogue, which invalidates caches when it
   * changes. Undefined for a remote provider.
   */
  readonly getCatalogueVersion?: (() => string | null) | undefined
  /** Undefined if every page is rendered for each request. */
  readonly pageCache?: PageCache | undefined
  /** Undefined if no other process serves the shop. */
  readonly tokenRenewals?: TokenRenewals | undefined
  /** Undefined if messages cannot be stored, or if the provider is embedded. */
  readonly inbox?: Inbox | undefined
  /** Undefined where no pictures can be drawn. */
  readonly renderPng?: RenderPng | undefined
  /** Resolves when a page may be rendered; undefined if pages do not wait for each other. */
  readonly waitToRender?: (() => Promise<void>) | undefined
  /**
   * Lets the platform finish work that the response does not wait for; undefined where the process
   * outlives the request anyway.
   */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined
  /**
   * Renders a page, or returns null after a moment if too many are being rendered; undefined if the
   * number has no limit.
   */
  readonly limitPages?: (<TPage>(render: () => Promise<TPage>) => Promise<TPage | null>) | undefined
  /** Whether no request may wait for what another one has started, as on Workers. */
  readonly isolatesRequests?: boolean
}
