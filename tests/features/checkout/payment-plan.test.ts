import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planPayment, minTopUpCents } from '#app/features/checkout/payment-plan.ts'
import { euros } from '#app/provider/money.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })

describe("the checkout's one button", () => {
  test('R4.03 who has enough Tunes buys, and sees what is left', () => {
    fc.assert(
      fc.property(cents, cents, (due, rest) => {
        const plan = planPayment(euros(due), euros(due + rest))
        expect(plan).toEqual({ kind: 'buy', balanceAfter: euros(rest) })
      }),
    )
  })

  test('R4.03 who has too few tops up what is missing, and can then buy', () => {
    fc.assert(
      fc.property(cents, cents, (balance, more) => {
        const due = balance + more + 1
        const plan = planPayment(euros(due), euros(balance))
        if (plan.kind !== 'top-up') throw new Error('nothing is offered to who has too few Tunes')
        expect(plan.missing).toEqual(euros(more + 1))
        const after = planPayment(euros(due), euros(balance + plan.topUp.minor))
        expect(after.kind).toBe('buy')
      }),
    )
  })

  test('R4.03 a card pays exactly what is missing, but never less than 50 cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (missing) => {
        const plan = planPayment(euros(missing), euros(0))
        const paid = plan.kind === 'top-up' ? plan.topUp.minor : 0
        expect(paid).toBe(missing < minTopUpCents ? 50 : missing)
      }),
    )
  })

  test('R4.03 what a gift card has paid in full needs no Tunes', () => {
    expect(planPayment(euros(0), euros(0))).toEqual({ kind: 'buy', balanceAfter: euros(0) })
  })

  test('R4.03 a host that tells no balance decides itself', () => {
    expect(planPayment(euros(1200), null)).toEqual({ kind: 'buy', balanceAfter: null })
  })
})
