import { describe, expect, test } from 'vitest'
import { PageError } from '#app/features/errors/page-error.ts'
import { findOrder, readOrders } from '#app/features/profile/load-balance.ts'
import type { Order, OrderList } from '#app/provider/types.ts'

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

async function read(pages: number) {
  const asked: number[] = []
  const { items, next } = await readOrders(pages, async (page) => {
    asked.push(page)
    return pageOf(page)
  })
  return { numbers: items.map(({ number }) => number), next, asked }
}

describe('the orders', () => {
  test('R3.05 R4.02 are as many pages as are asked for, with the next one until the last', async () => {
    expect(await read(1)).toEqual({ numbers: ['9'], next: 2, asked: [1] })
    expect(await read(2)).toEqual({ numbers: ['9', '8'], next: 3, asked: [1, 2] })
    expect(await read(3)).toEqual({ numbers: ['9', '8', '7'], next: null, asked: [1, 2, 3] })
  })

  test('R3.05 are never asked for beyond their last page', async () => {
    expect(await read(9999)).toEqual({ numbers: ['9', '8', '7'], next: null, asked: [1, 2, 3] })
  })

  test('R3.05 are told to be missing where one page cannot be had', async () => {
    const reading = readOrders(2, async (page) => {
      if (page === 2) throw new PageError('timeout')
      return pageOf(page)
    })
    await expect(reading).rejects.toThrow(new PageError('timeout'))
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
