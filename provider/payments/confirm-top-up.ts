import type { LegalDocument } from '#shop/legal-document.ts'
import { composeAnnex, composeEnd } from '../orders/confirmations/confirm-order.ts'
import type { ConfirmationOptions } from '../orders/confirmations/confirm-order.ts'
import type { Confirmation } from '../orders/confirmations/receipts.emails.ts'
import { getConfirmationMessages } from '../orders/confirmations/texts/confirmations/confirmation-messages.ts'
import { formatEmailDate, formatTunes } from '../platform/mail/format.ts'
import { toHeading, toParagraph } from '../platform/mail/render-email.ts'
import { fillPlaceholders } from '../platform/texts/fill-placeholders.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { getLastWithdrawalDay } from './refunds.rules.ts'

const documents: readonly LegalDocument[] = ['terms', 'withdrawal']

/**
 * Composes what the law requires of the confirmation of a top-up of an amount in cents, whose right of
 * withdrawal does not end early.
 */
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
    annex: composeAnnex(options, documents, texts, locale),
  }
}
