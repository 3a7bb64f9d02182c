import type { Mail } from '../options.ts'
import { resetTexts } from '../texts/reset-texts.ts'
import type { WireLocale } from '../http/wire.ts'
import { fill, paragraphs } from './mail-text.ts'

/** The mail with the link that leads to a new password, in the language it was asked in. */
export function resetMail(reset: {
  readonly to: string
  readonly name: string
  readonly link: string
  readonly locale: WireLocale
}): Mail {
  const texts = resetTexts[reset.locale]
  const text = paragraphs([
    fill(texts.greeting, { name: reset.name }),
    texts.invitation,
    reset.link,
    texts.validity,
    texts.unasked,
  ])
  return { to: reset.to, subject: texts.subject, text, kind: 'reset' }
}
