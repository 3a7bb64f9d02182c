import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getOrder, getOrders } from '#app/features/orders/orders.functions.ts'
import { loadBalanceTab, useBalanceTabData } from '#app/features/profile/balance-tab.queries.ts'
import { getEligibleWithdrawals } from '#app/features/withdrawal/withdrawal.functions.ts'
import { fail, succeed } from '#app/provider/failure.ts'
import type { Order } from '#app/provider/types/order.ts'
import { createTestQueryClient, createRouterContext, customerSession } from '../example-session.ts'

function createOrder(number: number): Order {
  return {
    id: number,
    number: String(number),
    status: 'completed',
    createdAt: '2026-11-21T10:00:00.000Z',
    total: null,
    discount: null,
    giftCardAmount: null,
    amountPaid: null,
    lines: [],
    downloads: [],
    refunded: null,
    vat: null,
    invoices: [],
    zipUrl: null,
    consentAt: null,
  }
}

let requestedPages: number[] = []

/** Mocks an order history of three pages with one order each: 9, 8 and 7. */
beforeEach(() => {
  requestedPages = []
  vi.mocked(getOrders).mockImplementation(async ({ data: { page } }) => {
    requestedPages.push(page)
    return succeed({ items: [createOrder(10 - page)], page, lastPage: 3 })
  })
  vi.mocked(getOrder)
    .mockReset()
    .mockImplementation(async ({ data: { number } }) => succeed(createOrder(Number(number))))
  vi.mocked(getEligibleWithdrawals).mockResolvedValue(succeed(null))
})

/** Loads the balance tab and returns its data. */
async function openBalanceTab(search: { page?: number; order?: string }) {
  const queryClient = createTestQueryClient(customerSession)
  await loadBalanceTab(createRouterContext(queryClient), 5, search)
  const { result } = renderHook(() => useBalanceTabData(5, search), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const { orders, newOrder } = result.current
  return {
    numbers: orders.items.map(({ number }) => number),
    nextPage: orders.nextPage,
    newOrder: newOrder?.number,
  }
}

describe('the orders', () => {
  test('the requested number of pages is shown, with a link to the next one if there is one [R3.05 R4.02]', async () => {
    expect(await openBalanceTab({})).toMatchObject({ numbers: ['9'], nextPage: 2 })
    expect(await openBalanceTab({ page: 2 })).toMatchObject({ numbers: ['9', '8'], nextPage: 3 })
    expect(await openBalanceTab({ page: 3 })).toMatchObject({
      numbers: ['9', '8', '7'],
      nextPage: null,
    })
  })

  test('pages after the last one are never fetched [R3.05]', async () => {
    expect(await openBalanceTab({ page: 9999 })).toMatchObject({
      numbers: ['9', '8', '7'],
      nextPage: null,
    })
    expect(requestedPages).toEqual([1, 2, 3])
  })

  test('the tab fails if one page of orders cannot be fetched [R3.05]', async () => {
    vi.mocked(getOrders).mockImplementation(async ({ data: { page } }) =>
      page === 2
        ? fail({ kind: 'timeout' })
        : succeed({ items: [createOrder(10 - page)], page, lastPage: 3 }),
    )
    await expect(openBalanceTab({ page: 2 })).rejects.toMatchObject({ kind: 'timeout' })
  })
})

describe('the refunds', () => {
  test('do not make the tab fail if they cannot be fetched [P7.08]', async () => {
    vi.mocked(getEligibleWithdrawals).mockResolvedValue(fail({ kind: 'timeout' }))
    expect(await openBalanceTab({})).toMatchObject({ numbers: ['9'], nextPage: 2 })
  })
})

describe('a newly placed order', () => {
  test('is fetched by its number only if the loaded pages do not include it [R2.10]', async () => {
    expect((await openBalanceTab({ order: '9' })).newOrder).toBe('9')
    expect(getOrder).not.toHaveBeenCalled()
    expect((await openBalanceTab({ order: '3' })).newOrder).toBe('3')
    expect(getOrder).toHaveBeenCalledTimes(1)
  })

  test('does not make the tab fail if it cannot be fetched [R2.10]', async () => {
    vi.mocked(getOrder).mockResolvedValue(fail({ kind: 'timeout' }))
    expect(await openBalanceTab({ order: '3' })).toMatchObject({
      numbers: ['9'],
      newOrder: undefined,
    })
  })
})
