import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Shop } from '../../support/shops/shop.ts'
import { openSqliteBooks } from '../books.ts'
import type { Books } from '../books.ts'
import { deriveFacts, openFilledShop } from './filled-shop.ts'
import { findBookViolations } from './find-violations.ts'
import { findLostFacts } from './journal-rules.ts'
import { duplicate, remove, set } from './plant.ts'
import type { Change } from './plant.ts'

let shop: Shop
let intact: Books

beforeAll(async () => {
  shop = await openFilledShop()
  intact = await readBooks(join(shop.folder, 'overtone.db'))
})
afterAll(() => shop.close())

async function readBooks(path: string): Promise<Books> {
  const source = openSqliteBooks(path)
  const books = await source.read()
  await source.close()
  return books
}

const findAll = (books: Books) =>
  [...findBookViolations(books), ...findLostFacts(books, deriveFacts(intact))].join('\n')

test('intact books have no violations', () => {
  expect(findAll(intact)).toBe('')
})

const faults: Readonly<Record<string, readonly [Change<Books>, string]>> = {
  'a lost transfer': [remove('ledger_transfers'), 'a journal entry has no transfer'],
  'a duplicated transfer': [
    duplicate('ledger_transfers'),
    'a paid top-up is not credited exactly once',
  ],
  'a negative transfer': [set('ledger_transfers', { amount: -5 }), 'not a positive amount'],
  'a changed transfer': [set('ledger_transfers', { amount: 4999 }), 'a balance is not what'],
  'a transfer to another customer': [
    set('ledger_transfers', { to_account: 'customer:2' }),
    'a paid top-up is not credited exactly once',
  ],
  'a duplicated journal entry': [duplicate('journal_entries', { id: 99 }), 'have the same cause'],
  'a lost journal entry': [remove('journal_entries'), 'a paid top-up is not credited exactly once'],
  'another cause': [set('journal_entries', { cause: 'order:99' }), 'a journal entry has no order'],
  'a huge order': [set('orders', { amount_paid: 99_999 }), 'an order is not paid exactly once'],
  'a lost order': [remove('orders'), 'an acknowledged order is missing or differs'],
  'a duplicated order': [duplicate('orders', { id: 99 }), 'a cart is ordered twice'],
  'an invented order': [
    duplicate('orders', { id: 99, cart_id: 99 }),
    'an order that nobody placed',
  ],
  'a changed subtotal': [set('orders', { sub_total: 1 }), 'the totals of an order'],
  'a changed total': [set('orders', { grand_total: 1 }), 'not paid in full'],
  'a changed discount': [set('orders', { discount: 1 }), 'not that of its coupon'],
  'a gift card payment': [set('orders', { gift_card_amount: 1 }), 'the payments of gift cards'],
  'another customer': [set('orders', { customer_id: 2 }), 'another customer than its cart'],
  'a second use of a coupon': [set('orders', { coupon_code: 'FIRSTLISTEN' }, 1), 'used twice'],
  'an unknown code': [set('orders', { gift_card_code: 'NO-CARD' }), 'expired or does not exist'],
  'an expired code': [
    set('gift_cards', { expires_at: '2020-01-01T00:00:00.000Z' }),
    'had expired or does not exist',
  ],
  'a lost line': [remove('order_items'), 'the totals of an order are not those of its lines'],
  'a duplicated line': [duplicate('order_items', { id: 99 }), 'the totals of an order'],
  'a changed price': [set('order_items', { price: 1 }), 'the totals of an order'],
  'an invented credit': [set('order_items', { credit: 1 }), 'what a pack costs less is not'],
  'a free line': [set('order_items', { price: 0 }), 'an order line costs less than nothing'],
  'another product': [set('order_items', { product_id: 7 }), 'are not those of its cart'],
  'a lost purchase': [remove('purchased_links'), 'exactly one product'],
  'a duplicated purchase': [duplicate('purchased_links', { id: 99 }), 'bought a product twice'],
  'another download': [set('purchased_links', { link_id: 1 }), 'exactly one product'],
  'another owner': [set('purchased_links', { customer_id: 2 }), 'exactly what they bought'],
  'a lost use of a coupon': [remove('coupon_uses'), 'the uses of coupons'],
  'a lost gift card payment': [remove('gift_card_redemptions'), 'the payments of gift cards'],
  'a duplicated payment': [duplicate('gift_card_redemptions'), 'the payments of gift cards'],
  'a smaller gift card': [set('gift_cards', { amount: 1 }), 'paid more than its amount'],
  'a reopened cart': [set('carts', { is_active: 1 }), 'a cart is both open and ordered'],
  'a second open cart': [duplicate('carts', { id: 99, is_active: 1 }), 'two open carts'],
  'a lost cart line': [remove('cart_items', -1), 'the cart of a customer'],
  'a duplicated cart line': [duplicate('cart_items', { id: 99 }), 'in a cart twice'],
  'an unpaid session': [set('payment_sessions', { status: 'open' }), 'acknowledged payment'],
  'a session that was not paid': [set('payment_sessions', { status: 'paid' }, -1), 'nobody made'],
  'a changed session': [set('payment_sessions', { amount: 1 }), 'not credited exactly once'],
  'a lost session': [remove('payment_sessions'), 'an acknowledged payment is not credited'],
  'a lost event': [
    remove('payment_events'),
    'a top-up on the demo page is paid although nobody reported it',
  ],
  'a larger refund': [set('refunds', { amount: 99_999 }), 'a refund exceeds its top-up'],
  'a duplicated refund': [duplicate('refunds', { id: 99 }), 'the refunds of a top-up exceed it'],
  'a failed refund': [
    set('refunds', { state: 'failed' }),
    'a failed refund is not given back exactly once',
  ],
  'an unpaid refund': [set('refunds', { state: 'requested' }), 'a refund is still not paid'],
  'a lost refund': [remove('refunds'), 'a withdrawal from a top-up has no refund'],
  'a lost withdrawal': [remove('withdrawals', 1), 'an acknowledged withdrawal is missing'],
  'a duplicated withdrawal': [duplicate('withdrawals', { id: 99 }), 'nobody submitted'],
  'a lost account': [remove('customers'), 'an acknowledged account is missing'],
  'a duplicated account': [duplicate('customers', { id: 99 }), 'have the same email address'],
  'a changed name': [set('customers', { first_name: 'Zoe' }), 'other data than acknowledged'],
  'a lost order receipt': [remove('outbox', 3), 'an order does not have exactly one receipt'],
  'a duplicated receipt': [
    duplicate('outbox', { id: 99 }),
    'a paid top-up does not have exactly one',
  ],
  'a misdirected receipt': [set('outbox', { to: 'x@example.com' }, 3), 'exactly one receipt'],
  'a lost request to the owner': [remove('outbox', -3), 'exactly one request to the owner'],
  'a lost contact email': [remove('outbox', -1), 'exactly one email to the owner'],
  'an invented email': [duplicate('outbox', { id: 99, text: 'ps_00' }), 'an email has no cause'],
  'an email in two states': [set('outbox', { state: 'queued' }), 'in two states at once'],
  'a lost message': [remove('contact_messages'), 'an acknowledged message'],
  'a duplicated message': [duplicate('contact_messages', { id: 99 }), 'an acknowledged message'],
  'a session of two customers': [
    duplicate('tokens', { customer_id: 2 }),
    'belongs to two customers',
  ],
  'an ended reset': [remove('reset_tokens'), 'a secret link is still readable'],
  'a lost sound': [set('sounds', { active: 0 }, 1), 'a product on sale has no sound'],
  'a shared download': [set('products', { link_id: 514 }), 'two products have the same download'],
}

test.each(Object.entries(faults))('%s is detected', (_what, [corrupt, rule]) => {
  expect(findAll(corrupt(intact))).toContain(rule)
})

/** Copies the database to a file without a write-ahead log. */
function copyDatabase(name: string): string {
  const path = join(shop.folder, name)
  const database = new DatabaseSync(join(shop.folder, 'overtone.db'))
  database.exec(`vacuum into '${path}'`)
  database.close()
  return path
}

async function findDamage(path: string): Promise<string> {
  const source = openSqliteBooks(path)
  const damage = await source.findDamage()
  await source.close()
  return damage.join('\n')
}

test('an intact database file has no damage', async () => {
  expect(await findDamage(copyDatabase('intact.db'))).toBe('')
})

test('a row that refers to a missing row is detected in the database file', async () => {
  const path = copyDatabase('reference.db')
  const database = new DatabaseSync(path)
  database.exec('pragma foreign_keys = off; delete from customers where id = 1')
  database.close()
  expect(await findDamage(path)).toContain('a row refers to a missing row')
})

test('overwritten pages are detected in the database file', async () => {
  const path = copyDatabase('damaged.db')
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(3 * 4096, 7), 0, undefined, 8 * 4096)
  closeSync(file)
  expect(await findDamage(path)).toContain('the file is damaged')
})
