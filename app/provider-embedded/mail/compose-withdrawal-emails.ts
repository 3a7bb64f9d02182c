import type { Brand } from '#app/shop/brand-config.ts'
import type { ShopConfig } from '#app/shop/shop-config.ts'
import type { ShopPlace } from '#app/shop/time-zone.ts'
import { formatMoney } from '../domain/locales.ts'
import type { WithdrawalMessages } from '../texts/withdrawals/withdrawal-messages.ts'
import {
  breakLinks,
  fillPlaceholders,
  formatEmailDate,
  formatEmailTime,
  formatGreeting,
  formatTunes,
} from './format.ts'
import { renderEmail, toParagraph } from './render-email.ts'
import type { EmailBlock, EmailContent, EmailRow } from './render-email.ts'

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

/** An order whose number is mentioned in a withdrawal. */
export interface MentionedOrder {
  number: string
  createdAt: Date
  total: number
  consentAt: Date | null
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

/** Composes the email that asks the shop owner for a decision, always in English. */
export function composeWithdrawalRequest(
  brand: Brand,
  data: WithdrawalEmailData,
  orders: readonly MentionedOrder[],
): EmailContent {
  const rows = [
    { label: 'Reference', value: data.reference },
    { label: 'Received', value: data.receivedAt.toISOString() },
    { label: 'Name', value: breakLinks(data.name) },
    { label: 'Email', value: data.email },
    { label: 'Contract', value: breakLinks(data.contract) },
    ...orders.map(toMentionedOrderRow),
  ]
  const nextStep = `${describeConfirmation(data)} Please reply within 14 days.`
  const blocks: EmailBlock[] = [
    { kind: 'details', rows },
    toParagraph(nextStep),
    ...composeCommands(data.reference, orders),
  ]
  return renderEmail(brand, `Withdrawal from a contract (${data.reference})`, blocks, 'en')
}

/** Says with which commands the owner accepts and refuses a withdrawal. */
function composeCommands(reference: string, orders: readonly MentionedOrder[]): EmailBlock[] {
  const accept = `npm run shop -- withdrawals accept ${reference}`
  const close = `npm run shop -- withdrawals close ${reference} --reason "why"`
  return [
    toParagraph(
      'To accept it: this ends the downloads and pays the money back the way it came, and the ' +
        'withdrawal stays open until it has arrived. With the number of an order behind it, only that ' +
        'one is refunded (--lines 1,3 for some of it).',
    ),
    toParagraph(orders.length === 0 ? `${accept} ORDER` : accept),
    toParagraph('To close the withdrawal if you refuse it or settle it in another way:'),
    toParagraph(close),
    toParagraph('Until then, “npm run shop -- withdrawals” lists it.'),
  ]
}

function toMentionedOrderRow({ number, createdAt, total, consentAt }: MentionedOrder): EmailRow {
  const consent =
    consentAt === null
      ? 'no consent to immediate delivery'
      : `consent to immediate delivery on ${consentAt.toISOString()}`
  return {
    label: `Order ${number} of this customer`,
    value: `${createdAt.toISOString()}, ${formatMoney(total, 'en')}, ${consent}`,
  }
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

function describeConfirmation({ isConfirmed = true }: WithdrawalEmailData): string {
  return isConfirmed
    ? 'The customer has been sent a confirmation of receipt.'
    : 'No confirmation of receipt was emailed, because this address has had too many within an hour.'
}
