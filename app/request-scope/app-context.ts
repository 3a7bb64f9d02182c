import type { Settings } from './settings.ts'

export type LogLevel = Settings['logLevel']

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes one log entry. Never pass a secret. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void

/** A response just rendered: `text` is the whole body of a page, which has been read already. */
export interface RenderedPage {
  readonly response: Response
  readonly text: string | null
  /** False if something on the page failed: other visitors must not see it. */
  readonly isComplete: boolean
}

/** Caches pages that are the same for everyone, for a few seconds. */
export interface PageCache {
  /**
   * The page of `key`: cached, from a render in flight, or from `render`, which receives the nonce to
   * write. Every response carries the `nonce` of its own request. Only a plain page (200, HTML, no
   * cookie) is shared; any other response goes only to the request it was rendered for.
   */
  respond(
    key: string,
    nonce: string,
    render: (nonce: string) => Promise<RenderedPage>,
  ): Promise<Response>
}

/** What the process that runs the shop provides to each request. */
export interface AppContext {
  readonly settings: Settings
  /** Sends a request to the provider: in-process when it is embedded, over HTTP otherwise. */
  readonly providerFetch: (request: Request) => Promise<Response>
  /** Absolute base URL of the provider, without a trailing slash. */
  readonly providerUrl: string
  readonly log: Log
  /** Signs the shop's own cookies; never leaves the server. */
  readonly secret: string
  /** Without it every page is rendered for each request. */
  readonly pageCache?: PageCache | undefined
}
