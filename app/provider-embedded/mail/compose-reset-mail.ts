import type { Mail } from '#app/provider-embedded/options.ts'
import { resetTexts } from '#app/provider-embedded/texts/reset-texts.ts'
import type { Locale } from '#app/provider-embedded/http/wire-format.ts'
import { fillPlaceholders, joinParagraphs } from './format.ts'

/** The mail with the link that leads to a new password, in the language it was asked in. */
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
    texts.unasked,
  ])
  return { to: reset.to, subject: texts.subject, text, kind: 'reset' }
}
