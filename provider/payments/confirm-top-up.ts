import type { LegalDocument } from '#shop/legal-document.ts'
import { composeAnnex, composeEnd } from '../orders/confirmations/confirm-order.ts'
import type { ConfirmationOptions } from '../orders/confirmations/confirm-order.ts'
import type { Confirmation } from '../orders/confirmations/receipts.emails.ts'
import { formatEmailDate, formatTunes } from '../platform/mail/format.ts'
import { toHeading, toParagraph } from '../platform/mail/render-email.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { getTexts } from '../texts/texts.ts'
import { getLastWithdrawalDay } from './refunds.rules.ts'

const documents: readonly LegalDocument[] = ['terms', 'withdrawal']

/**
 * Composes the legally required confirmation of a top-up in cents, whose right of withdrawal does
 * not end early.
 */
export function confirmTopUp(
  options: ConfirmationOptions,
  amount: number,
  paidAt: Date,
  locale: string,
): Confirmation {
  const texts = getTexts(options.shop, locale)
  const lastDay = getLastWithdrawalDay(paidAt, options.shop)
  const date = formatEmailDate(lastDay, options.dateLanguage ?? locale, options.shop)
  const address = `${options.storefrontUrl}/${locale}/withdrawal`
  const contents = [
    texts.mail_confirmation_top_up_contents({ tunes: formatTunes(amount, locale) }),
    // A shop without VAT never charges any.
    ...(options.shop.tax.mode === 'none' ? [] : [texts.mail_confirmation_top_up_vat()]),
    texts.mail_confirmation_top_up_paid({ amount: formatMoney(amount, locale) }),
    texts.mail_confirmation_top_up_withdrawal({ date }),
    texts.mail_confirmation_withdraw_action({ address }),
  ]
  return {
    invoice: [],
    sections: [
      toHeading(texts.mail_confirmation_top_up_title()),
      ...contents.map(toParagraph),
      ...composeEnd(options, texts, locale),
    ],
    annex: composeAnnex(options, documents, texts, locale),
  }
}
