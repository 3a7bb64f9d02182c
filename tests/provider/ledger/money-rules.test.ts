import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { getBalanceCents, insertJournalEntry } from '#provider/ledger/ledger.store.ts'
import { validateEntry, createOrderEntry, createTopUpEntry } from '#provider/ledger/ledger.rules.ts'
import { signWebhook, verifySignature } from '#provider/payments/demo/payment-notice.ts'
import {
  isTopUpAmount,
  getNextPaymentStatus,
  createPaymentEventId,
  buildReturnUrls,
} from '#provider/payments/payment-session.rules.ts'
import { insertPaymentSession } from '#provider/payments/payment-sessions.store.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

const now = new Date('2026-03-01T12:00:00Z')

const time = '2026-03-01T12:00:00.000Z'

const openSession = {
  id: 'ps_1',
  email: 'ann@example.com',
  amount: 5000,
  currency: 'EUR',
  return_to: 'profile',
  locale: 'en',
  status: 'open',
  mode: 'demo',
  expires_at: time,
  created_at: time,
  updated_at: time,
} as const

async function insertCustomer(db: Database, id: number): Promise<void> {
  const names = { first_name: 'Ann', last_name: 'Bee', email: 'ann@example.com' }
  await db
    .insertInto('customers')
    .values({ id, ...names, password_hash: '', created_at: time, updated_at: time })
    .execute()
}

describe('journal entries', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })

  test('an order transfers exactly the amount from each payer to the sales account', () => {
    fc.assert(
      fc.property(cents, cents, (due, giftCard) => {
        const moved = createOrderEntry(1, 7, due, giftCard)?.transfers ?? []
        const paid = [
          { from: 'customer:7', to: 'sales', amount: due },
          { from: 'promotions', to: 'sales', amount: giftCard },
        ]
        expect(moved).toEqual(paid.filter(({ amount }) => amount > 0))
      }),
    )
  })

  test('a balance is the sum of its postings, and the balances of all accounts sum to zero', async () => {
    const db = await openTestDatabase(await createTemporaryFolder())
    onTestFinished(() => db.destroy())
    await insertCustomer(db, 7)
    await insertPaymentSession(db, { ...openSession, customer_id: 7 })
    for (const journalEntry of [
      createTopUpEntry({ ...openSession, customer_id: 7 }),
      createOrderEntry(1, 7, 1200, 300),
    ]) {
      await insertJournalEntry(db, journalEntry ?? expect.fail('no journal entry'), now)
    }
    expect(await getBalanceCents(db, 7)).toBe(3800)
    expect(await getBalanceCents(db, 8)).toBe(0)
    const accounts = await db
      .selectFrom('ledger_postings')
      .select('account')
      .select((query) => query.fn.sum<number>('amount').as('balance'))
      .groupBy('account')
      .execute()
    const balances = Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]))
    expect(balances).toEqual({
      'customer:7': 3800,
      sales: 1500,
      promotions: -300,
      'card-clearing': -5000,
    })
  })

  test('a free order has no journal entry', () => {
    expect(createOrderEntry(1, 7, 0, 0)).toBeNull()
    expect(createOrderEntry(1, 7, 0, 500)?.transfers).toHaveLength(1)
  })

  test('an entry without transfers, with an invalid amount or with identical accounts is rejected', () => {
    const transfer = { from: 'a', to: 'b', amount: 1 }
    expect(() => validateEntry({ cause: 'x', transfers: [] })).toThrow('at least one transfer')
    for (const wrong of [0, -5, 1.5, Number.NaN, Number.MAX_VALUE]) {
      const transfers = [{ ...transfer, amount: wrong }]
      expect(() => validateEntry({ cause: 'x', transfers }), String(wrong)).toThrow('cents')
    }
    expect(() => validateEntry({ cause: 'x', transfers: [{ ...transfer, to: 'a' }] })).toThrow(
      'different accounts',
    )
  })
})

describe('payment sessions', () => {
  const reported = fc.constantFrom(
    'paid' as const,
    'declined' as const,
    'closed' as const,
    'processing' as const,
    'open' as const,
  )

  test('a session is paid if any payment succeeds, regardless of other events', () => {
    fc.assert(
      fc.property(fc.array(reported), (reports) => {
        const end = reports.reduce(
          getNextPaymentStatus,
          'open' as ReturnType<typeof getNextPaymentStatus>,
        )
        expect(end === 'paid').toBe(reports.includes('paid'))
      }),
    )
  })

  test("an event's id is derived from its session and type", () => {
    expect(createPaymentEventId('ps_1', 'payment.paid')).toBe(
      createPaymentEventId('ps_1', 'payment.paid'),
    )
    expect(createPaymentEventId('ps_1', 'payment.paid')).not.toBe(
      createPaymentEventId('ps_1', 'payment.closed'),
    )
  })

  test("profile top-ups are whole euros from the shop's minimum to 500; checkout top-ups are any amount from 0.50 to 10,000", () => {
    for (const good of [500, 1000, 50_000])
      expect(isTopUpAmount(good, 'profile', 5), `${good}`).toBe(true)
    for (const bad of [0, -500, 400, 550, 50_100, 0.5, Number.NaN]) {
      expect(isTopUpAmount(bad, 'profile', 5), `${bad}`).toBe(false)
    }
    expect(isTopUpAmount(900, 'profile', 10)).toBe(false)
    expect(isTopUpAmount(1000, 'profile', 10)).toBe(true)
    expect(isTopUpAmount(50, 'checkout', 10)).toBe(true)
    expect(isTopUpAmount(1234, 'checkout', 5)).toBe(true)
    expect(isTopUpAmount(49, 'checkout', 5)).toBe(false)
    expect(isTopUpAmount(1_000_000, 'checkout', 5)).toBe(true)
    expect(isTopUpAmount(1_000_001, 'checkout', 5)).toBe(false)
  })

  test('the return URLs contain the locale, session and target', () => {
    expect(buildReturnUrls('http://shop.test/', 'de', 'ps_1', 'checkout')).toEqual({
      pass: 'http://shop.test/de/payment/pass?session=ps_1&to=checkout',
      close: 'http://shop.test/de/payment/close?session=ps_1&to=checkout',
    })
    expect(buildReturnUrls('http://shop.test', 'it', 'ps_2', 'profile')).toEqual({
      pass: 'http://shop.test/it/payment/pass?session=ps_2&to=profile',
      close: 'http://shop.test/it/payment/close?session=ps_2&to=profile',
    })
  })
})

describe('the webhook signature', () => {
  const secret = 'a secret of the tests'
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

  test('a signature is valid for five minutes, and only for its body and secret', () => {
    fc.assert(
      fc.property(fc.string(), (body) => {
        const header = signWebhook(body, secret, now)
        const verify = (at: Date) => verifySignature(header, body, secret, at)
        expect(verify(later(300))).toEqual({ kind: 'valid', ageSeconds: 300 })
        expect(verify(later(301))).toEqual({ kind: 'untimely', ageSeconds: 301 })
        expect(verify(later(-301))).toEqual({ kind: 'untimely', ageSeconds: -301 })
        const invalid = { kind: 'invalid' }
        expect(verifySignature(header, `${body} `, secret, now)).toEqual(invalid)
        expect(verifySignature(header, body, `${secret}!`, now)).toEqual(invalid)
        expect(verifySignature(header, body, `${secret}!`, later(301))).toEqual(invalid)
      }),
    )
  })

  test('a changed timestamp, a truncated signature and a missing header are rejected', () => {
    const header = signWebhook('{}', secret, now)
    const time = Math.floor(now.getTime() / 1000)
    const changed = header.replace(`${time}`, `${time + 1}`)
    for (const invalid of [changed, header.slice(0, -1), null, '']) {
      expect(verifySignature(invalid, '{}', secret, now).kind).toBe('invalid')
    }
  })
})
