import type { CapabilityCache } from './capability-cache.ts'

/** Writes one log entry. Never pass a secret or a customer's data. */
export type ProviderLog = (
  level: 'debug' | 'info' | 'warn' | 'error',
  event: string,
  fields?: Readonly<Record<string, string | number | boolean | null | undefined>>,
) => void

/** What a client needs to send requests for one visitor. */
export interface ProviderOptions {
  /** Absolute base URL of the provider for this server. */
  readonly baseUrl: string
  /** Its base URL for browsers; file URLs may have either. */
  readonly publicUrl?: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Two letters, such as `en`. */
  readonly locale: string
  readonly token: string | null
  readonly visitorAddress: string | null
  readonly requestId: string
  /** The time limit of a call, in milliseconds; 30 000 by default. */
  readonly timeoutMs?: number
  readonly log: ProviderLog
  /** Missing endpoints of the provider; without it nothing is remembered between calls. */
  readonly capabilities?: CapabilityCache
}
