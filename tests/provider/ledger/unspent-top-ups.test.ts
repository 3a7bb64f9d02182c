import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculateUnspentTopUps,
  divideOrderRefund,
  listPaidOrders,
} from '#provider/ledger/unspent-top-ups.rules.ts'
import type { BalanceChange, TopUp } from '#provider/ledger/unspent-top-ups.rules.ts'

const paidAt = new Date('2026-03-01T12:00:00Z')
const createTopUp = (id: string, amount: number, returned = 0, lost = 0): TopUp => ({
  id,
  amount,
  paidAt,
  returned,
  lost,
})
/** A payment, or the amount debited or credited by a refund or a dispute. */
const topUp = (id: string, amount: number): BalanceChange => ({ kind: 'top-up', id, amount })
/** An order or its refund. */
const order = (id: number, amount: number): BalanceChange => ({
  kind: 'order',
  id: String(id),
  amount,
})
const getUnspentAmounts = (topUps: TopUp[], changes: BalanceChange[]) =>
  calculateUnspentTopUps(topUps, changes).map((one) => one.unspent)

const oldAndNew = [topUp('old', 2000), topUp('new', 1000)]

test('the oldest top-up is spent first', () => {
  const topUps = [createTopUp('new', 1000), createTopUp('old', 2000)]
  const spend = (amount: number) => getUnspentAmounts(topUps, [...oldAndNew, order(1, -amount)])
  expect(getUnspentAmounts(topUps, oldAndNew)).toEqual([1000, 2000])
  expect(spend(500)).toEqual([1000, 1500])
  expect(spend(2300)).toEqual([700, 0])
  expect(spend(3000)).toEqual([0, 0])
})

test('a top-up counts as payment for each order it partly paid, until the order is refunded', () => {
  const topUps = [createTopUp('new', 1000), createTopUp('old', 2000)]
  const spent = [...oldAndNew, order(1, -1500), order(2, -800), order(3, -700)]
  expect(listPaidOrders(topUps, spent, 'old')).toEqual(['1', '2'])
  expect(listPaidOrders(topUps, spent, 'new')).toEqual(['2', '3'])
  expect(listPaidOrders(topUps, [...spent, order(3, 700)], 'new')).toEqual(['2'])
  expect(listPaidOrders(topUps, [...oldAndNew, topUp('new', -400)], 'new')).toEqual([])
})

test("the part of an order's refund that the bank has already taken is not withdrawable", () => {
  const spent = [topUp('old', 1000), order(1, -1000)]
  const divide = (lost: number, tunes: number) =>
    divideOrderRefund([createTopUp('old', 1000, lost, lost)], spent, { id: '1', tunes })
  expect(divide(0, 600)).toEqual([{ id: 'old', amount: 600 }])
  // The lost Tunes are deducted from those returned.
  expect(divide(500, 600)).toEqual([{ id: 'old', amount: 100 }])
  expect(divide(500, 500)).toEqual([])
})

test('the refunded part of a top-up is no longer unspent', () => {
  const topUps = [createTopUp('new', 1000, 400), createTopUp('old', 2000)]
  const changes = [...oldAndNew, order(1, -1100), topUp('new', -400)]
  expect(getUnspentAmounts(topUps, changes)).toEqual([600, 900])
})

test("an order's refund becomes unspent in the top-ups that paid it, newest first", () => {
  const topUps = [createTopUp('third', 500), createTopUp('new', 1000), createTopUp('old', 2000)]
  const spent = [...oldAndNew, order(1, -2600), order(2, -400), topUp('third', 500), order(3, -500)]
  const refund = (id: number, amount: number) =>
    getUnspentAmounts(topUps, [...spent, order(id, amount)])
  expect(refund(1, 700)).toEqual([0, 600, 100])
  expect(refund(2, 400)).toEqual([0, 400, 0])
  expect(refund(3, 500)).toEqual([500, 0, 0])
})

test("an order's refund goes first to the top-up that was refunded to the card", () => {
  const topUps = [createTopUp('new', 1000), createTopUp('old', 2000, 2000, 2000)]
  const changes = [...oldAndNew, order(1, -3000), order(1, 2500)]
  expect(calculateUnspentTopUps(topUps, changes)).toMatchObject([
    { id: 'new', inBalance: 500, unspent: 500 },
    { id: 'old', inBalance: 2000, unspent: 0 },
  ])
})

test('a failed refund becomes unspent in its own top-up', () => {
  const topUps = [createTopUp('new', 1000), createTopUp('old', 2000)]
  const changes = [
    topUp('old', 2000),
    topUp('old', -2000),
    topUp('new', 1000),
    order(1, -1000),
    topUp('old', 2000),
  ]
  expect(getUnspentAmounts(topUps, changes)).toEqual([0, 2000])
})

test('a refund larger than its top-up takes the rest from the oldest ones and returns it to them', () => {
  const topUps = [createTopUp('new', 1000), createTopUp('old', 2000)]
  const changes = [...oldAndNew, order(1, -1000), topUp('new', -1500)]
  expect(getUnspentAmounts(topUps, changes)).toEqual([0, 500])
  expect(getUnspentAmounts(topUps, [...changes, topUp('new', 1500)])).toEqual([1000, 1000])
})

test('for any sequence of top-ups, orders and refunds, the unspent parts sum to the balance', () => {
  const step = fc.record({
    kind: fc.constantFrom('top-up', 'order', 'order-refund', 'refund', 'failed-refund'),
    amount: fc.integer({ min: 1, max: 5000 }),
    which: fc.nat({ max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const changes: BalanceChange[] = []
      const sumOf = (kind: BalanceChange['kind'], id?: string) =>
        changes
          .filter((one) => one.kind === kind && (id === undefined || one.id === id))
          .reduce((sum, one) => sum + one.amount, 0)
      let topUps: TopUp[] = []
      steps.forEach(({ kind, amount, which }, index) => {
        const balance = sumOf('top-up') + sumOf('order')
        const left = calculateUnspentTopUps(topUps, changes)
        const chosen = left.at(which % Math.max(1, left.length))
        const orders = changes.filter((one) => one.kind === 'order' && one.amount < 0)
        const ordered = orders.at(which % Math.max(1, orders.length))
        if (kind === 'top-up') {
          topUps = [createTopUp(`top-up-${index}`, amount), ...topUps]
          changes.push(topUp(`top-up-${index}`, amount))
        }
        if (kind === 'order') changes.push(order(index, -Math.min(balance, amount)))
        if (kind === 'order-refund' && ordered) {
          changes.push({ ...ordered, amount: Math.min(amount, -sumOf('order', ordered.id)) })
        }
        if (chosen && (kind === 'refund' || kind === 'failed-refund')) {
          const change = kind === 'refund' ? chosen.unspent : -Math.min(amount, chosen.returned)
          changes.push(topUp(chosen.id, -change))
          topUps = topUps.map((one) =>
            one.id === chosen.id ? { ...one, returned: one.returned + change } : one,
          )
        }
        const after = calculateUnspentTopUps(topUps, changes)
        expect(after.reduce((sum, one) => sum + one.inBalance, 0)).toBe(
          sumOf('top-up') + sumOf('order'),
        )
        for (const one of after) {
          expect(one.unspent).toBeGreaterThanOrEqual(0)
          expect(one.unspent).toBeLessThanOrEqual(one.amount - one.returned)
        }
      })
    }),
  )
})
