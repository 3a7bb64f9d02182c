import type { Settings } from './settings.ts'

export type LogLevel = Settings['logLevel']

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes one log entry. Entries must not contain secrets. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void

/**
 * A rendered response. For a page, `text` is the whole body, which has already been read; for any
 * other response it is null.
 */
export interface RenderedPage {
  readonly response: Response
  readonly text: string | null
  /** False if part of the page failed; the page must not be served to other visitors. */
  readonly isComplete: boolean
}

/** Caches pages that are the same for all visitors, for a few seconds. */
export interface PageCache {
  /**
   * Returns the page for `key`: from the cache, from a render in flight, or from `render`, which
   * receives the nonce to insert. Every response contains the `nonce` of its own request. Only a
   * complete page (200, HTML, no cookie) is shared; any other response is returned only to the
   * request it was rendered for.
   */
  respond(
    key: string,
    nonce: string,
    render: (nonce: string) => Promise<RenderedPage>,
  ): Promise<Response>
}

/** The settings and services that the shop's process provides to each request. */
export interface AppContext {
  readonly settings: Settings
  /** Sends a request to the provider: in-process when it is embedded, over HTTP otherwise. */
  readonly providerFetch: (request: Request) => Promise<Response>
  /** Absolute base URL of the provider, without a trailing slash. */
  readonly providerUrl: string
  readonly log: Log
  /** Signs the shop's cookies; never leaves the server. */
  readonly secret: string
  /** Undefined if every page is rendered for each request. */
  readonly pageCache?: PageCache | undefined
}
