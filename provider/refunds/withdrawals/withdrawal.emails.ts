import type { ShopConfig } from '#shop/shop-config.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import {
  breakLinks,
  formatEmailDate,
  formatEmailTime,
  formatTunes,
} from '../../platform/mail/format.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailContent } from '../../platform/mail/render-email.ts'
import type { Texts } from '../../texts/texts.ts'

/** The data for the emails about a withdrawal. Amounts are in cents. */
export interface WithdrawalEmailData {
  reference: string
  name: string
  email: string
  /** Free text; empty for a top-up. */
  contract: string
  topUp: { amount: number; paidAt: Date; refund: number } | null
  receivedAt: Date
  /** True to email a receipt; the default. */
  readonly isConfirmed?: boolean
  /** True to quote the name and the free text in the receipt; the default. */
  readonly isQuoted?: boolean
  /** The order numbers in a free text that is not quoted; empty by default. */
  readonly orderNumbers?: readonly number[]
  /** Information about the seller. */
  readonly sections?: readonly EmailBlock[]
}

/**
 * Composes the receipt: what was submitted and received when, and the next steps. `dateLanguage` is
 * the language of the dates; by default, that of the email.
 */
export function composeWithdrawalReceipt(
  shop: Pick<ShopConfig, 'brand' | 'seller' | 'timeZone'>,
  data: WithdrawalEmailData,
  texts: Texts,
  locale: string,
  dateLanguage = locale,
): EmailContent {
  const { isQuoted = true, orderNumbers = [] } = data
  const contract = describeContract(data, texts, locale, dateLanguage, shop)
  const rows = [
    ...(isQuoted ? [{ label: texts.mail_withdrawal_name(), value: breakLinks(data.name) }] : []),
    { label: texts.mail_withdrawal_email(), value: data.email },
    { label: texts.mail_withdrawal_contract(), value: contract },
    ...(orderNumbers.length > 0
      ? [{ label: texts.mail_withdrawal_order_numbers(), value: orderNumbers.join(', ') }]
      : []),
  ]
  const time = formatEmailTime(data.receivedAt, dateLanguage, shop)
  const blocks: EmailBlock[] = [
    toParagraph(texts.mail_greeting({ name: isQuoted ? breakLinks(data.name) : data.email })),
    toParagraph(texts.mail_withdrawal_received({ time })),
    { kind: 'details', rows },
    toParagraph(describeNextStep(data, texts, locale)),
    toParagraph(texts.mail_withdrawal_reference({ reference: data.reference })),
    ...(data.sections ?? []),
    toParagraph(shop.brand.name),
  ]
  return renderEmail(shop.brand, texts.mail_withdrawal_subject(), blocks, locale)
}

function describeContract(
  { topUp, contract, isQuoted = true }: WithdrawalEmailData,
  texts: Texts,
  locale: string,
  dateLanguage: string,
  shop: ShopPlace,
): string {
  if (topUp === null)
    return isQuoted ? breakLinks(contract) : texts.mail_withdrawal_contract_not_quoted()
  const amount = formatMoney(topUp.amount, locale)
  return texts.mail_withdrawal_top_up({
    amount,
    date: formatEmailDate(topUp.paidAt, dateLanguage, shop),
  })
}

function describeNextStep({ topUp }: WithdrawalEmailData, texts: Texts, locale: string): string {
  if (topUp === null) return texts.mail_withdrawal_request()
  const { refund } = topUp
  return texts.mail_withdrawal_refund({
    amount: formatMoney(refund, locale),
    tunes: formatTunes(refund, locale),
  })
}
