import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import type { RefundRequest } from '#provider/payments/refunds.rules.ts'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Customer } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'
import { createTestTimer, ownTaskCount } from '../../support/test-timer.ts'
import { listKeptColumns, personalData } from './personal-data.ts'

const path = '/api/v1/customer/deletion'
const dayMs = 24 * 60 * 60 * 1000

afterEach(async () => {
  const violations = await findLedgerViolations(shop.db)
  if (violations.length > 0) throw new Error(`ledger violations: ${violations.join('; ')}`)
})

let shop: Shop
let timer: ReturnType<typeof createTestTimer>
let refunds: RefundRequest[]
let refundState: 'refunded' | 'requested'
beforeEach(async () => {
  timer = createTestTimer()
  refunds = []
  refundState = 'refunded'
  shop = await openShop({
    timer,
    payRefund: async (refund) => {
      refunds.push(refund)
      return refundState
    },
  })
})

/** Requests the deletion with the customer's password. */
function request(customer: Customer, body: object = {}) {
  return customer.post(path, { current_password: customer.password, ...body })
}

/** Passes some days and lets the tasks of the shop run until they have nothing to do. */
async function passDays(days: number): Promise<void> {
  shop.now = new Date(shop.now.getTime() + days * dayMs)
  // The tasks of a shop that was just opened have looked for work.
  await expect.poll(timer.countWaits).toBe(ownTaskCount)
  for (let runs = 0; runs < 4; runs += 1) await timer.advanceToNextWaits(60_000)
}

async function isDeleted({ id }: Customer): Promise<boolean> {
  const query = shop.db.selectFrom('customers').select('deleted_at').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).deleted_at !== null
}

describe('a customer deletes the account', () => {
  test('a week after the request, not before, and the sessions end [P4.10]', async () => {
    const ann = await shop.signUp()
    const { status, body } = await request(ann)
    expect(status).toBe(200)
    expect(Date.parse(body.data.due_at)).toBe(shop.now.getTime() + 7 * dayMs)
    expect(shop.mails.at(-1)?.subject).toContain('will be deleted')
    await passDays(6)
    expect(await isDeleted(ann)).toBe(false)
    const session = await ann.logIn()
    expect((await session.get('/api/v1/customer/get')).status).toBe(200)
    await passDays(1)
    expect(await isDeleted(ann)).toBe(true)
    expect((await session.get('/api/v1/customer/get')).status).toBe(401)
    expect((await ann.logIn().catch(() => null))?.token).toBeUndefined()
  })

  test('only with the password, and keeps it by one call within the week [P4.10]', async () => {
    const ann = await shop.signUp()
    expect((await ann.post(path, {})).body.reason).toBe('current_password_missing')
    expect((await ann.post(path, { current_password: 'wrong' })).body.reason).toBe('wrong_password')
    expect((await ann.get(path)).body.data.due_at).toBeNull()
    await request(ann)
    await passDays(3)
    expect((await (await ann.logIn()).delete(path)).body.data.due_at).toBeNull()
    expect(shop.mails.at(-1)?.subject).toContain('won’t be deleted')
    await passDays(30)
    expect(await isDeleted(ann)).toBe(false)
  })

  test('a second request changes neither the day nor the choice [P4.10]', async () => {
    const ann = await shop.signUp(500)
    const first = await request(ann, { unspent: 'give-up' })
    await passDays(2)
    const again = await request(await ann.logIn(), { unspent: 'refund' })
    expect(again.body.data).toEqual(first.body.data)
  })
})

describe('the Tunes of a deleted account', () => {
  test('need a choice [P4.10]', async () => {
    const ann = await shop.signUp(1200)
    const refused = await request(ann)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty('unspent')
    const { data } = (await ann.get(path)).body
    expect(data).toMatchObject({ due_at: null, balance: '12.0000', refundable: '12.0000' })
  })

  test('are paid back the way they were paid, and the account is deleted once they have arrived [P4.10]', async () => {
    refundState = 'requested'
    const ann = await shop.signUp()
    const [first, second] = [await ann.topUp(1000), await ann.topUp(500)]
    await ann.buy(shop.products.oneShots[0])
    const balance = await ann.getBalance()
    const { body } = await request(ann, { unspent: 'refund' })
    expect(body.data.given_up).toBe('0.0000')
    await passDays(7)
    expect(new Set(refunds.map(({ session }) => session))).toEqual(new Set([first, second]))
    const byRefund = new Map(refunds.map(({ id, amount }) => [id, amount]))
    expect([...byRefund.values()].reduce((sum, amount) => sum + amount, 0)).toBe(balance)
    expect(await isDeleted(ann)).toBe(false)
    refundState = 'refunded'
    await shop.db.updateTable('refunds').set({ state: 'refunded' }).execute()
    await passDays(1)
    expect(await isDeleted(ann)).toBe(true)
    expect(byRefund.size).toBe(2)
  })

  test('are given up by name, in the books, too [P4.10]', async () => {
    const ann = await shop.signUp(1200)
    const { body } = await request(ann, { unspent: 'give-up' })
    expect(body.data.given_up).toBe('12.0000')
    await passDays(7)
    expect(await isDeleted(ann)).toBe(true)
    expect(refunds).toEqual([])
    const postings = shop.db.selectFrom('ledger_postings').select(['amount'])
    expect(await postings.where('account', '=', 'given-up').execute()).toEqual([{ amount: 1200 }])
  })

  test('that were paid after the choice to give up others are paid back [P4.10]', async () => {
    const ann = await shop.signUp(300)
    await request(ann, { unspent: 'give-up' })
    await ann.topUp(500)
    await passDays(8)
    expect(refunds.map(({ amount }) => amount)).toEqual([500])
    await passDays(1)
    expect(await isDeleted(ann)).toBe(true)
  })
})

describe('an account stays until everything is settled', () => {
  test('such as a withdrawal, which the customer sees [P4.10]', async () => {
    const ann = await shop.signUp(1000)
    await ann.buy(shop.products.oneShots[0])
    await ann.withdraw({ contract: 'Order 1' })
    await request(ann, { unspent: 'give-up' })
    expect((await ann.get(path)).body.data.open).toEqual([{ kind: 'withdrawal', id: '1' }])
    await passDays(7)
    expect(await isDeleted(ann)).toBe(false)
    const closing = shop.db.updateTable('withdrawals').set({ closed_at: shop.now.toISOString() })
    await closing.execute()
    await passDays(1)
    expect(await isDeleted(ann)).toBe(true)
  })

  test('and a process that ends between two steps is followed by another that goes on [P4.10]', async () => {
    const ann = await shop.signUp(1000)
    await request(ann, { unspent: 'refund' })
    refundState = 'requested'
    await passDays(7)
    expect(refunds.length).toBeGreaterThan(0)
    await shop.close()
    const nextTimer = createTestTimer()
    const { now } = shop
    shop = await openShop({
      folder: shop.folder,
      timer: nextTimer,
      payRefund: async () => 'refunded',
    })
    timer = nextTimer
    shop.now = now
    await passDays(1)
    await passDays(1)
    expect(await isDeleted(ann)).toBe(true)
    const kept = await shop.db.selectFrom('refunds').select(['amount', 'state']).execute()
    expect(kept).toEqual([{ amount: 1000, state: 'refunded' }])
  })
})

describe('what is left of a deleted account', () => {
  test('each column of each table is known to be personal or not [P4.10]', async () => {
    const tables = await getEngine(shop.db).listTables(shop.db)
    const isOwn = (name: string) => !/^(product_search|migrations$|sqlite_)/.test(name)
    for (const { name, columns } of tables.filter((table) => isOwn(table.name))) {
      const entry = personalData[name as keyof typeof personalData] ?? {}
      const known = Object.values(entry).flatMap((list) => list.split(' '))
      const actual = columns.map((column) => column.name)
      expect([name, known.toSorted()]).toEqual([name, actual.toSorted()])
    }
  })

  test('is nowhere but in the columns that the law keeps [P4.10]', async () => {
    const marks = ['zephyrine', '+31698765432', 'Quillfeather']
    const ann = await shop.signUp(1500)
    const [mark = '', phone, surname] = marks
    const profile = { first_name: mark, last_name: surname, email: ann.email, phone }
    await ann.put('/api/v1/customer/profile', { ...profile, gender: 'Other', description: mark })
    await ann.buy(shop.products.oneShots[0])
    await ann.addToCart(shop.products.oneShots[1])
    const crates = '/api/v1/customer/crates'
    await ann.post(crates, { name: mark })
    await shop.post('/api/contact/send', {
      full_name: mark,
      email: ann.email,
      theme: mark,
      message: `${mark} ${mark} ${mark}`,
    })
    await request(ann, { unspent: 'give-up' })
    await passDays(7)
    expect(await isDeleted(ann)).toBe(true)
    const tables = await getEngine(shop.db).listTables(shop.db)
    const found: string[] = []
    for (const { name } of tables.filter(({ isView }) => !isView)) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        shop.db,
      )
      const kept = Object.hasOwn(personalData, name)
        ? listKeptColumns(name as keyof typeof personalData)
        : []
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        const isPersonal = [...marks, ann.email].some((text) => String(value).includes(text))
        if (isPersonal && !kept.includes(column)) found.push(`${name}.${column}`)
      }
    }
    expect(found).toEqual([])
  })
})
