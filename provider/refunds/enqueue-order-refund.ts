import { toShopLanguage } from '#shop/languages.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { findInvoiceById } from '../orders/invoices/invoices.store.ts'
import type { OrderRefundRow } from '../orders/order-refunds.store.ts'
import type { OrderView } from '../orders/orders.store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { InvoiceSnapshot } from '../orders/invoices/invoice.rules.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import type { OrderSettlement } from './order-settlement.rules.ts'
import { getInvoicePayments } from '../orders/invoices/render-invoice.ts'
import { getInvoiceMessages } from '../orders/invoices/texts/invoice-messages.ts'
import { composeSeller } from '../orders/confirmations/compose-seller.ts'
import { formatGreeting } from '../platform/mail/format.ts'
import { fillPlaceholders } from '../platform/texts/fill-placeholders.ts'
import { storeEmail } from '../platform/mail/outbox.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { EmailBlock } from '../platform/mail/render-email.ts'
import { getConfirmationMessages } from '../orders/confirmations/texts/confirmations/confirmation-messages.ts'
import type { ConfirmationMessages } from '../orders/confirmations/texts/confirmations/confirmation-messages.ts'
import { getReceiptMessages } from '../orders/confirmations/texts/receipts/receipt-messages.ts'
import { composeInvoice } from '../orders/confirmations/confirmation-sections.ts'
import { readContents } from '../orders/confirmations/line-contents.store.ts'

/**
 * Stores the email about what was done to an order: a refund with its credit note in full, or with what
 * was returned if it has none, what goes back to the card, what was taken from the balance again, and
 * which downloads have ended; and that a withdrawal was accepted. Call it in the transaction of all this.
 */
export async function enqueueOrderRefund(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'mailSender'> & {
    readonly shop: Pick<ShopConfig, 'seller' | 'brand' | 'languages'>
  },
  { refund, endedItems, cardRefunds, recovered }: OrderSettlement,
  settledOrder: OrderView,
  withdrawalId: number | null,
): Promise<void> {
  const { shop } = dependencies
  const { id, customer_email: to, customer_first_name: firstName } = settledOrder.order
  const locale = toShopLanguage(settledOrder.order.locale, shop.languages)
  const view = { ...settledOrder, order: { ...settledOrder.order, locale } }
  const messages = getConfirmationMessages(locale)
  const texts = withdrawalId === null ? messages : beginSentences(messages)
  const names: EmailBlock = { kind: 'list', items: endedItems.map(({ name }) => name) }
  const toCardCents = cardRefunds.reduce((sum, one) => sum + one.amount, 0)
  const { subject, blocks } =
    refund === null
      ? composeEndedDownloads(view, texts, names)
      : await composeRefund(dependencies, refund, toCardCents, view, texts)
  const amount = formatMoney(recovered, locale)
  const takenAgain =
    recovered === 0 ? [] : [toParagraph(fillPlaceholders(texts.takenAgain, { amount }))]
  const accepted =
    withdrawalId === null
      ? []
      : [
          toParagraph(
            fillPlaceholders(texts.withdrawalAccepted, { reference: `W-${withdrawalId}` }),
          ),
        ]
  const toCard =
    cardRefunds.length === 0
      ? []
      : [
          toParagraph(
            fillPlaceholders(texts.toPaymentMethod, { amount: formatMoney(toCardCents, locale) }),
          ),
        ]
  const ended =
    refund === null || endedItems.length === 0 ? [] : [toParagraph(texts.noDownload), names]
  const mail = renderEmail(
    shop.brand,
    subject,
    [
      toParagraph(formatGreeting(getReceiptMessages(locale).greeting, firstName)),
      ...accepted,
      ...blocks,
      ...toCard,
      ...takenAgain,
      ...ended,
      ...composeSeller(shop.seller, texts, locale),
      toParagraph(shop.brand.name),
    ],
    locale,
  )
  await storeEmail(dependencies, { to, ...mail, kind: 'order-refund', orderId: id })
}

/** Begins what follows the first sentence after the greeting in upper case, also in German and Italian. */
function beginSentences(texts: ConfirmationMessages): ConfirmationMessages {
  const begin = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return {
    ...texts,
    refunded: begin(texts.refunded),
    downloadsEnded: begin(texts.downloadsEnded),
  }
}

interface EmailPart {
  readonly subject: string
  readonly blocks: readonly EmailBlock[]
}

function composeEndedDownloads(
  { order }: OrderView,
  texts: ConfirmationMessages,
  names: EmailBlock,
): EmailPart {
  const fill = (text: string) => fillPlaceholders(text, { number: String(order.id) })
  return {
    subject: fill(texts.downloadsEndedSubject),
    blocks: [toParagraph(fill(texts.downloadsEnded)), names],
  }
}

async function composeRefund(
  dependencies: Pick<Dependencies, 'db'>,
  refund: OrderRefundRow,
  card: number,
  view: OrderView,
  texts: ConfirmationMessages,
): Promise<EmailPart> {
  const { locale, id } = view.order
  const amount = formatMoney(refund.tunes + refund.gift_card_amount, locale)
  const fill = (text: string) => fillPlaceholders(text, { number: String(id), amount })
  const { snapshot } = await findInvoiceById(dependencies.db, refund.invoice_id)
  const creditNote = JSON.parse(snapshot) as InvoiceSnapshot
  const paid = { tunes: refund.tunes - card, giftCard: refund.gift_card_amount, card }
  const payments = getInvoicePayments(
    { kind: 'credit-note', locale, paid },
    getInvoiceMessages(locale),
  )
  const contents = await readContents(dependencies.db, view)
  return {
    subject: fill(texts.refundSubject),
    blocks: [
      toParagraph(fill(texts.refunded)),
      ...composeInvoice(creditNote, contents, texts, payments),
    ],
  }
}
