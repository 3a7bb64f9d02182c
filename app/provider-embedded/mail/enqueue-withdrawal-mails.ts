import { findOrdersByNumber } from '../db/orders.ts'
import type { WithdrawalRow } from '../db/withdrawals.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Mail } from '../options.ts'
import { getWithdrawalTexts } from '../texts/withdrawals/withdrawal-texts.ts'
import { composeWithdrawalReceipt, composeWithdrawalRequest } from './compose-withdrawal-mails.ts'
import type { WithdrawalMailData } from './compose-withdrawal-mails.ts'
import { enqueueMails } from './outbox.ts'
import type { DeliverMails } from './outbox.ts'

const demoOwner = 'hello@overtone.example'
const maxMentionedOrders = 20

/**
 * Enqueues the emails about a withdrawal: the receipt and, unless the withdrawal is from a top-up,
 * which is refunded automatically, a request to the shop owner. Call it in the transaction that
 * inserts the withdrawal.
 */
export async function enqueueWithdrawalMails(
  dependencies: Dependencies,
  row: WithdrawalRow,
  topUp: WithdrawalMailData['topUp'],
): Promise<DeliverMails> {
  const data: WithdrawalMailData = {
    reference: `W-${row.id}`,
    name: row.name,
    email: row.email,
    contract: row.contract,
    topUp,
    receivedAt: new Date(row.received_at),
  }
  const { locale } = row
  const { dateLanguage } = dependencies.options
  const receipt = composeWithdrawalReceipt(data, getWithdrawalTexts(locale), locale, dateLanguage)
  const mails: Mail[] = [{ to: row.email, ...receipt, kind: 'withdrawal-receipt' }]
  if (topUp === null) mails.push(await createOwnerMail(dependencies, row, data))
  return await enqueueMails(dependencies, mails)
}

async function createOwnerMail(
  { db, options }: Dependencies,
  row: WithdrawalRow,
  data: WithdrawalMailData,
): Promise<Mail> {
  const rows = await findOrdersByNumber(db, row, extractNumbers(row.contract))
  const orders = rows.map((order) => ({
    number: String(order.id),
    createdAt: new Date(order.created_at),
    total: order.grand_total,
    consentAt: order.consent_at === null ? null : new Date(order.consent_at),
  }))
  const to = options.ownerAddress ?? demoOwner
  return { to, ...composeWithdrawalRequest(data, orders), kind: 'withdrawal-request' }
}

function extractNumbers(text: string): number[] {
  return [...text.matchAll(/\d{1,15}/g)]
    .slice(0, maxMentionedOrders)
    .map(([digits]) => Number(digits))
}
