import { verificationKind } from '../../platform/mail/outgoing-email.ts'
import { toSingleLine } from '../../platform/terminal/encode-text.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { Email } from '../../options.ts'
import { accountMessages } from '../texts/account-messages.ts'
import type { AccountMessages } from '../texts/account-messages.ts'
import { breakLinks, formatEmailTime, formatGreeting } from '../../platform/mail/format.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock } from '../../platform/mail/render-email.ts'

/** What all emails about an account need. */
export interface AccountEmail {
  readonly shop: Pick<ShopConfig, 'brand' | 'seller' | 'timeZone'>
  /** The absolute URL of the shop, without a trailing slash. */
  readonly shopUrl: string
  readonly to: string
  /** The customer's first name. */
  readonly name: string
  readonly locale: Locale
  /** The language of dates; by default that of the email. */
  readonly dateLanguage?: string | undefined
}

/** A link that verifies an address, and when it becomes invalid. */
export interface VerificationLink {
  readonly link: string
  readonly expiresAt: Date
  /** Whether it replaces the address of the account once it is opened. */
  readonly isChange: boolean
}

/**
 * Composes the email with the link that verifies the address it is sent to. It contains nothing that
 * customers choose, such as their names: the address can be that of somebody else.
 */
export function composeVerificationEmail(
  mail: AccountEmail,
  { link, expiresAt, isChange }: VerificationLink,
): Email {
  const texts = accountMessages[mail.locale]
  const time = formatTime(mail, expiresAt)
  const [subject, invitation, validity, notYou] = isChange
    ? [texts.changeSubject, texts.change, texts.changeValidity, texts.changeNotYou]
    : [texts.verifySubject, texts.verify, texts.verifyValidity, texts.verifyNotYou]
  const email = compose(mail, subject, [
    toParagraph(fill(mail, invitation)),
    { kind: 'action', label: texts.verifyButton, address: link, text: link },
    toParagraph(fill(mail, validity, { time })),
    toParagraph(notYou),
  ])
  return { ...email, kind: verificationKind, expiresAt }
}

/**
 * Composes the email to a customer whose address somebody wants to use for another account. It has
 * the kind of the email that is sent otherwise, and as little of what that person chooses.
 */
export function composeAddressInUse(mail: AccountEmail): Email {
  const texts = accountMessages[mail.locale]
  const email = compose(mail, texts.inUseSubject, [
    toParagraph(fill(mail, texts.inUse)),
    toParagraph(texts.inUseHint),
    toPasswordAction(mail, texts),
  ])
  return { ...email, kind: verificationKind }
}

/** A change of what gives access to an account. */
export type AccountChange =
  | { readonly kind: 'email-requested' | 'email-changed'; readonly email: string }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly passkey: string }

/** Composes the notice of a change, and what to do if somebody else has made it. */
export function composeAccountNotice(mail: AccountEmail, change: AccountChange, at: Date): Email {
  const texts = accountMessages[mail.locale]
  const [subject, text] = getNoticeTexts(texts, change.kind)
  const values = {
    time: formatTime(mail, at),
    email: 'email' in change ? change.email : '',
    passkey: 'passkey' in change ? breakLinks(toSingleLine(change.passkey)) : '',
  }
  const greeting = formatGreeting(accountMessages[mail.locale].greeting, mail.name)
  const isAddressGone = change.kind === 'email-changed'
  const contact = `${mail.shopUrl}/${mail.locale}/contacts`
  const email = compose(mail, subject, [
    toParagraph(greeting),
    toParagraph(fill(mail, text, values)),
    toParagraph(isAddressGone ? texts.changedNotYou : texts.notYou),
    isAddressGone
      ? { kind: 'action', label: texts.contact, address: contact, text: contact }
      : toPasswordAction(mail, texts),
  ])
  return { ...email, kind: 'account-notice' }
}

function getNoticeTexts(
  texts: AccountMessages,
  kind: AccountChange['kind'],
): readonly [subject: string, text: string] {
  switch (kind) {
    case 'email-requested':
      return [texts.requestedSubject, texts.requested]
    case 'email-changed':
      return [texts.changedSubject, texts.changed]
    case 'password-changed':
      return [texts.passwordSubject, texts.password]
    case 'passkey-added':
      return [texts.passkeyAddedSubject, texts.passkeyAdded]
    case 'passkey-removed':
      return [texts.passkeyRemovedSubject, texts.passkeyRemoved]
  }
}

function compose(mail: AccountEmail, subject: string, blocks: readonly EmailBlock[]) {
  const { brand } = mail.shop
  const all = [...blocks, toParagraph(brand.name)]
  return { to: mail.to, ...renderEmail(brand, fill(mail, subject), all, mail.locale) }
}

function toPasswordAction(mail: AccountEmail, texts: AccountMessages): EmailBlock {
  const address = `${mail.shopUrl}/${mail.locale}/auth/forgot`
  return { kind: 'action', label: texts.choosePassword, address, text: address }
}

function fill({ shop }: AccountEmail, text: string, values: Readonly<Record<string, string>> = {}) {
  return fillPlaceholders(text, { shop: shop.brand.name, ...values })
}

function formatTime({ shop, locale, dateLanguage = locale }: AccountEmail, time: Date): string {
  return formatEmailTime(time, dateLanguage, shop)
}
