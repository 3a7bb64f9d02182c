import type { AnyRouter } from '@tanstack/react-router'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { getLoginUrl } from '#app/i18n/paths.ts'
import { getSiteMessage } from '#app/i18n/site-messages.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure, Refusal } from '#app/provider/failure.ts'
import { showToast } from '#app/ui/toast-store.ts'

/** Shows a success toast; by default, it confirms that the request was sent. */
export function reportSuccess(text: string = getSiteMessage('site_request_sent')): void {
  showToast({ theme: 'success', text })
}

interface ReportOptions {
  /** Retries the action from a button in the toast; not shown for refusals. */
  readonly tryAgain?: () => void
  /** The message for a failure without one. */
  readonly text?: string
  /** False if the default message asks the visitor to log in first. */
  readonly loggedIn?: boolean
}

/**
 * Reports a failed action. If the session has ended, opens the login page with the current page as
 * the back URL. Otherwise shows a toast for each message of a refusal, or one toast with a retry
 * button for any other failure.
 */
export function reportFailure(failure: Failure, options: ReportOptions = {}): void {
  if (failure.kind === 'unauthorised') {
    openLogin()
    return
  }
  const fallback = options.text ?? getDefaultErrorText(options.loggedIn ?? true)
  if (failure.kind === 'refused') void reportRefusal(failure, fallback)
  else showToast({ text: fallback, action: toRetryAction(options.tryAgain) })
}

/** Imports the messages on demand, because they are many and rarely needed. */
async function reportRefusal(refusal: Refusal, fallback: string): Promise<void> {
  const texts = await import('./failure-messages.ts').catch(() => null)
  const messages = texts?.getFailureMessages(refusal, fallback) ?? [{ text: fallback }]
  for (const { text } of messages) showToast({ text })
}

/** Shows a toast for a request without a response or a chunk that failed to load. */
export function reportNoResponse(): void {
  showToast({ text: m.errors_generic() })
}

/** Shows a toast for a page that could not be opened, with a button to retry. */
export function showNavigationError(router: AnyRouter, href: string): void {
  showToast({ text: m.errors_generic(), action: toRetryAction(() => router.history.push(href)) })
}

function toRetryAction(run: (() => void) | undefined) {
  return run ? { label: m.shop_try_again(), run } : undefined
}

/** Returns the default message of an error toast. */
export function getDefaultErrorText(loggedIn: boolean): string {
  return loggedIn ? m.errors_generic() : m.errors_log_in_first()
}

/** Opens the login page with a full page load and the current page as the back URL. */
export function openLogin(): void {
  const { pathname, search } = globalThis.location
  globalThis.location.assign(getLoginUrl(pathname + search, getCurrentLocale()))
}
