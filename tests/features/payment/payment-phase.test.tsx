// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageError } from '#app/features/errors/page-error.ts'
import { pollTimeout, paymentPhase } from '#app/features/payment/payment-phase.ts'
import { usePaymentPhase } from '#app/features/payment/use-payment-phase.ts'
import { euros } from '#app/provider/money.ts'
import type { PaymentSession, PaymentStatus } from '#app/provider/types.ts'

describe('what the page after paying tells', () => {
  test('R2.28 a payment that has arrived is credited, however late', () => {
    expect(paymentPhase('paid', 0)).toBe('credited')
    expect(paymentPhase('paid', pollTimeout * 2)).toBe('credited')
  })

  test('R2.28 an open one is waited for 20 seconds, then the credit will follow', () => {
    expect(paymentPhase('open', 0)).toBe('waiting')
    expect(paymentPhase('open', 19_999)).toBe('waiting')
    expect(paymentPhase('open', 20_000)).toBe('later')
  })

  test('R2.28 a declined or closed one was refused', () => {
    expect(paymentPhase('declined', 0)).toBe('refused')
    expect(paymentPhase('closed', 0)).toBe('refused')
  })
})

describe('waiting for a payment', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  test('R2.28 the shop asks once a second and tells as soon as the payment has arrived', async () => {
    const host = paymentHost((asked) => (asked < 4 ? 'open' : 'paid'))
    await openPage(host)
    expect(screen.getByText('waiting')).toBeTruthy()
    await pass(2500)
    expect(screen.getByText('waiting')).toBeTruthy()
    await pass(1000)
    expect(screen.getByText('credited')).toBeTruthy()
    await pass(60_000)
    expect(host.asked()).toBe(4)
  })

  test('R2.28 after 20 seconds it stops asking and says that the credit will follow', async () => {
    const host = paymentHost(() => 'open')
    await openPage(host)
    await pass(19_900)
    expect(screen.getByText('waiting')).toBeTruthy()
    await pass(200)
    expect(screen.getByText('later')).toBeTruthy()
    const asked = host.asked()
    await pass(60_000)
    expect(host.asked()).toBe(asked)
    expect(asked).toBeGreaterThan(15)
  })

  test('R2.28 an answer that fails in between does not end the wait', async () => {
    const host = paymentHost((asked) => {
      if (asked === 2) throw new PageError('unreachable')
      return asked < 4 ? 'open' : 'paid'
    })
    await openPage(host)
    await pass(4000)
    expect(screen.getByText('credited')).toBeTruthy()
  })
})

/** A host that says how the payment stands, each time it is asked; the page itself asked first. */
function paymentHost(statusOf: (asked: number) => PaymentStatus) {
  let count = 0
  async function ask(): Promise<PaymentSession> {
    count += 1
    return { id: 'p1', status: statusOf(count), amount: euros(1200), returnTo: 'checkout' }
  }
  return { ask, asked: () => count }
}

type Host = ReturnType<typeof paymentHost>

function Page({ first, ask }: { readonly first: PaymentSession; readonly ask: Host['ask'] }) {
  return <p>{usePaymentPhase(first, ask).phase}</p>
}

async function openPage({ ask }: Host): Promise<void> {
  render(<Page first={await ask()} ask={ask} />)
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
