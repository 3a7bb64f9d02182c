import { expect, test } from 'vitest'
import { useVanillaHost } from '../support/network/vanilla-client.ts'

const { client, host, sent } = useVanillaHost()

const sender = { requestId: 'request-0123456789', name: 'Ann Bee', email: 'ann@example.com' }
const refund = {
  id: 3,
  top_up_id: 'ps_1',
  amount: '15.0000',
  state: 'requested',
  created_at: '2026-03-01T12:00:00.000000Z',
}

test('eligible withdrawals are parsed with amounts and dates', async () => {
  const topUp = {
    id: 'ps_1',
    amount: '20.0000',
    unspent: '15.0000',
    paid_at: '2026-03-01T12:00:00.000000Z',
    until: '2026-03-15T12:00:00.000000Z',
  }
  host().respond('GET /api/v1/customer/withdrawals', {
    body: { data: { top_ups: [topUp], refunds: [refund] } },
  })
  expect(await client().withdrawals.list()).toEqual({
    ok: true,
    value: {
      topUps: [
        {
          id: 'ps_1',
          amount: { minor: 2000, currency: 'EUR' },
          unspent: { minor: 1500, currency: 'EUR' },
          paidAt: '2026-03-01T12:00:00.000Z',
          until: '2026-03-15T12:00:00.000Z',
        },
      ],
      refunds: [
        {
          id: 3,
          topUpId: 'ps_1',
          amount: { minor: 1500, currency: 'EUR' },
          state: 'requested',
          createdAt: '2026-03-01T12:00:00.000Z',
          orderId: null,
        },
      ],
      // Earlier providers do not send them.
      orderWithdrawals: [],
    },
  })
})

test('a withdrawal from a top-up sends the displayed amount; one from a contract sends its description', async () => {
  const data = { reference: 'W-7', received_at: '2026-03-01T12:00:00.000000Z', refund: null }
  host().respond('POST /api/v1/withdrawals', { body: { data } })
  const topUp = { id: 'ps_1', shown: { minor: 1500, currency: 'EUR' } } as const
  await client().withdrawals.send({ ...sender, contract: '', topUp })
  const fixed = { request_id: sender.requestId, name: sender.name, email: sender.email }
  expect(sent().json).toEqual({ ...fixed, top_up_id: 'ps_1', expected_amount: '15.0000' })
  const outcome = await client().withdrawals.send({
    ...sender,
    contract: 'Order 12',
    topUp: null,
  })
  expect(sent().json).toEqual({ ...fixed, contract: 'Order 12' })
  expect(outcome).toEqual({
    ok: true,
    value: {
      reference: 'W-7',
      receivedAt: '2026-03-01T12:00:00.000Z',
      isMailed: true,
      refund: null,
    },
  })
})

test('after a server error, only a withdrawal without a refund may be sent another way', async () => {
  host().respond('POST /api/v1/withdrawals', { status: 500, body: { message: 'Oops' } })
  const words = { ...sender, contract: 'Order 12', topUp: null }
  expect(await client().withdrawals.send(words)).toEqual({ ok: true, value: null })
  const topUp = { id: 'ps_1', shown: { minor: 1500, currency: 'EUR' } } as const
  const money = await client().withdrawals.send({ ...sender, contract: '', topUp })
  expect(money).toEqual({ ok: false, failure: { kind: 'unreachable', status: 500 } })
  host().respond('POST /api/v1/withdrawals', { closeConnection: true })
  expect(await client().withdrawals.send(words)).toMatchObject({ ok: false })
})

test.each([404, 405])(
  'a provider without the endpoints (%i) is distinguished from one that refuses the request',
  async (status) => {
    const response = { status, body: { message: 'no such thing' } }
    host().respond('GET /api/v1/customer/withdrawals', response)
    host().respond('POST /api/v1/withdrawals', response)
    const statement = { ...sender, contract: 'Order 12', topUp: null }
    expect(await client().withdrawals.list()).toEqual({ ok: true, value: null })
    expect(await client().withdrawals.send(statement)).toEqual({ ok: true, value: null })
    const reason = 'withdrawal_changed'
    host().respond('POST /api/v1/withdrawals', { status: 422, body: { message: 'x', reason } })
    expect(await client().withdrawals.send(statement)).toMatchObject({
      failure: { reason },
    })
  },
)
