import { getTexts } from '../texts/texts.ts'
import type { Texts } from '../texts/texts.ts'
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
import { composeSeller } from '../orders/confirmations/compose-seller.ts'
import { breakLinks } from '../platform/mail/format.ts'
import { storeEmail } from '../platform/mail/outbox.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { EmailBlock } from '../platform/mail/render-email.ts'
import { composeInvoice } from '../orders/confirmations/confirmation-sections.ts'
import { readContents } from '../orders/confirmations/line-contents.store.ts'

/**
 * Stores the email about what was done to an order: a refund with its credit note in full, or with what
 * was returned if it has none, what goes back to the card, what was taken from the balance again, and
 * which downloads have ended; and that a withdrawal was accepted. Call it in the transaction of all this.
 */
export async function enqueueOrderRefund(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'mailSender'> & {
    readonly shop: Pick<ShopConfig, 'brand' | 'languages' | 'ownTexts' | 'seller'>
  },
  { refund, endedItems, cardRefunds, recovered }: OrderSettlement,
  settledOrder: OrderView,
  withdrawalId: number | null,
): Promise<void> {
  const { shop } = dependencies
  const { id, customer_email: to, customer_first_name: firstName } = settledOrder.order
  const locale = toShopLanguage(settledOrder.order.locale, shop.languages)
  const view = { ...settledOrder, order: { ...settledOrder.order, locale } }
  const texts = getTexts(shop, locale)
  // What follows the first sentence after the greeting begins in upper case, also in German and Italian.
  const begin = withdrawalId === null ? (text: string) => text : capitalize
  const names: EmailBlock = { kind: 'list', items: endedItems.map(({ name }) => name) }
  const toCardCents = cardRefunds.reduce((sum, one) => sum + one.amount, 0)
  const { subject, text, blocks } =
    refund === null
      ? composeEndedDownloads(view, texts, names)
      : await composeRefund(dependencies, refund, toCardCents, view, texts)
  const amount = formatMoney(recovered, locale)
  const takenAgain =
    recovered === 0 ? [] : [toParagraph(texts.mail_confirmation_taken_again({ amount }))]
  const accepted =
    withdrawalId === null
      ? []
      : [
          toParagraph(
            texts.mail_confirmation_withdrawal_accepted({ reference: `W-${withdrawalId}` }),
          ),
        ]
  const toCard =
    cardRefunds.length === 0
      ? []
      : [
          toParagraph(
            texts.mail_confirmation_to_payment_method({ amount: formatMoney(toCardCents, locale) }),
          ),
        ]
  const ended =
    refund === null || endedItems.length === 0
      ? []
      : [toParagraph(texts.mail_confirmation_no_download()), names]
  const mail = renderEmail(
    shop.brand,
    subject,
    [
      toParagraph(texts.mail_greeting({ name: breakLinks(firstName) })),
      ...accepted,
      toParagraph(begin(text)),
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

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface EmailPart {
  readonly subject: string
  /** The first sentence. */
  readonly text: string
  readonly blocks: readonly EmailBlock[]
}

function composeEndedDownloads({ order }: OrderView, texts: Texts, names: EmailBlock): EmailPart {
  const number = order.id
  return {
    subject: texts.mail_confirmation_downloads_ended_subject({ number }),
    text: texts.mail_confirmation_downloads_ended({ number }),
    blocks: [names],
  }
}

async function composeRefund(
  dependencies: Pick<Dependencies, 'db'>,
  refund: OrderRefundRow,
  card: number,
  view: OrderView,
  texts: Texts,
): Promise<EmailPart> {
  const { locale, id } = view.order
  const amount = formatMoney(refund.tunes + refund.gift_card_amount, locale)
  const { snapshot } = await findInvoiceById(dependencies.db, refund.invoice_id)
  const creditNote = JSON.parse(snapshot) as InvoiceSnapshot
  const paid = { tunes: refund.tunes - card, giftCard: refund.gift_card_amount, card }
  const payments = getInvoicePayments({ kind: 'credit-note', locale, paid }, texts)
  const contents = await readContents(dependencies.db, view)
  return {
    subject: texts.mail_confirmation_refund_subject({ number: id }),
    text: texts.mail_confirmation_refunded({ number: id, amount }),
    blocks: composeInvoice(creditNote, contents, texts, payments),
  }
}
