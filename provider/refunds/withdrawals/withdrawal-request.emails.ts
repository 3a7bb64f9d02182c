import type { ShopConfig } from '#shop/shop-config.ts'
import type { WithdrawalEmailData } from './withdrawal.emails.ts'
import { breakLinks } from '../../platform/mail/format.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import type { OwnerWords } from '../../owner/owner-words.ts'
import { renderEmail, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailContent, EmailRow } from '../../platform/mail/render-email.ts'

/** An order mentioned in a withdrawal. */
export interface MentionedOrder {
  number: string
  createdAt: Date
  total: number
  consentAt: Date | null
}

/** Composes the email that asks the shop owner to decide on a withdrawal. */
export function composeWithdrawalRequest(
  shop: Pick<ShopConfig, 'brand' | 'ownerLanguage' | 'ownTexts' | 'seller' | 'timeZone'>,
  data: WithdrawalEmailData,
  orders: readonly MentionedOrder[],
): EmailContent {
  const words = getOwnerWords(shop)
  const { texts, language, formatTime } = words
  const { reference, isConfirmed = true } = data
  const rows = [
    { label: texts.owner_mail_reference(), value: reference },
    { label: texts.owner_mail_received(), value: formatTime(data.receivedAt) },
    { label: texts.owner_mail_name(), value: breakLinks(data.name) },
    { label: texts.owner_mail_email(), value: data.email },
    { label: texts.owner_mail_contract(), value: breakLinks(data.contract) },
    ...orders.map((order) => toMentionedOrderRow(order, words)),
  ]
  const blocks: EmailBlock[] = [
    { kind: 'details', rows },
    toParagraph(isConfirmed ? texts.owner_mail_confirmed() : texts.owner_mail_not_confirmed()),
    toParagraph(texts.owner_mail_reply_in_time()),
    ...composeCommands(reference, orders, words),
  ]
  return renderEmail(shop.brand, texts.owner_mail_withdrawal({ reference }), blocks, language)
}

/** Composes the commands with which the owner accepts or refuses a withdrawal. */
function composeCommands(
  reference: string,
  orders: readonly MentionedOrder[],
  { texts }: OwnerWords,
): EmailBlock[] {
  const accept = `npm run shop -- withdrawals accept ${reference}`
  const close = `npm run shop -- withdrawals close ${reference} --reason "${texts.owner_mail_why_closed()}"`
  return [
    texts.owner_mail_accept_withdrawal(),
    orders.length === 0 ? `${accept} ${texts.owner_mail_number_of_order()}` : accept,
    texts.owner_mail_close_withdrawal(),
    close,
    texts.owner_mail_open_withdrawal(),
  ].map(toParagraph)
}

function toMentionedOrderRow(
  { number, createdAt, total, consentAt }: MentionedOrder,
  { texts, formatMoney, formatTime }: OwnerWords,
): EmailRow {
  const values = { time: formatTime(createdAt), amount: formatMoney(total) }
  return {
    label: texts.owner_mail_order_of_customer({ number }),
    value:
      consentAt === null
        ? texts.owner_mail_order_without_consent(values)
        : texts.owner_mail_order_with_consent({ ...values, consent: formatTime(consentAt) }),
  }
}
