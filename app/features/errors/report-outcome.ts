import type { AnyRouter } from '@tanstack/react-router'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { loginAddress } from '#app/i18n/paths.ts'
import { siteText } from '#app/i18n/site-text.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure, Refusal } from '#app/provider/failure.ts'
import { showToast } from '#app/ui/toast-store.ts'

/** Shows a success toast; by default it says that the request was sent. */
export function reportSuccess(text: string = siteText('site_request_sent')): void {
  showToast({ theme: 'success', text })
}

interface ReportOptions {
  /** Retries the action; offered in the toast if the provider did not respond. */
  readonly tryAgain?: () => void
  /** The text for a failure without a message of its own. */
  readonly text?: string
  /** If false, the default text asks the visitor to log in first. */
  readonly loggedIn?: boolean
}

/**
 * Reports a failed action in the browser: an ended session opens the login page, which returns here;
 * each message of a refusal gets its own toast; any other failure gets one with a retry button.
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

/** Loads the messages on the first refusal: there are many, and most visits need none of them. */
async function reportRefusal(refusal: Refusal, fallback: string): Promise<void> {
  const texts = await import('./failure-messages.ts').catch(() => null)
  const messages = texts?.getFailureMessages(refusal, fallback) ?? [{ text: fallback }]
  for (const { text } of messages) showToast({ text })
}

/** Shows a toast for a request without a response, or for a chunk that could not be loaded. */
export function reportNoResponse(): void {
  showToast({ text: m.errors_generic() })
}

/** Shows a toast for a page that could not be opened, with a button that opens `href` again. */
export function showNavigationError(router: AnyRouter, href: string): void {
  showToast({ text: m.errors_generic(), action: toRetryAction(() => router.history.push(href)) })
}

function toRetryAction(run: (() => void) | undefined) {
  return run ? { label: m.shop_try_again(), run } : undefined
}

/** The default text of an error toast, used when the caller passes none. */
export function getDefaultErrorText(loggedIn: boolean): string {
  return loggedIn ? m.errors_generic() : m.errors_log_in_first()
}

/** Opens the login page as a new document; after the login it returns to the current page. */
export function openLogin(): void {
  const { pathname, search } = globalThis.location
  globalThis.location.assign(loginAddress(pathname + search, currentLocale()))
}
