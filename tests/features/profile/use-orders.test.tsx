// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { findOrder } from '#app/features/profile/load-balance.ts'
import { useOrders } from '#app/features/profile/use-orders.ts'
import type { Order, OrderList } from '#app/provider/types.ts'

afterEach(cleanup)

function order(number: number): Order {
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
    consentAt: null,
  }
}

/** A history of three pages with one order each. */
const pageOf = (page: number): OrderList => ({ items: [order(10 - page)], page, lastPage: 3 })

function show(load: (page: number) => Promise<OrderList>) {
  const { result, rerender } = renderHook(({ first }) => useOrders(first, load), {
    initialProps: { first: pageOf(1) },
  })
  return {
    state: () => result.current,
    numbers: () => result.current.orders.map(({ number }) => number),
    more: () => act(() => result.current.showMore()),
    rerender,
  }
}

describe('the orders', () => {
  test('R3.05 show more appends the next page, until the last', async () => {
    const shown = show(async (page) => pageOf(page))
    expect([shown.numbers(), shown.state().hasMore]).toEqual([['9'], true])
    await shown.more()
    expect([shown.numbers(), shown.state().hasMore]).toEqual([['9', '8'], true])
    await shown.more()
    expect([shown.numbers(), shown.state().hasMore]).toEqual([['9', '8', '7'], false])
  })

  test('R3.05 a page that cannot be had takes nothing away, and can be asked for again', async () => {
    let answers = false
    const shown = show(async (page) => {
      if (!answers) throw new Error('page-failure:timeout')
      return pageOf(page)
    })
    await shown.more()
    expect([shown.numbers(), shown.state().failed]).toEqual([['9'], true])
    answers = true
    await shown.more()
    expect([shown.numbers(), shown.state().failed]).toEqual([['9', '8'], false])
  })

  test('R3.05 orders that were read anew begin with their first page', async () => {
    const shown = show(async (page) => pageOf(page))
    await shown.more()
    shown.rerender({ first: { ...pageOf(1), items: [order(12)] } })
    expect(shown.numbers()).toEqual(['12'])
  })
})

describe('a new order', () => {
  test('R2.10 is found on whatever page it stands, and looked up only where it was not read', async () => {
    const asked: string[] = []
    const ask = async (number: string) => {
      asked.push(number)
      return order(Number(number))
    }
    expect((await findOrder('8', [order(8)], ask))?.id).toBe(8)
    expect(asked).toEqual([])
    expect((await findOrder('3', [order(8)], ask))?.id).toBe(3)
    expect(asked).toEqual(['3'])
  })
})
