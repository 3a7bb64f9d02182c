import type { CapabilityCache } from './capability-cache.ts'

/** Writes one line of the log; never given a secret or a customer's data. */
export type ProviderLog = (
  level: 'debug' | 'info' | 'warn' | 'error',
  event: string,
  fields?: Readonly<Record<string, string | number | boolean | null | undefined>>,
) => void

/** What a client needs to speak for one visitor. */
export interface ProviderOptions {
  /** Absolute base of the provider's addresses as this server reaches it. */
  readonly baseUrl: string
  /** The same as browsers know it; addresses of files may carry either. */
  readonly publicUrl?: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Two letters, such as `en`. */
  readonly locale: string
  readonly token: string | null
  readonly visitorAddress: string | null
  readonly requestId: string
  /** How long a call may take, in milliseconds; 30 000 unless told. */
  readonly timeoutMs?: number
  readonly log: ProviderLog
  /** What is known of the host already; without one nothing is kept from call to call. */
  readonly memory?: CapabilityCache
}
