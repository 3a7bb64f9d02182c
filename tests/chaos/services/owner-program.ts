/**
 * A test program that does what the owner of a shop does on the command line, in a process that can
 * be killed. Acts and their results are messages.
 */
import { z } from 'zod'
import { runShop } from '#provider/programs/shop/run-shop.ts'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import { mailVariables, toMailServer } from '#provider/platform/mail/mail-settings.ts'
import config from '../../../shop.config.ts'
import { locateDatabase, openTestDatabase } from '../../support/database/test-database.ts'

/** The refund of an order; a request with the same key refunds nothing again. */
export interface OrderRefundAct {
  readonly kind: 'refund order'
  readonly orderId: number
  /** The position of the line; null for all lines that are left. */
  readonly line: number | null
  readonly requestKey: string
  readonly endsDownloads: boolean
  /** How many requests are made at the same time. */
  readonly copies: number
}

/** A command as it is written after `npm run shop --`. */
export interface CommandAct {
  readonly kind: 'command'
  readonly args: readonly string[]
}

export type OwnerAct = OrderRefundAct | CommandAct

/** What became of an act. */
export type OwnerResult =
  | {
      readonly kind: 'refunded'
      /** Of each request; none if only downloads have ended. */
      readonly refunds: readonly OrderRefund[]
      /** Ids of the products of the lines that were chosen. */
      readonly products: readonly number[]
    }
  | { readonly kind: 'refused'; readonly reason: string; readonly products: readonly number[] }
  | { readonly kind: 'ended'; readonly status: number; readonly output: string }
  /** The database could not be used. */
  | { readonly kind: 'failed'; readonly reason: string }

export interface OrderRefund {
  readonly id: number
  /** In cents. */
  readonly tunes: number
  readonly giftCard: number
}

export interface OwnerMessage {
  readonly act: OwnerAct
  readonly clockOffset: number
}

const [, , folder = ''] = process.argv
const db = await openTestDatabase(folder)
const mailServer = toMailServer(z.object(mailVariables).parse(process.env))
// The channel keeps the program running.
process.channel?.ref()
process.on('message', ({ act }: OwnerMessage) => {
  void perform(act)
    .catch((error: unknown): OwnerResult => {
      return { kind: 'failed', reason: error instanceof Error ? error.message : 'unknown' }
    })
    .then((result) => process.send?.(result))
})
process.send?.('ready')

async function perform(act: OwnerAct): Promise<OwnerResult> {
  return act.kind === 'command' ? await runCommand(act) : await refund(act)
}

async function runCommand({ args }: CommandAct): Promise<OwnerResult> {
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

async function refund(act: OrderRefundAct): Promise<OwnerResult> {
  const items = await listItems(act.orderId)
  const item = act.line === null ? null : items[act.line % items.length]
  const attempts = Array.from({ length: act.copies }, () => refundOnce(act, item?.id ?? null))
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

/** Does what the command “refund order” does. */
async function refundOnce(
  { orderId, requestKey, endsDownloads }: OrderRefundAct,
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
