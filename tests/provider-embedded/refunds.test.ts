import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isWithdrawable,
  getLastWithdrawalDay,
  calculateUnspentTopUps,
} from '#app/provider-embedded/domain/refunds.ts'
import type { TopUp } from '#app/provider-embedded/domain/refunds.ts'

const paidAt = new Date('2026-03-01T12:00:00Z')
const createTopUp = (id: string, amount: number, isRefunded = false): TopUp => ({
  id,
  amount,
  paidAt,
  isRefunded,
})
const getUnspentAmounts = (topUps: TopUp[], balance: number) =>
  calculateUnspentTopUps(topUps, balance).map((one) => one.unspent)

test('a balance consists of the newest top-ups, because the oldest money is spent first', () => {
  const topUps = [createTopUp('new', 1000), createTopUp('old', 2000)]
  expect(getUnspentAmounts(topUps, 3000)).toEqual([1000, 2000])
  expect(getUnspentAmounts(topUps, 2500)).toEqual([1000, 1500])
  expect(getUnspentAmounts(topUps, 700)).toEqual([700, 0])
  expect(getUnspentAmounts(topUps, 0)).toEqual([0, 0])
})

test('a refunded top-up has no unspent amount', () => {
  expect(
    getUnspentAmounts([createTopUp('new', 1000, true), createTopUp('old', 2000)], 1500),
  ).toEqual([0, 1500])
})

test('no sequence of top-ups, orders and refunds makes the balance negative', () => {
  const step = fc.record({
    kind: fc.constantFrom('top-up' as const, 'spend' as const, 'refund' as const),
    amount: fc.integer({ min: 1, max: 5000 }),
    which: fc.nat({ max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let balance = 0
      let topUps: TopUp[] = []
      steps.forEach(({ kind, amount, which }, index) => {
        if (kind === 'top-up') {
          topUps = [createTopUp(`top-up-${index}`, amount), ...topUps]
          balance += amount
        }
        if (kind === 'spend') balance -= Math.min(balance, amount)
        const left = calculateUnspentTopUps(topUps, balance)
        const chosen = left[which]
        if (kind === 'refund' && chosen) {
          balance -= chosen.unspent
          topUps = topUps.map((one) => (one.id === chosen.id ? { ...one, isRefunded: true } : one))
        }
        for (const one of left) expect(one.unspent).toBeLessThanOrEqual(one.amount)
        expect(left.reduce((sum, one) => sum + one.unspent, 0)).toBeLessThanOrEqual(
          balance + (chosen && kind === 'refund' ? chosen.unspent : 0),
        )
        expect(balance).toBeGreaterThanOrEqual(0)
      })
    }),
  )
})

test('withdrawal is possible for 14 days after the day of payment, until midnight in any time zone', () => {
  expect(getLastWithdrawalDay(paidAt).toISOString()).toBe('2026-03-15T12:00:00.000Z')
  expect(isWithdrawable(paidAt, new Date('2026-03-16T11:59:00Z'))).toBe(true)
  expect(isWithdrawable(paidAt, new Date('2026-03-16T12:01:00Z'))).toBe(false)
})
