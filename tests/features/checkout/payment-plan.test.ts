import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planPayment, minTopUpCents } from '#app/features/checkout/payment-plan.ts'
import { toMoney } from '#provider/contract/money.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })

describe('the payment plan', () => {
  test('with enough Tunes, the customer can buy, and the plan has the remaining balance [R4.03]', () => {
    fc.assert(
      fc.property(cents, cents, (due, rest) => {
        const plan = planPayment(toMoney(due), toMoney(due + rest))
        expect(plan).toEqual({ kind: 'buy', balanceAfter: toMoney(rest) })
      }),
    )
  })

  test('with too few Tunes, the customer tops up the shortfall and can then buy [R4.03]', () => {
    fc.assert(
      fc.property(cents, cents, (balance, more) => {
        const due = balance + more + 1
        const plan = planPayment(toMoney(due), toMoney(balance))
        if (plan.kind !== 'top-up') throw new Error('The plan is not a top-up')
        expect(plan.missing).toEqual(toMoney(more + 1))
        const after = planPayment(toMoney(due), toMoney(balance + plan.topUp.minor))
        expect(after.kind).toBe('buy')
      }),
    )
  })

  test('the card is charged exactly the missing amount, but at least 50 cents [R4.03]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (missing) => {
        const plan = planPayment(toMoney(missing), toMoney(0))
        const paid = plan.kind === 'top-up' ? plan.topUp.minor : 0
        expect(paid).toBe(missing < minTopUpCents ? 50 : missing)
      }),
    )
  })

  test('a cart paid in full by a gift card needs no Tunes [R4.03]', () => {
    expect(planPayment(toMoney(0), toMoney(0))).toEqual({ kind: 'buy', balanceAfter: toMoney(0) })
  })

  test('what is on its way is waited for if it is enough, to the cent [R4.03]', () => {
    const plan = (pending: number) => planPayment(toMoney(1200), toMoney(200), toMoney(pending))
    expect([plan(999).kind, plan(1000).kind]).toEqual(['top-up', 'wait'])
  })

  test('with an unknown balance, the customer can buy [R4.03]', () => {
    expect(planPayment(toMoney(1200), null)).toEqual({ kind: 'buy', balanceAfter: null })
  })
})
