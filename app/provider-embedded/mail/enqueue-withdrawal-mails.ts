import { findOrdersByNumber } from '#app/provider-embedded/db/orders.ts'
import type { WithdrawalRow } from '#app/provider-embedded/db/withdrawals.ts'
import { composeWithdrawalReceipt, composeWithdrawalRequest } from './compose-withdrawal-mails.ts'
import type { WithdrawalMailData } from './compose-withdrawal-mails.ts'
import { enqueueMails } from './outbox.ts'
import type { DeliverMails } from './outbox.ts'
import type { Mail } from '#app/provider-embedded/options.ts'
import { getWithdrawalTexts } from '#app/provider-embedded/texts/withdrawals/withdrawal-texts.ts'
import type { Context } from '#app/provider-embedded/http/context.ts'

const demoOwner = 'hello@overtone.example'

/**
 * Puts the mails about a withdrawal into the outbox, in the transaction that writes it down: the
 * receipt, and to the owner what people have to decide. What it resolves to delivers them.
 */
export async function enqueueWithdrawalMails(
  context: Context,
  row: WithdrawalRow,
  topUp: WithdrawalMailData['topUp'],
): Promise<DeliverMails> {
  const news: WithdrawalMailData = {
    reference: `W-${row.id}`,
    name: row.name,
    email: row.email,
    contract: row.contract,
    topUp,
    receivedAt: new Date(row.received_at),
  }
  const { locale } = row
  const { dateLanguage } = context.options
  const receipt = composeWithdrawalReceipt(news, getWithdrawalTexts(locale), locale, dateLanguage)
  const mails: Mail[] = [{ to: row.email, ...receipt, kind: 'withdrawal-receipt' }]
  if (topUp === null) mails.push(await ownerMail(context, row, news))
  return await enqueueMails(context, mails)
}

async function ownerMail(context: Context, row: WithdrawalRow, news: WithdrawalMailData) {
  const rows = await findOrdersByNumber(context.db, row, numbersIn(row.contract))
  const orders = rows.map((order) => ({
    number: String(order.id),
    createdAt: new Date(order.created_at),
    total: order.grand_total,
    consentAt: order.consent_at === null ? null : new Date(order.consent_at),
  }))
  const to = context.options.ownerAddress ?? demoOwner
  return { to, ...composeWithdrawalRequest(news, orders), kind: 'withdrawal-request' }
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d{1,15}/g)].slice(0, 20).map(([digits]) => Number(digits))
}
