import { resetKind } from '../../platform/mail/outgoing-email.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { Email } from '../../options.ts'
import { breakLinks, formatEmailTime } from '../../platform/mail/format.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock } from '../../platform/mail/render-email.ts'
import { getTexts } from '../../texts/texts.ts'

interface PasswordReset {
  readonly shop: Pick<ShopConfig, 'brand' | 'ownTexts' | 'seller' | 'timeZone'>
  readonly to: string
  readonly name: string
  readonly link: string
  readonly locale: Locale
  /** The link's expiry. */
  readonly expiresAt: Date
}

/**
 * Composes the email with a password reset link. `dateLanguage` is the language of the date; by
 * default, that of the email.
 */
export function composeResetEmail(
  reset: PasswordReset,
  dateLanguage: string = reset.locale,
): Email {
  const { shop } = reset
  const { brand } = shop
  const texts = getTexts(shop, reset.locale)
  const time = formatEmailTime(reset.expiresAt, dateLanguage, shop)
  const blocks: EmailBlock[] = [
    toParagraph(texts.mail_greeting({ name: breakLinks(reset.name) })),
    toParagraph(texts.mail_reset_invitation({ shop: brand.name })),
    {
      kind: 'action',
      label: texts.mail_account_choose_password(),
      address: reset.link,
      text: reset.link,
    },
    // States the expiry as a time, which stays correct if the email is delayed.
    toParagraph(texts.mail_reset_validity({ time })),
    toParagraph(texts.mail_reset_not_requested()),
    toParagraph(brand.name),
  ]
  const subject = texts.mail_reset_subject({ shop: brand.name })
  const content = renderEmail(brand, subject, blocks, reset.locale)
  return { to: reset.to, ...content, kind: resetKind, expiresAt: reset.expiresAt }
}
