import { currentLocale } from '#app/i18n/current-locale.ts'
import { loginAddress } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure, Refusal } from '#app/provider/failure.ts'
import { showToast } from '#app/ui/toast-store.ts'

interface ReportOptions {
  /** Offered inside the toast when the provider gave no answer. */
  readonly tryAgain?: () => void
  /** What to say where the failure has no text of its own. */
  readonly text?: string
  /** False makes the default text ask for a login first. */
  readonly loggedIn?: boolean
}

/**
 * The browser's one way to tell of a failed action: a lost session opens the login page and comes
 * back, every message of a refusal gets its toast, no answer gets one with a second try.
 */
export function reportFailure(failure: Failure, options: ReportOptions = {}): void {
  if (failure.kind === 'unauthorised') {
    openLogin()
    return
  }
  const otherwise = options.text ?? defaultErrorText(options.loggedIn ?? true)
  if (failure.kind === 'refused') void reportRefusal(failure, otherwise)
  else showToast({ text: otherwise, action: secondTry(options.tryAgain) })
}

/** The words for each reason are many and seldom needed, so they come with the first refusal. */
async function reportRefusal(refusal: Refusal, otherwise: string): Promise<void> {
  const texts = await import('./failure-messages.ts').catch(() => null)
  const messages = texts?.failureMessages(refusal, otherwise) ?? [{ text: otherwise }]
  for (const { text } of messages) showToast({ text })
}

/** Tells that nothing came: no answer of the shop's own server, or a part of the page that is gone. */
export function reportNoResponse(): void {
  showToast({ text: m.errors_generic() })
}

function secondTry(run: (() => void) | undefined) {
  return run ? { label: m.shop_try_again(), run } : undefined
}

/** The text of a danger toast whose caller gives none. */
export function defaultErrorText(loggedIn: boolean): string {
  return loggedIn ? m.errors_generic() : m.errors_log_in_first()
}

/** Opens the login page as a new document; after it the visitor is back where they are now. */
export function openLogin(): void {
  const { pathname, search } = globalThis.location
  globalThis.location.assign(loginAddress(pathname + search, currentLocale()))
}
