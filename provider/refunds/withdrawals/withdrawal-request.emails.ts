import type { ShopConfig } from '#shop/shop-config.ts'
import type { WithdrawalEmailData } from './withdrawal.emails.ts'
import { breakLinks } from '../../platform/mail/format.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import type { OwnerWords } from '../../owner/owner-words.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailContent, EmailRow } from '../../platform/mail/render-email.ts'

/** An order whose number is mentioned in a withdrawal. */
export interface MentionedOrder {
  number: string
  createdAt: Date
  total: number
  consentAt: Date | null
}

/** Composes the email that asks the shop owner for a decision about a withdrawal. */
export function composeWithdrawalRequest(
  shop: Pick<ShopConfig, 'brand' | 'ownerLanguage' | 'seller' | 'timeZone'>,
  data: WithdrawalEmailData,
  orders: readonly MentionedOrder[],
): EmailContent {
  const words = getOwnerWords(shop)
  const { emails: texts, language, formatTime } = words
  const { reference, isConfirmed = true } = data
  const rows = [
    { label: texts.reference, value: reference },
    { label: texts.received, value: formatTime(data.receivedAt) },
    { label: texts.name, value: breakLinks(data.name) },
    { label: texts.email, value: data.email },
    { label: texts.contract, value: breakLinks(data.contract) },
    ...orders.map((order) => toMentionedOrderRow(order, words)),
  ]
  const blocks: EmailBlock[] = [
    { kind: 'details', rows },
    toParagraph(isConfirmed ? texts.confirmed : texts.notConfirmed),
    toParagraph(texts.replyInTime),
    ...composeCommands(reference, orders, words),
  ]
  return renderEmail(
    shop.brand,
    fillPlaceholders(texts.withdrawal, { reference }),
    blocks,
    language,
  )
}

/** Says with which commands the owner accepts and refuses a withdrawal. */
function composeCommands(
  reference: string,
  orders: readonly MentionedOrder[],
  { emails: texts }: OwnerWords,
): EmailBlock[] {
  const accept = `npm run shop -- withdrawals accept ${reference}`
  const close = `npm run shop -- withdrawals close ${reference} --reason "${texts.whyClosed}"`
  return [
    texts.acceptWithdrawal,
    orders.length === 0 ? `${accept} ${texts.numberOfOrder}` : accept,
    texts.closeWithdrawal,
    close,
    texts.openWithdrawal,
  ].map(toParagraph)
}

function toMentionedOrderRow(
  { number, createdAt, total, consentAt }: MentionedOrder,
  { emails: texts, formatMoney, formatTime }: OwnerWords,
): EmailRow {
  const values = { time: formatTime(createdAt), amount: formatMoney(total) }
  return {
    label: fillPlaceholders(texts.orderOfCustomer, { number }),
    value:
      consentAt === null
        ? fillPlaceholders(texts.orderWithoutConsent, values)
        : fillPlaceholders(texts.orderWithConsent, { ...values, consent: formatTime(consentAt) }),
  }
}
