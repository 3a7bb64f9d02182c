/**
 * A test program that performs the owner's command line tasks in a process that can be killed. It
 * receives tasks and returns results as messages.
 */
import { z } from 'zod'
import { runShop } from '#provider/programs/shop/run-shop.ts'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import { mailVariables, toMailServer } from '#provider/platform/mail/mail-settings.ts'
import config from '../../../shop.config.ts'
import { locateDatabase, openTestDatabase } from '../../support/database/test-database.ts'

/** A refund of an order; repeating it with the same key refunds nothing more. */
export interface OrderRefundTask {
  readonly kind: 'refund order'
  readonly orderId: number
  /** The position of the line, or null for all remaining lines. */
  readonly line: number | null
  readonly requestKey: string
  readonly endsDownloads: boolean
  /** The number of concurrent requests. */
  readonly copies: number
}

/** A command as entered after `npm run shop --`. */
export interface CommandTask {
  readonly kind: 'command'
  readonly args: readonly string[]
}

export type OwnerTask = OrderRefundTask | CommandTask

/** The result of a task. */
export type OwnerResult =
  | {
      readonly kind: 'refunded'
      /** One per request; empty if only downloads have ended. */
      readonly refunds: readonly OrderRefund[]
      /** The product ids of the chosen lines. */
      readonly products: readonly number[]
    }
  | { readonly kind: 'refused'; readonly reason: string; readonly products: readonly number[] }
  | { readonly kind: 'ended'; readonly status: number; readonly output: string }
  /** The database was unavailable. */
  | { readonly kind: 'failed'; readonly reason: string }

export interface OrderRefund {
  readonly id: number
  /** Cents. */
  readonly tunes: number
  readonly giftCard: number
}

export interface OwnerMessage {
  readonly task: OwnerTask
  readonly clockOffset: number
}

const [, , folder = ''] = process.argv
const db = await openTestDatabase(folder)
const mailServer = toMailServer(z.object(mailVariables).parse(process.env))
// The channel keeps the program running.
process.channel?.ref()
process.on('message', ({ task }: OwnerMessage) => {
  void perform(task)
    .catch((error: unknown): OwnerResult => {
      return { kind: 'failed', reason: error instanceof Error ? error.message : 'unknown' }
    })
    .then((result) => process.send?.(result))
})
process.send?.('ready')

async function perform(task: OwnerTask): Promise<OwnerResult> {
  return task.kind === 'command' ? await runCommand(task) : await refund(task)
}

async function runCommand({ args }: CommandTask): Promise<OwnerResult> {
  let output = ''
  const { write } = process.stdout
  const keep = (text: string | Uint8Array) => (output += String(text)) !== ''
  process.stdout.write = keep
  process.stderr.write = keep
  const status = await runShop([...args, '--yes'], async () => ({
    location: locateDatabase(folder),
    catalogueDir: folder,
    workingFolder: folder,
    origin: 'https://shop.example',
    mailServer,
    config,
    isLive: false,
    ask: null,
    ownerAddress: null,
    alertWebhook: null,
  }))
  process.stdout.write = write
  return { kind: 'ended', status, output }
}

async function refund(task: OrderRefundTask): Promise<OwnerResult> {
  const items = await listItems(task.orderId)
  const item = task.line === null ? null : items[task.line % items.length]
  const attempts = Array.from({ length: task.copies }, () => refundOnce(task, item?.id ?? null))
  const results = await Promise.all(attempts)
  const products = (item ? [item] : items).map((one) => one.product_id)
  const refusal = results.find((one) => 'refusal' in one)
  if (refusal !== undefined && 'refusal' in refusal) {
    return { kind: 'refused', reason: refusal.refusal, products }
  }
  const refunds = results.flatMap((one) => {
    const refund = 'refund' in one ? one.refund : null
    if (refund === null) return []
    return [{ id: refund.id, tunes: refund.tunes, giftCard: refund.gift_card_amount }]
  })
  return { kind: 'refunded', refunds, products }
}

/** Refunds an order as the command "refund order" does. */
async function refundOnce(
  { orderId, requestKey, endsDownloads }: OrderRefundTask,
  itemId: number | null,
) {
  const now = new Date()
  const itemIds = itemId === null ? null : [itemId]
  return await refundOrder(
    { db, clock: () => now, mailSender: { wake: () => {} }, shop: config },
    { orderId, itemIds, reason: 'chaos', requestKey, endsDownloads },
  )
}

async function listItems(orderId: number) {
  return await db
    .selectFrom('order_items')
    .select(['id', 'product_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
