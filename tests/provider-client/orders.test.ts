import { expect, test } from 'vitest'
import { vanillaMeta, vanillaOrder } from '../support/network/vanilla-bodies.ts'
import type { ReceivedRequest } from '../support/network/vanilla-host.ts'
import { useVanillaHost } from '../support/network/vanilla-client.ts'

const { client, host } = useVanillaHost()

const ordersPath = '/api/v1/customer/orders'

function createOrder(id: number, number = String(id)) {
  return { ...vanillaOrder, id, increment_id: number }
}

/** Responds with one of three pages of orders, whose numbers (such as "A-7") differ from their ids. */
function respondWithPage({ path }: ReceivedRequest) {
  const page = Number(new URL(path, 'http://host').searchParams.get('page'))
  const data = [9, 8, 7].slice(page - 1, page).map((id) => createOrder(id, `A-${id}`))
  return { body: { data, meta: { ...vanillaMeta, current_page: page, last_page: 3 } } }
}

test('an order whose number is its id is fetched directly [client R7.09]', async () => {
  host().respond(`GET ${ordersPath}/12`, { body: { data: createOrder(12) } })
  expect(await client().orders.findByNumber('12')).toMatchObject({
    value: { id: 12, number: '12' },
  })
  expect(host().requests.map(({ path }) => path)).toEqual([`${ordersPath}/12`])
})

test('an order whose number is not an id is found on any page [client R7.09]', async () => {
  host().respond(`GET ${ordersPath}`, respondWithPage)
  expect(await client().orders.findByNumber('A-7')).toMatchObject({
    value: { id: 7, number: 'A-7' },
  })
  expect(host().requests.map(({ path }) => path)).toEqual(
    [1, 2, 3].map((page) => `${ordersPath}?page=${page}`),
  )
})

test('an order is not returned if only its id equals the requested number [client R7.09]', async () => {
  host().respond(`GET ${ordersPath}/8`, { body: { data: createOrder(8, '1008') } })
  host().respond(`GET ${ordersPath}`, {
    body: { data: [createOrder(3, '8')], meta: { ...vanillaMeta, last_page: 1 } },
  })
  expect(await client().orders.findByNumber('8')).toMatchObject({
    value: { id: 3, number: '8' },
  })
})

test('if order numbers are ids, only the first page is searched for an unknown number [client R7.09]', async () => {
  const meta = { ...vanillaMeta, last_page: 40 }
  host().respond(`GET ${ordersPath}`, { body: { data: [createOrder(12), createOrder(11)], meta } })
  expect(await client().orders.findByNumber('99')).toEqual({ ok: true, value: null })
  expect(host().requests).toHaveLength(2)
})

test('an unknown number is null and a failed request is a failure [client R7.09]', async () => {
  host().respond(`GET ${ordersPath}`, respondWithPage)
  expect(await client().orders.findByNumber('A-99')).toEqual({ ok: true, value: null })
  host().respond(`GET ${ordersPath}`, { status: 500, body: {} })
  expect(await client().orders.findByNumber('A-7')).toMatchObject({
    failure: { kind: 'unreachable' },
  })
})

test('the price of a purchased product is the amount paid after the discount [P7.02]', async () => {
  const [item] = vanillaOrder.items
  const items = [{ ...item, price: '19.0000', discount_amount: '1.9000' }]
  host().respond(`GET ${ordersPath}/12`, { body: { data: { ...createOrder(12), items } } })
  expect(await client().orders.findByNumber('12')).toMatchObject({
    value: { lines: [{ price: { minor: 1710 } }] },
  })
})
