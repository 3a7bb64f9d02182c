import { getDefaultLanguage, toShopLanguage } from '#shop/languages.ts'
import type { LegalDocument } from '#shop/legal-document.ts'
import { findInvoiceOfOrder } from '../invoices/invoices.store.ts'
import type { OrderRow, OrderView } from '../orders.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { InvoiceSnapshot } from '../invoices/invoice.rules.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import { getLastWithdrawalDay } from '../../payments/refunds.rules.ts'
import type { ProviderOptions } from '../../options.ts'
import { getConfirmationMessages } from './texts/confirmations/confirmation-messages.ts'
import { getReceiptMessages } from './texts/receipts/receipt-messages.ts'
import type { ConfirmationMessages } from './texts/confirmations/confirmation-messages.ts'
import type { Confirmation } from './receipts.emails.ts'
import { composeSeller } from './compose-seller.ts'
import { composeComplaints, composeConformity, composeInvoice } from './confirmation-sections.ts'
import { readContents } from './line-contents.ts'
import { formatEmailDate, formatTunes } from '../../platform/mail/format.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import { composeLegalAnnex } from './compose-annex.ts'
import { toHeading, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailRow } from '../../platform/mail/render-email.ts'

/** The texts of each contract. */
const topUpDocuments: readonly LegalDocument[] = ['terms', 'withdrawal']
const orderDocuments: readonly LegalDocument[] = [...topUpDocuments, 'licence']

type ConfirmationOptions = Pick<
  ProviderOptions,
  'shop' | 'storefrontUrl' | 'dateLanguage' | 'legalTexts'
>

/**
 * Composes what the law requires of the confirmation of an order (Directive 2011/83, Article 8(7)), in
 * the transaction that issues its invoice.
 */
export async function confirmOrder(
  { db, options }: Pick<Dependencies, 'db' | 'options'>,
  view: OrderView,
): Promise<Confirmation> {
  const { locale, id } = view.order
  const texts = getConfirmationMessages(locale)
  const row = await findInvoiceOfOrder(db, id)
  if (row === null) throw new Error(`order ${id} has no invoice`)
  const invoice = JSON.parse(row.snapshot) as InvoiceSnapshot
  return {
    texts,
    invoice: composeInvoice(
      invoice,
      await readContents(db, view),
      texts,
      composeGiftCard(view.order),
    ),
    sections: [...composeConformity(texts), ...composeEnd(options, texts, locale)],
    annex: composeAnnex(options, orderDocuments, texts, locale),
  }
}

/** Composes the same for a top-up of an amount in cents, whose right of withdrawal does not end early. */
export function confirmTopUp(
  options: ConfirmationOptions,
  amount: number,
  paidAt: Date,
  locale: string,
): Confirmation {
  const texts = getConfirmationMessages(locale)
  const lastDay = getLastWithdrawalDay(paidAt, options.shop)
  const date = formatEmailDate(lastDay, options.dateLanguage ?? locale, options.shop)
  const address = `${options.storefrontUrl}/${locale}/withdrawal`
  const contents = [
    fillPlaceholders(texts.topUpContents, { tunes: formatTunes(amount, locale) }),
    // Nothing that a shop without VAT sells includes any.
    ...(options.shop.tax.mode === 'none' ? [] : [texts.topUpVat]),
    fillPlaceholders(texts.topUpPaid, { amount: formatMoney(amount, locale) }),
    fillPlaceholders(texts.topUpWithdrawal, { date }),
    fillPlaceholders(texts.withdrawAction, { address }),
  ]
  return {
    texts,
    invoice: [],
    sections: [
      toHeading(texts.topUpTitle),
      ...contents.map(toParagraph),
      ...composeEnd(options, texts, locale),
    ],
    annex: composeAnnex(options, topUpDocuments, texts, locale),
  }
}

/** The receipt states what was paid from the balance. */
function composeGiftCard(order: OrderRow): EmailRow[] {
  const { gift_card_code: code, gift_card_amount: amount, locale } = order
  if (code === null) return []
  const label = fillPlaceholders(getReceiptMessages(locale).giftCard, { code })
  return [{ label, value: formatMoney(-amount, locale) }]
}

function composeEnd(
  { shop }: ConfirmationOptions,
  texts: ConfirmationMessages,
  locale: string,
): EmailBlock[] {
  const { seller } = shop
  const complaints = composeComplaints(seller, texts)
  return [...complaints, ...composeSeller(seller, texts, locale), toParagraph(texts.keep)]
}

/** Composes the texts of a contract; those that were not translated are in the default language. */
function composeAnnex(
  { legalTexts, shop: { languages }, storefrontUrl }: ConfirmationOptions,
  documents: readonly LegalDocument[],
  texts: ConfirmationMessages,
  locale: string,
): EmailBlock[] {
  if (legalTexts === undefined) return []
  const language = toShopLanguage(locale, languages)
  const fallback = getDefaultLanguage(languages)
  const found = documents
    .map((document) => legalTexts.get(document, language) ?? legalTexts.get(document, fallback))
    .filter((text) => text !== null)
  return composeLegalAnnex(found, texts, storefrontUrl)
}
