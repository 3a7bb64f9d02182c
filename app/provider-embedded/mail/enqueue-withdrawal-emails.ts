import { findOrdersByNumber } from '../db/orders.ts'
import type { WithdrawalRow } from '../db/withdrawals.ts'
import type { Dependencies } from '../dependencies.ts'
import { getOwnerAddress } from '../domain/owner-address.ts'
import type { Email } from '../options.ts'
import { getWithdrawalMessages } from '../texts/withdrawals/withdrawal-messages.ts'
import { composeWithdrawalReceipt, composeWithdrawalRequest } from './compose-withdrawal-emails.ts'
import type { WithdrawalEmailData } from './compose-withdrawal-emails.ts'
import { enqueueEmails } from './outbox.ts'
import type { DeliverEmails } from './outbox.ts'

const maxMentionedOrders = 20

/**
 * Enqueues the emails about a withdrawal: a receipt and a request to the shop owner. A top-up is
 * refunded automatically and needs no request. Call it in the transaction that inserts the
 * withdrawal.
 */
export async function enqueueWithdrawalEmails(
  dependencies: Dependencies,
  row: WithdrawalRow,
  topUp: WithdrawalEmailData['topUp'],
): Promise<DeliverEmails> {
  const data: WithdrawalEmailData = {
    reference: `W-${row.id}`,
    name: row.name,
    email: row.email,
    contract: row.contract,
    topUp,
    receivedAt: new Date(row.received_at),
  }
  const { locale } = row
  const { dateLanguage } = dependencies.options
  const receipt = composeWithdrawalReceipt(
    data,
    getWithdrawalMessages(locale),
    locale,
    dateLanguage,
  )
  const mails: Email[] = [{ to: row.email, ...receipt, kind: 'withdrawal-receipt' }]
  if (topUp === null) mails.push(await createOwnerEmail(dependencies, row, data))
  return await enqueueEmails(dependencies, mails)
}

async function createOwnerEmail(
  { db, options }: Dependencies,
  row: WithdrawalRow,
  data: WithdrawalEmailData,
): Promise<Email> {
  const rows = await findOrdersByNumber(db, row, extractOrderNumbers(row.contract))
  const orders = rows.map((order) => ({
    number: String(order.id),
    createdAt: new Date(order.created_at),
    total: order.grand_total,
    consentAt: order.consent_at === null ? null : new Date(order.consent_at),
  }))
  const to = getOwnerAddress(options)
  return { to, ...composeWithdrawalRequest(data, orders), kind: 'withdrawal-request' }
}

function extractOrderNumbers(text: string): number[] {
  return [...text.matchAll(/\d{1,15}/g)]
    .slice(0, maxMentionedOrders)
    .map(([digits]) => Number(digits))
}
