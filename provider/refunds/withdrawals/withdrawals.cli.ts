import { listWithdrawalRefunds } from '../../payments/withdrawal-refunds.store.ts'
import { closeWithdrawal } from './close-withdrawal.ts'
import { listOpenWithdrawals } from './order-withdrawals.store.ts'
import type { OrderWithdrawal } from './order-withdrawals.store.ts'
import { findOrderById } from '../../orders/orders.store.ts'
import type { RefundRow } from '../../payments/refunds.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import { getReplyDay } from './order-withdrawal.rules.ts'
import { isRefundEffective } from '../../payments/refunds.rules.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'
import { formatTable } from '../../platform/terminal/format-table.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { acceptWithdrawal } from './accept-withdrawal.ts'
import type { Acceptance, AcceptanceRefusal } from './accept-withdrawal.ts'
import { formatReference } from '../../orders/describe-order.ts'
import { formatTime } from '../../platform/terminal/format-time.ts'
import type { WithdrawalsCommand } from './parse-withdrawals.ts'
import { getCommandMailSender } from '../../owner/own-shop.ts'
import type { OwnShop } from '../../owner/own-shop.ts'

const maxCellWidth = 100

/** Runs `withdrawals`: lists the open ones, or accepts or closes one; returns true. */
export async function runWithdrawals(
  db: Database,
  command: WithdrawalsCommand,
  shop: Pick<OwnShop, 'config' | 'mailServer'>,
  output: Output,
): Promise<boolean> {
  if (command.name === 'withdrawals') await printOpen(db, output)
  else if (command.name === 'withdrawals accept') await accept(db, command, shop, output)
  else await close(db, command, output)
  return true
}

async function printOpen(db: Database, output: Output): Promise<void> {
  const open = await listOpenWithdrawals(db)
  const refunds = await listWithdrawalRefunds(
    db,
    open.map(({ withdrawal }) => withdrawal.id),
  )
  if (output.isJson) {
    for (const one of open) {
      output.print(JSON.stringify({ event: 'withdrawal', ...describe(one, refunds) }))
    }
    return
  }
  if (open.length === 0) return output.print('No withdrawal is open.')
  const head = ['withdrawal', 'received (UTC)', 'reply by', 'state', 'from', 'orders', 'contract']
  output.print(formatTable([head, ...open.map((one) => toRow(one, refunds))], maxCellWidth))
  output.print(`${open.length} open. To accept one and refund it the way it was paid:`)
  output.print('  npm run shop -- withdrawals accept NUMBER')
  output.print('To close one that you have refused or settled in another way:')
  output.print('  npm run shop -- withdrawals close NUMBER --reason TEXT')
}

function describe({ withdrawal, orders }: OrderWithdrawal, refunds: readonly RefundRow[]) {
  return {
    reference: formatReference(withdrawal.id),
    receivedAt: withdrawal.received_at,
    replyBy: getReplyDay(new Date(withdrawal.received_at)),
    acceptedAt: withdrawal.accepted_at,
    refunds: refunds
      .filter((refund) => refund.order_withdrawal_id === withdrawal.id)
      .map(({ id, state, amount }) => ({ id, state, amount })),
    customerId: withdrawal.customer_id,
    name: withdrawal.name,
    email: withdrawal.email,
    contract: withdrawal.contract,
    orders: orders.map(({ id }) => id),
  }
}

function toRow({ withdrawal, orders }: OrderWithdrawal, refunds: readonly RefundRow[]): string[] {
  const sender = withdrawal.customer_id === null ? 'a guest' : 'a customer'
  return [
    formatReference(withdrawal.id),
    formatTime(withdrawal.received_at),
    getReplyDay(new Date(withdrawal.received_at)),
    describeProgress(withdrawal, refunds),
    `${withdrawal.email}, ${sender}`,
    orders.length === 0 ? '–' : orders.map(({ id }) => String(id)).join(', '),
    withdrawal.contract,
  ]
}

/** Describes the progress of an accepted withdrawal's refunds. */
function describeProgress(
  { id, accepted_at: acceptedAt }: OrderWithdrawal['withdrawal'],
  refunds: readonly RefundRow[],
): string {
  if (acceptedAt === null) return 'waits for you'
  const own = refunds.filter((refund) => refund.order_withdrawal_id === id)
  const isFailed = ({ state }: RefundRow) => !isRefundEffective(state)
  const failed = own.filter(isFailed)
  if (failed.length > 0) return `${sumAmounts(failed)} failed; accept it again`
  return `accepted, ${sumAmounts(own.filter(({ state }) => state === 'requested'))} on the way`
}

function sumAmounts(refunds: readonly RefundRow[]): string {
  return formatMoney(
    refunds.reduce((sum, { amount }) => sum + amount, 0),
    'en',
  )
}

const refusals: Readonly<Record<AcceptanceRefusal, (reference: string) => string>> = {
  withdrawal_unknown: (reference) => `There is no withdrawal ${reference} from an order.`,
  withdrawal_closed: (reference) => `The withdrawal ${reference} is already closed.`,
  order_missing: (reference) =>
    `The withdrawal ${reference} mentions no order of its sender. Usage: npm run shop -- withdrawals accept ${reference} ORDER`,
  order_of_another: () =>
    'The order is not one of the sender of the withdrawal; “refund order” refunds any order.',
  line_unknown: () => 'The order has no such line; “orders NUMBER” shows their numbers.',
  nothing_left: (reference) =>
    `The orders in the withdrawal ${reference} have already been refunded; “withdrawals close” closes it.`,
}

async function accept(
  db: Database,
  { id, order, lines }: Extract<WithdrawalsCommand, { readonly name: 'withdrawals accept' }>,
  { config, mailServer }: Pick<OwnShop, 'config' | 'mailServer'>,
  output: Output,
): Promise<void> {
  const now = new Date()
  const reference = formatReference(id)
  const view = order === null || lines === null ? null : await findOrderById(db, order)
  const items = view === null ? null : view.lines.map(({ item }) => item.id)
  const result = await acceptWithdrawal(
    { db, clock: () => now, mailSender: getCommandMailSender({ mailServer }), shop: config },
    { id, orderId: order, itemIds: lines?.map((line) => items?.[line - 1] ?? 0) ?? null },
  )
  if ('refusal' in result) throw new UsageError(refusals[result.refusal](reference))
  printAcceptance(reference, result, output)
}

function printAcceptance(
  reference: string,
  { settlements, repeated, isClosed }: Acceptance,
  output: Output,
): void {
  const orders = settlements.map(({ orderId, refund, cardRefunds, recovered, endedItems }) => {
    const toCard = cardRefunds.reduce((sum, { amount }) => sum + amount, 0)
    return {
      order: orderId,
      toPaymentMethod: toCard,
      toBalance: (refund?.tunes ?? 0) - toCard - recovered,
      toGiftCard: refund?.gift_card_amount ?? 0,
      recovered,
      endedDownloads: endedItems.length,
    }
  })
  if (output.isJson) {
    const again = repeated.map(({ id, amount }) => ({ id, amount }))
    const line = { event: 'withdrawal-accepted', reference, orders, repeated: again, isClosed }
    return output.print(JSON.stringify(line))
  }
  const toEuros = (cents: number) => formatMoney(cents, 'en')
  const rows = orders.flatMap((order) => [
    ['order', String(order.order)],
    ['  the way it was paid', toEuros(order.toPaymentMethod)],
    ['  to the balance', toEuros(order.toBalance)],
    ['  to the gift card', toEuros(order.toGiftCard)],
    ...(order.recovered === 0 ? [] : [['  already with the customer', toEuros(order.recovered)]]),
    ['  downloads ended', String(order.endedDownloads)],
  ])
  const again = repeated.map(({ amount }) => ['refund made again', toEuros(amount)])
  output.print(formatTable([['withdrawal', reference], ...rows, ...again], 60))
  output.print(
    isClosed
      ? `The withdrawal ${reference} is closed: there is nothing to refund.`
      : 'The running shop pays it back within a minute. “withdrawals” lists it until it has arrived.',
  )
}

async function close(
  db: Database,
  { id, reason }: Extract<WithdrawalsCommand, { readonly name: 'withdrawals close' }>,
  output: Output,
): Promise<void> {
  const reference = formatReference(id)
  const refused = await closeWithdrawal({ db, clock: () => new Date() }, { id, reason })
  if (refused !== null) throw new UsageError(refusals[refused.refusal](reference))
  if (output.isJson) {
    return output.print(JSON.stringify({ event: 'withdrawal-closed', reference, reason }))
  }
  output.print(`The withdrawal ${reference} is closed. Its customer gets no email about that.`)
}
