import { verificationKind } from '../../platform/mail/outgoing-email.ts'
import { toSingleLine } from '../../platform/terminal/encode-text.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { Email } from '../../options.ts'
import { breakLinks, formatEmailTime } from '../../platform/mail/format.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock } from '../../platform/mail/render-email.ts'
import { getTexts } from '../../texts/texts.ts'
import type { Texts } from '../../texts/texts.ts'

/** The data that all account emails need. */
export interface AccountEmail {
  readonly shop: Pick<ShopConfig, 'brand' | 'ownTexts' | 'seller' | 'timeZone'>
  /** The absolute URL of the shop, without a trailing slash. */
  readonly shopUrl: string
  readonly to: string
  /** The customer's first name. */
  readonly name: string
  readonly locale: Locale
  /** The language of dates; by default, that of the email. */
  readonly dateLanguage?: string | undefined
}

/** A link that verifies an address, and its expiry. */
export interface VerificationLink {
  readonly link: string
  readonly expiresAt: Date
  /** True if opening the link replaces the address of the account. */
  readonly isChange: boolean
}

/**
 * Composes the email with the link that verifies its recipient's address. Contains no text that
 * customers choose, such as their names, because the address may be somebody else's.
 */
export function composeVerificationEmail(
  mail: AccountEmail,
  { link, expiresAt, isChange }: VerificationLink,
): Email {
  const texts = getMailTexts(mail)
  const shop = mail.shop.brand.name
  const time = formatTime(mail, expiresAt)
  const [subject, invitation, validity, notYou] = isChange
    ? [
        texts.mail_account_change_subject({ shop }),
        texts.mail_account_change({ shop }),
        texts.mail_account_change_validity({ time }),
        texts.mail_account_change_not_you(),
      ]
    : [
        texts.mail_account_verify_subject({ shop }),
        texts.mail_account_verify({ shop }),
        texts.mail_account_verify_validity({ time }),
        texts.mail_account_verify_not_you(),
      ]
  const email = compose(mail, subject, [
    toParagraph(invitation),
    { kind: 'action', label: texts.mail_account_verify_button(), address: link, text: link },
    toParagraph(validity),
    toParagraph(notYou),
  ])
  return { ...email, kind: verificationKind, expiresAt }
}

/**
 * Composes the email to a customer whose address was entered for another account. Its kind is that
 * of the email it replaces, and it contains as little as possible of what was entered.
 */
export function composeAddressInUse(mail: AccountEmail): Email {
  const texts = getMailTexts(mail)
  const shop = mail.shop.brand.name
  const email = compose(mail, texts.mail_account_in_use_subject({ shop }), [
    toParagraph(texts.mail_account_in_use({ shop })),
    toParagraph(texts.mail_account_in_use_hint()),
    toPasswordAction(mail),
  ])
  return { ...email, kind: verificationKind }
}

/** A change of an account's credentials or email address, or of the request to delete it. */
export type AccountChange =
  | { readonly kind: 'email-requested' | 'email-changed'; readonly email: string }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly passkey: string }
  | { readonly kind: 'deletion-requested'; readonly dueAt: Date }
  | { readonly kind: 'deletion-canceled' }

/** Composes the notice of a change, with instructions in case the customer did not make it. */
export function composeAccountNotice(mail: AccountEmail, change: AccountChange, at: Date): Email {
  const texts = getMailTexts(mail)
  const [subject, text] = describeChange(mail, change, at)
  const isAddressGone = change.kind === 'email-changed'
  const contact = `${mail.shopUrl}/${mail.locale}/contacts`
  const email = compose(mail, subject, [
    toParagraph(texts.mail_greeting({ name: breakLinks(mail.name) })),
    toParagraph(text),
    toParagraph(
      isAddressGone ? texts.mail_account_changed_not_you() : texts.mail_account_not_you(),
    ),
    isAddressGone
      ? { kind: 'action', label: texts.mail_account_contact(), address: contact, text: contact }
      : toPasswordAction(mail),
  ])
  return { ...email, kind: 'account-notice' }
}

function describeChange(
  mail: AccountEmail,
  change: AccountChange,
  at: Date,
): readonly [subject: string, text: string] {
  const texts = getMailTexts(mail)
  const shop = mail.shop.brand.name
  const values = { shop, time: formatTime(mail, at) }
  switch (change.kind) {
    case 'email-requested':
      return [
        texts.mail_account_requested_subject({ shop }),
        texts.mail_account_requested({ ...values, email: change.email }),
      ]
    case 'email-changed':
      return [
        texts.mail_account_changed_subject({ shop }),
        texts.mail_account_changed({ ...values, email: change.email }),
      ]
    case 'password-changed':
      return [texts.mail_account_password_subject({ shop }), texts.mail_account_password(values)]
    case 'passkey-added':
      return [
        texts.mail_account_passkey_added_subject({ shop }),
        texts.mail_account_passkey_added({ ...values, passkey: formatPasskey(change.passkey) }),
      ]
    case 'passkey-removed':
      return [
        texts.mail_account_passkey_removed_subject({ shop }),
        texts.mail_account_passkey_removed({ ...values, passkey: formatPasskey(change.passkey) }),
      ]
    case 'deletion-requested':
      return [
        texts.mail_account_deletion_subject({ shop }),
        texts.mail_account_deletion({ ...values, due: formatTime(mail, change.dueAt) }),
      ]
    case 'deletion-canceled':
      return [texts.mail_account_kept_subject({ shop }), texts.mail_account_kept({ ...values })]
  }
}

function formatPasskey(name: string): string {
  return breakLinks(toSingleLine(name))
}

function compose(mail: AccountEmail, subject: string, blocks: readonly EmailBlock[]) {
  const { brand } = mail.shop
  const all = [...blocks, toParagraph(brand.name)]
  return { to: mail.to, ...renderEmail(brand, subject, all, mail.locale) }
}

function toPasswordAction(mail: AccountEmail): EmailBlock {
  const address = `${mail.shopUrl}/${mail.locale}/auth/forgot`
  const label = getMailTexts(mail).mail_account_choose_password()
  return { kind: 'action', label, address, text: address }
}

function getMailTexts({ shop, locale }: AccountEmail): Texts {
  return getTexts(shop, locale)
}

function formatTime({ shop, locale, dateLanguage = locale }: AccountEmail, time: Date): string {
  return formatEmailTime(time, dateLanguage, shop)
}
