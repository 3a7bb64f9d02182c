import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#app/locales/locales.ts'
import type { AppContext } from './app-context.ts'

/** The state of one request while the server handles it. */
export interface RequestScope {
  readonly app: AppContext
  readonly requestId: string
  readonly nonce: string
  readonly locale: Locale
  /** The path as requested, including its locale if it has one. */
  readonly path: string
  /** The visitor's IP address, for rate limits and logs. */
  readonly visitorAddress: string
  /** True if the visitor uses the machine that the shop runs on. */
  readonly isLocalVisitor: boolean
  /** The access token; replaced when the session is refreshed during this request. */
  token: string | null
  /**
   * When rendering stops waiting for the provider, in milliseconds of `performance.now()`;
   * undefined for other requests, and for form submissions, which must run to completion.
   */
  readonly loadDeadline?: number | undefined
  /** When the session was first requested, in milliseconds of `performance.now()`. */
  sessionRequestedAt?: number
  /** True if a server function threw a PageError, which the browser may receive. */
  pageErrorThrown?: boolean
  /**
   * True if a provider call failed; the page may be incomplete and must not be served to other
   * visitors.
   */
  providerFailed?: boolean
  /** The page's HTTP status, if it differs from the renderer's. */
  pageStatus?: number
  /** How many seconds the provider refuses further requests, if it has limited them. */
  retryAfterSeconds?: number
  /**
   * Whether the page came from the page cache, or from a render that another request had started;
   * undefined if it could not.
   */
  cacheResult?: 'hit' | 'miss'
  /** The submitted form to show again on the page. */
  submittedForm?: SubmittedForm
}

/**
 * A form submitted without JavaScript and shown again on its page, usually because it was refused.
 */
export interface SubmittedForm {
  /** The page's HTTP status, if it differs from the renderer's. */
  readonly status?: number
  /** The submitted values by field; never a password. */
  readonly values: Readonly<Record<string, string>>
  /** Translated reasons for the refusal, if any; `field` is null for the whole form. */
  readonly messages: readonly { readonly field: string | null; readonly text: string }[]
}

const scopeStorage = new AsyncLocalStorage<RequestScope>()

/** Runs `work` in `scope`, which also applies to everything awaited inside `work`. */
export function runInScope<TResult>(scope: RequestScope, work: () => TResult): TResult {
  return scopeStorage.run(scope, work)
}

/** Returns the scope of the current request, or undefined outside a request. */
export function findRequestScope(): RequestScope | undefined {
  return scopeStorage.getStore()
}

/**
 * Returns the scope of the current request; throws outside a request, which is a programming error.
 */
export function getRequestScope(): RequestScope {
  const scope = scopeStorage.getStore()
  if (!scope) throw new Error('getRequestScope() was called outside a request')
  return scope
}
