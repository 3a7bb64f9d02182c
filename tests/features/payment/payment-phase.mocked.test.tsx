import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPaymentSession } from '#app/features/payment/payment.functions.ts'
import { CanceledPaymentPage } from '#app/features/payment/canceled-payment-page.tsx'
import {
  getPaymentPhase,
  paymentQuery,
  pollTimeoutMs,
  usePaymentPhase,
} from '#app/features/payment/payment.queries.ts'
import { fail, succeed } from '#app/provider/failure.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { PaymentStatus } from '#app/provider/types/payment.ts'
import { createTestQueryClient, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

describe('the phase of a payment', () => {
  test('a paid payment is credited, no matter how late [R2.28]', () => {
    expect(getPaymentPhase('paid', 0)).toBe('credited')
    expect(getPaymentPhase('paid', pollTimeoutMs * 2)).toBe('credited')
  })

  test('an open payment is in the phase “waiting” for 20 seconds, then “later” [R2.28]', () => {
    expect(getPaymentPhase('open', 0)).toBe('waiting')
    expect(getPaymentPhase('open', 19_999)).toBe('waiting')
    expect(getPaymentPhase('open', 20_000)).toBe('later')
  })

  test('a payment being processed by the bank is pending at once, and a failed one is refused [R2.28]', () => {
    expect(getPaymentPhase('processing', 0)).toBe('pending')
    expect(getPaymentPhase('failed', 0)).toBe('refused')
  })

  test('a declined or closed payment is refused [R2.28]', () => {
    expect(getPaymentPhase('declined', 0)).toBe('refused')
    expect(getPaymentPhase('closed', 0)).toBe('refused')
  })
})

describe('polling a payment', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  test('happens once a second until the payment is credited [R2.28]', async () => {
    const requests = await openPollingPage((count) => (count < 4 ? 'open' : 'paid'))
    expect(screen.getByText('waiting')).toBeTruthy()
    await advanceTime(2500)
    expect(screen.getByText('waiting')).toBeTruthy()
    await advanceTime(1000)
    expect(screen.getByText('credited')).toBeTruthy()
    await advanceTime(60_000)
    expect(requests()).toBe(4)
  })

  test('stops after 20 seconds, when the phase becomes “later” [R2.28]', async () => {
    const requests = await openPollingPage(() => 'open')
    await advanceTime(19_900)
    expect(screen.getByText('waiting')).toBeTruthy()
    await advanceTime(200)
    expect(screen.getByText('later')).toBeTruthy()
    const count = requests()
    await advanceTime(60_000)
    expect(requests()).toBe(count)
    expect(count).toBeGreaterThan(15)
  })

  test('continues after a failed request [R2.28]', async () => {
    await openPollingPage((count) => {
      if (count === 2) return null
      return count < 4 ? 'open' : 'paid'
    })
    await advanceTime(4000)
    expect(screen.getByText('credited')).toBeTruthy()
  })
})

describe('the page after a canceled payment', () => {
  afterEach(cleanup)

  /** Opens the page with a payment in this status. */
  async function openCanceledPage(status: PaymentStatus) {
    const payment = { id: 'p1', status, amount: toMoney(1200), returnTo: 'checkout' } as const
    vi.mocked(getPaymentSession).mockResolvedValue(succeed(payment))
    const queryClient = createTestQueryClient(customerSession)
    await queryClient.query(paymentQuery(5, 'p1'))
    renderInShop(<CanceledPaymentPage id="p1" reason="closed" target="checkout" />, queryClient)
    return screen.getByRole('heading').textContent
  }

  test('reports a payment completed in another tab as credited [R2.28]', async () => {
    expect(await openCanceledPage('paid')).toBe('Your Tunes have arrived')
    expect(screen.queryByText('You haven’t been charged')).toBeNull()
  })

  test('for any other payment, says that nothing was charged and why [R2.28]', async () => {
    const page = await openCanceledPage('open')
    expect(page).toBe('You haven’t been charged')
    expect(screen.getByText(/^The payment page was closed/)).toBeTruthy()
    cleanup()
    await openCanceledPage('declined')
    expect(screen.getByText(/^Your payment was declined/)).toBeTruthy()
  })
})

/**
 * Opens a page that polls a payment; returns a function that counts the requests. `getStatus`
 * returns the payment status for each request, or null for no response.
 */
async function openPollingPage(getStatus: (count: number) => PaymentStatus | null) {
  let count = 0
  vi.mocked(getPaymentSession).mockImplementation(async () => {
    count += 1
    const status = getStatus(count)
    if (status === null) return fail({ kind: 'unreachable', status: null })
    return succeed({ id: 'p1', status, amount: toMoney(1200), returnTo: 'checkout' })
  })
  const queryClient = createTestQueryClient(customerSession)
  await queryClient.query(paymentQuery(5, 'p1'))
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <PaymentPhase />
      </Suspense>
    </QueryClientProvider>,
  )
  return () => count
}

function PaymentPhase() {
  return <p>{usePaymentPhase(5, 'p1').phase}</p>
}

async function advanceTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
