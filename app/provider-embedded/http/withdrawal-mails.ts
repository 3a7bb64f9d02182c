import { ordersNumbered } from '../db/orders.ts'
import type { WithdrawalRow } from '../db/withdrawals.ts'
import { withdrawalReceipt, withdrawalRequest } from '../mail/withdrawal-mail.ts'
import type { WithdrawalNews } from '../mail/withdrawal-mail.ts'
import { postMails } from '../mail/outbox.ts'
import type { Send } from '../mail/outbox.ts'
import type { Mail } from '../options.ts'
import { withdrawalTextsOf } from '../texts/withdrawals/withdrawal-texts.ts'
import type { Context } from './context.ts'

const demoOwner = 'hello@overtone.example'

/**
 * Puts the mails about a withdrawal into the outbox, in the transaction that writes it down: the
 * receipt, and to the owner what people have to decide. What it resolves to delivers them.
 */
export async function postWithdrawal(
  context: Context,
  row: WithdrawalRow,
  topUp: WithdrawalNews['topUp'],
): Promise<Send> {
  const news: WithdrawalNews = {
    reference: `W-${row.id}`,
    name: row.name,
    email: row.email,
    contract: row.contract,
    topUp,
    receivedAt: new Date(row.received_at),
  }
  const { locale } = row
  const { dateLanguage } = context.options
  const receipt = withdrawalReceipt(news, withdrawalTextsOf(locale), locale, dateLanguage)
  const mails: Mail[] = [{ to: row.email, ...receipt, kind: 'withdrawal-receipt' }]
  if (topUp === null) mails.push(await ownerMail(context, row, news))
  return await postMails(context, mails)
}

async function ownerMail(context: Context, row: WithdrawalRow, news: WithdrawalNews) {
  const rows = await ordersNumbered(context.db, row, numbersIn(row.contract))
  const orders = rows.map((order) => ({
    number: String(order.id),
    createdAt: new Date(order.created_at),
    total: order.grand_total,
    consentAt: order.consent_at === null ? null : new Date(order.consent_at),
  }))
  const to = context.options.ownerAddress ?? demoOwner
  return { to, ...withdrawalRequest(news, orders), kind: 'withdrawal-request' }
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d{1,15}/g)].slice(0, 20).map(([digits]) => Number(digits))
}
