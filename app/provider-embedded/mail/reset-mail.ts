import type { Mail } from '../options.ts'
import { resetTexts } from '../texts/reset-texts.ts'
import type { WireLocale } from '../http/wire.ts'

/** The mail with the link that leads to a new password, in the language it was asked in. */
export function resetMail(reset: {
  readonly to: string
  readonly name: string
  readonly link: string
  readonly locale: WireLocale
}): Mail {
  const texts = resetTexts[reset.locale]
  const text = [
    texts.greeting.replace('{name}', () => reset.name),
    texts.invitation,
    reset.link,
    texts.validity,
    texts.unasked,
  ].join('\n\n')
  return { to: reset.to, subject: texts.subject, text, kind: 'reset' }
}
