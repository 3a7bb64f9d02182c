import type { Locale } from '../domain/locales.ts'
import type { Email } from '../options.ts'
import { resetMessages } from '../texts/reset-messages.ts'
import { formatGreeting, joinParagraphs } from './format.ts'

/** Composes the email with a password reset link. */
export function composeResetEmail(reset: {
  readonly to: string
  readonly name: string
  readonly link: string
  readonly locale: Locale
}): Email {
  const texts = resetMessages[reset.locale]
  const text = joinParagraphs([
    formatGreeting(texts.greeting, reset.name),
    texts.invitation,
    reset.link,
    texts.validity,
    texts.notRequested,
    texts.closing,
  ])
  return { to: reset.to, subject: texts.subject, text, kind: 'reset' }
}
