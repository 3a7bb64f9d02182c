import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#app/i18n/locales.ts'
import type { AppContext } from './app-context.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** What one request carries from the door to whatever answers it. */
export interface RequestScope {
  readonly app: AppContext
  readonly requestId: string
  readonly nonce: string
  readonly locale: Locale
  /** The path as it was asked for, with its language if it names one. */
  readonly path: string
  /** The visitor's network address, for limits and logs. */
  readonly visitorAddress: string
  /** The access token, replaced when the session was refreshed inside this request. */
  token: string | null
  /** Whether the call of a server function could be read and reached it. */
  serverFnReached?: boolean
  /** Whether the provider failed on the way: the page may lack what others will see again. */
  providerFailed?: boolean
  /** The status of the page, where it is not the renderer's own. */
  pageStatus?: number
  /** The refused form that the page being rendered shows once more. */
  submittedForm?: SubmittedForm
}

const storage = new AsyncLocalStorage<RequestScope>()

/** Runs `work` with a scope of its own; everything awaited inside sees the same scope. */
export function runInScope<TResult>(scope: RequestScope, work: () => TResult): TResult {
  return storage.run(scope, work)
}

/** The scope of the request being answered, or undefined outside one. */
export function findRequestScope(): RequestScope | undefined {
  return storage.getStore()
}

/** The scope of the request being answered; throws outside one, which is a mistake of ours. */
export function requestScope(): RequestScope {
  const scope = storage.getStore()
  if (!scope) throw new Error('requestScope() was called outside a request')
  return scope
}
