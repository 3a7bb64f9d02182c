import type { ShopConfig } from '#shop/shop-config.ts'
import { composeSeller } from '../orders/confirmations/compose-seller.ts'
import { composeInvoice } from '../orders/confirmations/confirmation-sections.ts'
import type { LineContents } from '../orders/confirmations/confirmation-sections.ts'
import type { InvoiceSnapshot } from '../orders/invoices/invoice.rules.ts'
import { getInvoicePayments } from '../orders/invoices/render-invoice.ts'
import { breakLinks } from '../platform/mail/format.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { EmailBlock, EmailContent } from '../platform/mail/render-email.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { getTexts } from '../texts/texts.ts'
import type { Texts } from '../texts/texts.ts'

/** The refunded amounts in cents. */
export interface RefundedAmounts {
  /** Includes the amount returned to the card. */
  readonly tunes: number
  readonly giftCard: number
  readonly card: number
  readonly creditNote: InvoiceSnapshot
  /** The contents of order lines by line id. */
  readonly contents: ReadonlyMap<number, LineContents>
}

/** The data for the email about an order's settlement. */
export interface OrderRefundEmail {
  readonly locale: string
  readonly orderId: number
  readonly firstName: string
  /** The accepted withdrawal, or null. */
  readonly withdrawalId: number | null
  /** Null if only downloads have ended. */
  readonly refund: RefundedAmounts | null
  /** The amount deducted again from the balance, in cents. */
  readonly recovered: number
  /** The names of items whose downloads have ended. */
  readonly endedItems: readonly string[]
}

/**
 * Composes the email about an order's settlement: an accepted withdrawal, a refund with its full
 * credit note, the amounts returned to the card and deducted again from the balance, and the
 * downloads that have ended.
 */
export function composeOrderRefund(
  shop: Pick<ShopConfig, 'brand' | 'ownTexts' | 'seller'>,
  mail: OrderRefundEmail,
): EmailContent {
  const { locale, withdrawalId, refund, recovered, endedItems } = mail
  const texts = getTexts(shop, locale)
  const toAmount = (cents: number) => ({ amount: formatMoney(cents, locale) })
  const { subject, text } = describeChange(mail, texts)
  const names: EmailBlock = { kind: 'list', items: endedItems }
  const hasEnded = refund !== null && endedItems.length > 0
  const blocks = [
    toParagraph(texts.mail_greeting({ name: breakLinks(mail.firstName) })),
    withdrawalId === null
      ? null
      : toParagraph(
          texts.mail_confirmation_withdrawal_accepted({ reference: `W-${withdrawalId}` }),
        ),
    // The sentence after the greeting starts with a capital letter, in German and Italian too.
    toParagraph(withdrawalId === null ? text : capitalize(text)),
    ...(refund === null ? [names] : composeAmounts(refund, shop)),
    refund === null || refund.card === 0
      ? null
      : toParagraph(texts.mail_confirmation_to_payment_method(toAmount(refund.card))),
    recovered === 0 ? null : toParagraph(texts.mail_confirmation_taken_again(toAmount(recovered))),
    ...(hasEnded ? [toParagraph(texts.mail_confirmation_no_download()), names] : []),
    ...composeSeller(shop.seller, texts, locale),
    toParagraph(shop.brand.name),
  ]
  return renderEmail(shop.brand, subject, blocks, locale)
}

function describeChange(
  { orderId: number, refund, locale }: OrderRefundEmail,
  texts: Texts,
): { readonly subject: string; readonly text: string } {
  if (refund === null) {
    return {
      subject: texts.mail_confirmation_downloads_ended_subject({ number }),
      text: texts.mail_confirmation_downloads_ended({ number }),
    }
  }
  const amount = formatMoney(refund.tunes + refund.giftCard, locale)
  return {
    subject: texts.mail_confirmation_refund_subject({ number }),
    text: texts.mail_confirmation_refunded({ number, amount }),
  }
}

function composeAmounts(
  { tunes, giftCard, card, creditNote, contents }: RefundedAmounts,
  shop: Pick<ShopConfig, 'ownTexts'>,
): EmailBlock[] {
  // A credit note keeps the language of its invoice.
  const { locale } = creditNote
  const texts = getTexts(shop, locale)
  const paid = { tunes: tunes - card, giftCard, card }
  const rows = getInvoicePayments({ kind: 'credit-note', locale, paid }, texts)
  return composeInvoice(creditNote, contents, texts, rows)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
