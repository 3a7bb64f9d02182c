import type { Locale } from '../domain/locales.ts'
import type { Mail } from '../options.ts'
import { resetTexts } from '../texts/reset-texts.ts'
import { fillPlaceholders, joinParagraphs } from './format.ts'

/** Composes the email with a password reset link. */
export function composeResetMail(reset: {
  readonly to: string
  readonly name: string
  readonly link: string
  readonly locale: Locale
}): Mail {
  const texts = resetTexts[reset.locale]
  const text = joinParagraphs([
    fillPlaceholders(texts.greeting, { name: reset.name }),
    texts.invitation,
    reset.link,
    texts.validity,
    texts.notRequested,
  ])
  return { to: reset.to, subject: texts.subject, text, kind: 'reset' }
}
