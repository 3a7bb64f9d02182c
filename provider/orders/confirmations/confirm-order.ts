import { getDefaultLanguage, toShopLanguage } from '#shop/languages.ts'
import type { LegalDocument } from '#shop/legal-document.ts'
import { findInvoiceOfOrder } from '../invoices/invoices.store.ts'
import type { OrderRow, OrderView } from '../orders.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { InvoiceSnapshot } from '../invoices/invoice.rules.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import type { ProviderOptions } from '../../options.ts'
import type { Confirmation } from './receipts.emails.ts'
import { composeSeller } from './compose-seller.ts'
import {
  composeComplaintContact,
  composeGuaranteeReminder,
  composeInvoice,
} from './confirmation-sections.ts'
import { readContents } from './line-contents.store.ts'
import { composeLegalAnnex } from './compose-annex.ts'
import { toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailRow } from '../../platform/mail/render-email.ts'
import { getTexts } from '../../texts/texts.ts'
import type { Texts } from '../../texts/texts.ts'

/** The legal texts in order confirmations. */
export const orderDocuments: readonly LegalDocument[] = ['terms', 'withdrawal', 'licence']

/** The options that confirmations depend on. */
export type ConfirmationOptions = Pick<
  ProviderOptions,
  'shop' | 'storefrontUrl' | 'dateLanguage' | 'legalTexts'
>

/**
 * Composes the order confirmation required by Directive 2011/83, Article 8(7). Call it in the
 * transaction that issues the invoice.
 */
export async function confirmOrder(
  { db, options }: Pick<Dependencies, 'db' | 'options'>,
  view: OrderView,
): Promise<Confirmation> {
  const { locale, id } = view.order
  const texts = getTexts(options.shop, locale)
  const invoice = JSON.parse((await findInvoiceOfOrder(db, id)).snapshot) as InvoiceSnapshot
  return {
    invoice: composeInvoice(
      invoice,
      await readContents(db, view),
      texts,
      composeGiftCard(view.order, texts),
    ),
    sections: [...composeGuaranteeReminder(texts), ...composeEnd(options, texts, locale)],
    annex: composeAnnex(options, orderDocuments, texts, locale),
  }
}

/** Omits the amount paid from the balance, which the receipt already states. */
function composeGiftCard(order: OrderRow, texts: Texts): EmailRow[] {
  const { gift_card_code: code, gift_card_amount: amount, locale } = order
  if (code === null) return []
  const label = texts.mail_receipt_gift_card({ code })
  return [{ label, value: formatMoney(-amount, locale) }]
}

/** Composes the end of a confirmation: complaints, the seller and the advice to keep the email. */
export function composeEnd(
  { shop }: ConfirmationOptions,
  texts: Texts,
  locale: string,
): EmailBlock[] {
  const { seller } = shop
  const complaints = composeComplaintContact(seller, texts)
  return [
    ...complaints,
    ...composeSeller(seller, texts, locale),
    toParagraph(texts.mail_confirmation_keep()),
  ]
}

/** Composes the texts of the contract; untranslated ones are in the default language. */
export function composeAnnex(
  { legalTexts, shop: { languages }, storefrontUrl }: ConfirmationOptions,
  documents: readonly LegalDocument[],
  texts: Texts,
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
