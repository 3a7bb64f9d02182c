import { resetKind } from '../../platform/mail/outgoing-email.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { Email } from '../../options.ts'
import { resetMessages } from './reset-messages.ts'
import { formatEmailTime, formatGreeting } from '../../platform/mail/format.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock } from '../../platform/mail/render-email.ts'

/** The data for the email with a password reset link. */
interface PasswordReset {
  readonly shop: Pick<ShopConfig, 'brand' | 'seller' | 'timeZone'>
  readonly to: string
  readonly name: string
  readonly link: string
  readonly locale: Locale
  /** When the link becomes invalid. */
  readonly expiresAt: Date
}

/**
 * Composes the email with a password reset link. `dateLanguage` is the language of the date, by
 * default that of the email.
 */
export function composeResetEmail(
  reset: PasswordReset,
  dateLanguage: string = reset.locale,
): Email {
  const { shop } = reset
  const { brand } = shop
  const texts = resetMessages[reset.locale]
  const time = formatEmailTime(reset.expiresAt, dateLanguage, shop)
  const fill = (text: string) => fillPlaceholders(text, { shop: brand.name })
  const blocks: EmailBlock[] = [
    toParagraph(formatGreeting(texts.greeting, reset.name)),
    toParagraph(fill(texts.invitation)),
    { kind: 'action', label: texts.choosePassword, address: reset.link, text: reset.link },
    // An email that was delayed says how long its link is valid, too.
    toParagraph(fillPlaceholders(texts.validity, { time })),
    toParagraph(texts.notRequested),
    toParagraph(brand.name),
  ]
  const content = renderEmail(brand, fill(texts.subject), blocks, reset.locale)
  return { to: reset.to, ...content, kind: resetKind, expiresAt: reset.expiresAt }
}
