import type { ShopConfig } from '#shop/shop-config.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import type { WithdrawalMessages } from './texts/withdrawal-messages.ts'
import {
  breakLinks,
  formatEmailDate,
  formatEmailTime,
  formatGreeting,
  formatTunes,
} from '../../platform/mail/format.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailContent } from '../../platform/mail/render-email.ts'

/** The data for the emails about a withdrawal. Amounts are in cents. */
export interface WithdrawalEmailData {
  reference: string
  name: string
  email: string
  /** Free text; empty for a top-up. */
  contract: string
  topUp: { amount: number; paidAt: Date; refund: number } | null
  receivedAt: Date
  /** Whether a receipt is emailed; it is by default. */
  readonly isConfirmed?: boolean
  /** Whether the receipt repeats the name and the free text; it does by default. */
  readonly isQuoted?: boolean
  /** The numbers of orders in a free text that is not repeated; none by default. */
  readonly orderNumbers?: readonly number[]
  /** Who sells. */
  readonly sections?: readonly EmailBlock[]
}

/**
 * Composes the receipt: what was submitted, when it was received and what happens next.
 * `dateLanguage` is the language of the dates, by default that of the email.
 */
export function composeWithdrawalReceipt(
  shop: Pick<ShopConfig, 'brand' | 'seller' | 'timeZone'>,
  data: WithdrawalEmailData,
  texts: WithdrawalMessages,
  locale: string,
  dateLanguage = locale,
): EmailContent {
  const { isQuoted = true, orderNumbers = [] } = data
  const contract = describeContract(data, texts, locale, dateLanguage, shop)
  const rows = [
    ...(isQuoted ? [{ label: texts.name, value: breakLinks(data.name) }] : []),
    { label: texts.email, value: data.email },
    { label: texts.contract, value: contract },
    ...(orderNumbers.length > 0
      ? [{ label: texts.orderNumbers, value: orderNumbers.join(', ') }]
      : []),
  ]
  const time = formatEmailTime(data.receivedAt, dateLanguage, shop)
  const blocks: EmailBlock[] = [
    toParagraph(
      isQuoted
        ? formatGreeting(texts.greeting, data.name)
        : fillPlaceholders(texts.greeting, { name: data.email }),
    ),
    toParagraph(fillPlaceholders(texts.received, { time })),
    { kind: 'details', rows },
    toParagraph(describeNextStep(data, texts, locale)),
    toParagraph(fillPlaceholders(texts.reference, { reference: data.reference })),
    ...(data.sections ?? []),
    toParagraph(shop.brand.name),
  ]
  return renderEmail(shop.brand, texts.subject, blocks, locale)
}

function describeContract(
  { topUp, contract, isQuoted = true }: WithdrawalEmailData,
  texts: WithdrawalMessages,
  locale: string,
  dateLanguage: string,
  shop: ShopPlace,
): string {
  if (topUp === null) return isQuoted ? breakLinks(contract) : texts.contractNotQuoted
  const amount = formatMoney(topUp.amount, locale)
  return fillPlaceholders(texts.topUp, {
    amount,
    date: formatEmailDate(topUp.paidAt, dateLanguage, shop),
  })
}

function describeNextStep(
  { topUp }: WithdrawalEmailData,
  texts: WithdrawalMessages,
  locale: string,
): string {
  if (topUp === null) return texts.request
  const { refund } = topUp
  return fillPlaceholders(texts.refund, {
    amount: formatMoney(refund, locale),
    tunes: formatTunes(refund, locale),
  })
}
