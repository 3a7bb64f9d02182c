import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  checkedMovement,
  customerAccount,
  entriesOf,
  orderMovement,
  topUpMovement,
} from '#app/provider-embedded/domain/ledger.ts'
import type { Entry } from '#app/provider-embedded/domain/ledger.ts'
import { isNoticeSigned, signNotice } from '#app/provider-embedded/domain/notice-signature.ts'
import {
  isTopUpAmount,
  nextPaymentStatus,
  paymentEventId,
  returnAddresses,
} from '#app/provider-embedded/domain/payment-session.ts'

const now = new Date('2026-03-01T12:00:00Z')

describe('the ledger', () => {
  const amount = fc.integer({ min: 1, max: 100_000 })
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('top-up' as const),
      customer: fc.integer({ min: 1, max: 3 }),
      amount,
    }),
    fc.record({
      kind: fc.constant('order' as const),
      customer: fc.integer({ min: 1, max: 3 }),
      amount,
      giftCard: fc.integer({ min: 0, max: 3000 }),
    }),
  )

  test('every movement sums to zero, so all accounts together always do', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const entries: Entry[] = []
        steps.forEach((next, index) => {
          const movement =
            next.kind === 'top-up'
              ? topUpMovement(next.customer, next.amount, `event-${index}`)
              : orderMovement(index, next.customer, next.amount, next.giftCard)
          const written = movement === null ? [] : entriesOf(movement)
          expect(written.reduce((total, entry) => total + entry.amount, 0)).toBe(0)
          entries.push(...written)
        })
        expect(entries.reduce((total, entry) => total + entry.amount, 0)).toBe(0)
      }),
    )
  })

  test('a balance is what came in less what went out', () => {
    const movements = [topUpMovement(7, 5000, 'a'), orderMovement(1, 7, 1200, 300)]
    const entries = movements.flatMap((movement) => (movement === null ? [] : entriesOf(movement)))
    expect(balanceOf(customerAccount(7), entries)).toBe(3800)
    expect(balanceOf('sales', entries)).toBe(1500)
    expect(balanceOf('promotions', entries)).toBe(-300)
    expect(balanceOf('card-clearing', entries)).toBe(-5000)
  })

  test('an order that costs nothing moves nothing', () => {
    expect(orderMovement(1, 7, 0, 0)).toBeNull()
    expect(orderMovement(1, 7, 0, 500)?.transfers).toHaveLength(1)
  })

  test('a movement of nothing, of part of a cent, backwards or in a circle is refused', () => {
    const transfer = { from: 'a', to: 'b', amount: 1 }
    expect(() => checkedMovement({ cause: 'x', transfers: [] })).toThrow('moves something')
    for (const wrong of [0, -5, 1.5, Number.NaN, Number.MAX_VALUE]) {
      const transfers = [{ ...transfer, amount: wrong }]
      expect(() => checkedMovement({ cause: 'x', transfers }), String(wrong)).toThrow('cents')
    }
    expect(() => checkedMovement({ cause: 'x', transfers: [{ ...transfer, to: 'a' }] })).toThrow(
      'another account',
    )
  })
})

describe('payment sessions', () => {
  const type = fc.constantFrom(
    'payment.paid' as const,
    'payment.declined' as const,
    'payment.closed' as const,
  )

  test('a session is paid as soon as one payment went through, whatever else is reported', () => {
    fc.assert(
      fc.property(fc.array(type), (events) => {
        const end = events.reduce(nextPaymentStatus, 'open' as ReturnType<typeof nextPaymentStatus>)
        expect(end === 'paid').toBe(events.includes('payment.paid'))
      }),
    )
  })

  test('one result of one session is one event', () => {
    expect(paymentEventId('ps_1', 'payment.paid')).toBe(paymentEventId('ps_1', 'payment.paid'))
    expect(paymentEventId('ps_1', 'payment.paid')).not.toBe(
      paymentEventId('ps_1', 'payment.closed'),
    )
  })

  test('the profile takes whole euros from 5 to 500, the checkout what is missing from 0.50', () => {
    for (const good of [500, 1000, 50_000])
      expect(isTopUpAmount(good, 'profile'), `${good}`).toBe(true)
    for (const bad of [0, -500, 400, 550, 50_100, 0.5, Number.NaN]) {
      expect(isTopUpAmount(bad, 'profile'), `${bad}`).toBe(false)
    }
    expect(isTopUpAmount(50, 'checkout')).toBe(true)
    expect(isTopUpAmount(1234, 'checkout')).toBe(true)
    expect(isTopUpAmount(49, 'checkout')).toBe(false)
  })

  test('the return addresses carry language, session and where to go on', () => {
    expect(returnAddresses('http://shop.test/', 'de', 'ps_1', 'checkout')).toEqual({
      pass: 'http://shop.test/de/payment/pass?session=ps_1&to=checkout',
      close: 'http://shop.test/de/payment/close?session=ps_1&to=checkout',
    })
    expect(returnAddresses('http://shop.test', 'it', 'ps_2', 'profile')).toEqual({
      pass: 'http://shop.test/it/payment/pass?session=ps_2&to=profile',
      close: 'http://shop.test/it/payment/close?session=ps_2&to=profile',
    })
  })
})

describe('the signature of a notice', () => {
  const secret = 'a secret of the tests'
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

  test('a signature holds for its own body, secret and five minutes', () => {
    fc.assert(
      fc.property(fc.string(), (body) => {
        const header = signNotice(body, secret, now)
        expect(isNoticeSigned(header, body, secret, later(300))).toBe(true)
        expect(isNoticeSigned(header, body, secret, later(301))).toBe(false)
        expect(isNoticeSigned(header, body, secret, later(-301))).toBe(false)
        expect(isNoticeSigned(header, `${body} `, secret, now)).toBe(false)
        expect(isNoticeSigned(header, body, `${secret}!`, now)).toBe(false)
      }),
    )
  })

  test('a changed time, a cut digest and no header at all are refused', () => {
    const header = signNotice('{}', secret, now)
    const time = Math.floor(now.getTime() / 1000)
    expect(isNoticeSigned(header.replace(`${time}`, `${time + 1}`), '{}', secret, now)).toBe(false)
    expect(isNoticeSigned(header.slice(0, -1), '{}', secret, now)).toBe(false)
    expect(isNoticeSigned(null, '{}', secret, now)).toBe(false)
    expect(isNoticeSigned('', '{}', secret, now)).toBe(false)
  })
})
