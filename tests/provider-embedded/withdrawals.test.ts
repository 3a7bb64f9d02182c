import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RefundOrder } from '#app/provider-embedded/payment/refund.ts'
import { withdrawalTexts } from '#app/provider-embedded/texts/withdrawals/withdrawal-texts.ts'
import { faultsOfBooks } from '../support/books.ts'
import { addToCart, balanceOf, buy, newShopper, openShop } from '../support/shop.ts'
import { prepareCheckout, saveOrder, topUp } from '../support/shop.ts'
import type { Asked, Shop, Shopper } from '../support/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  const faults = await faultsOfBooks(shop.db)
  await shop.close()
  if (faults.length > 0) throw new Error(`the books are wrong: ${faults.join('; ')}`)
})

let requests = 0
const day = 24 * 60 * 60 * 1000
const named = { name: 'Ann Bee', email: 'ann@example.com' }

function withdraw(body: object, shopper?: Shopper, at = shop): Promise<Asked> {
  requests += 1
  const request = { request_id: `request-number-${requests}`, ...named, ...body }
  return at.ask('POST', '/api/v1/withdrawals', request, shopper?.token)
}

async function open(shopper: Shopper) {
  const { body } = await shop.ask('GET', '/api/v1/customer/withdrawals', undefined, shopper.token)
  return body.data
}

async function oneShot() {
  const [product] = shop.stock.oneShots
  if (!product) throw new Error('no stock')
  return product
}

test('what is left of each top-up is offered, the newest first, with the last day', async () => {
  const ann = await newShopper(shop)
  const old = await topUp(shop, ann, 1000)
  const young = await topUp(shop, ann, 2000)
  const product = await oneShot()
  await buy(shop, ann, [product])
  const left = await balanceOf(shop, ann)
  const { top_ups: topUps, refunds } = await open(ann)
  expect(refunds).toEqual([])
  expect(topUps).toEqual([
    {
      id: young,
      amount: '20.0000',
      unspent: '20.0000',
      paid_at: '2026-03-01T12:00:00.000000Z',
      until: '2026-03-15T12:00:00.000000Z',
    },
    expect.objectContaining({ id: old, amount: '10.0000', unspent: (left / 100 - 20).toFixed(4) }),
  ])
})

test('unspent Tunes are taken off, paid back and confirmed by mail in one go', async () => {
  const ann = await newShopper(shop)
  const session = await topUp(shop, ann, 2000)
  const answer = await withdraw({ top_up_id: session, expected_amount: '20.0000' }, ann)
  expect([answer.status, answer.body.data]).toEqual([
    200,
    {
      id: 1,
      reference: 'W-1',
      received_at: '2026-03-01T12:00:00.000000Z',
      ...named,
      contract: '',
      refund: {
        id: 1,
        top_up_id: session,
        amount: '20.0000',
        state: 'refunded',
        created_at: '2026-03-01T12:00:00.000000Z',
      },
    },
  ])
  expect(await balanceOf(shop, ann)).toBe(0)
  expect((await open(ann)).top_ups).toEqual([])
  expect((await open(ann)).refunds).toHaveLength(1)
  const [mail, ...others] = shop.mails.filter(({ kind }) => kind.startsWith('withdrawal'))
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: named.email, kind: 'withdrawal-receipt' })
  expect(mail?.text).toContain('March 1, 2026 at 3:00:00 PM GMT+3')
  expect(mail?.text).toContain('Contract: Top-up of €20.00 on March 1, 2026')
  expect(mail?.text).toContain('We are paying €20.00 back to you')
})

test('the same request again pays once, mails once and is answered the same', async () => {
  const ann = await newShopper(shop, 2000)
  const [{ id }] = (await open(ann)).top_ups
  const body = { request_id: 'one-request-of-ann', top_up_id: id, expected_amount: '20.0000' }
  const first = await withdraw(body, ann)
  const again = await withdraw(body, ann)
  expect([again.status, again.body]).toEqual([200, first.body])
  const other = await withdraw({ ...body, email: 'bob@example.com' }, ann)
  expect(other.status).toBe(422)
  const stranger = await withdraw({ request_id: body.request_id, contract: 'Order 1' })
  expect(stranger.status).toBe(422)
  expect(await balanceOf(shop, ann)).toBe(0)
})

test('two requests at the same time, in two processes, refund once', async () => {
  const ann = await newShopper(shop)
  const session = await topUp(shop, ann, 2000)
  await topUp(shop, ann, 500)
  const second = await openShop(shop.folder)
  const body = { top_up_id: session, expected_amount: '20.00' }
  const answers = await Promise.all(
    [shop, second, shop, second].map((at) => withdraw(body, ann, at)),
  )
  await second.close()
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.body.reason).toBe('withdrawal_changed')
  expect(await balanceOf(shop, ann)).toBe(500)
})

test.each([0, 1])(
  'a refund and a checkout at the same time never spend the same money (%i)',
  async (turn) => {
    const ann = await newShopper(shop)
    const product = await oneShot()
    const cents = Math.round(product.price)
    const session = await topUp(shop, ann, cents)
    await addToCart(shop, ann, product)
    await prepareCheckout(shop, ann)
    const second = await openShop(shop.folder)
    const refund = () =>
      withdraw({ top_up_id: session, expected_amount: (cents / 100).toFixed(4) }, ann, second)
    const order = () => saveOrder(shop, ann)
    const answers = await Promise.all(turn === 0 ? [refund(), order()] : [order(), refund()])
    await second.close()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await balanceOf(shop, ann)).toBe(0)
  },
)

test('after the newest top-up was paid back, what is left on the balance is the older one’s', async () => {
  const ann = await newShopper(shop)
  const old = await topUp(shop, ann, 2000)
  const young = await topUp(shop, ann, 1000)
  const product = await oneShot()
  await buy(shop, ann, [product])
  await withdraw({ top_up_id: young, expected_amount: '10.0000' }, ann)
  const left = await balanceOf(shop, ann)
  expect(left).toBe(2000 - product.price)
  const { top_ups: topUps } = await open(ann)
  expect(topUps).toMatchObject([{ id: old, unspent: (left / 100).toFixed(4) }])
  expect(topUps).toHaveLength(1)
})

test('another sum than was shown pays nothing', async () => {
  const ann = await newShopper(shop)
  const session = await topUp(shop, ann, 2000)
  await buy(shop, ann, [await oneShot()])
  const left = await balanceOf(shop, ann)
  const answer = await withdraw({ top_up_id: session, expected_amount: '20.0000' }, ann)
  expect([answer.status, answer.body.reason]).toEqual([422, 'withdrawal_changed'])
  expect(await balanceOf(shop, ann)).toBe(left)
})

test('a top-up is paid back to its owner alone', async () => {
  const ann = await newShopper(shop, 2000)
  const bob = await newShopper(shop, 2000)
  const [{ id }] = (await open(ann)).top_ups
  const body = { top_up_id: id, expected_amount: '20.0000' }
  expect((await withdraw(body, bob)).status).toBe(422)
  expect((await withdraw(body)).status).toBe(401)
  const visitor = await shop.ask('GET', '/api/v1/customer/withdrawals')
  expect(visitor.status).toBe(401)
  expect([await balanceOf(shop, ann), await balanceOf(shop, bob)]).toEqual([2000, 2000])
})

test('after 14 days a top-up is not paid back by itself; a request still reaches the owner', async () => {
  const ann = await newShopper(shop, 2000)
  const [{ id }] = (await open(ann)).top_ups
  shop.now = new Date(shop.now.getTime() + 15 * day + 1)
  const late = await newToken(ann)
  expect((await open(late)).top_ups).toEqual([])
  const body = { top_up_id: id, expected_amount: '20.0000' }
  expect((await withdraw(body, late)).body.reason).toBe('withdrawal_changed')
  expect((await withdraw({ contract: 'My top-up' }, late)).status).toBe(200)
  expect(await balanceOf(shop, late)).toBe(2000)
})

test('a visitor without an account gets a receipt, and the owner all of it', async () => {
  const answer = await withdraw({ contract: 'Order 12\nOrder 7 of this customer: all well' })
  expect(answer.body.data).toMatchObject({ reference: 'W-1', refund: null })
  const mails = shop.mails.filter(({ kind }) => kind.startsWith('withdrawal'))
  expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
    [named.email, 'withdrawal-receipt'],
    ['hello@overtone.example', 'withdrawal-request'],
  ])
  expect(mails[1]?.text).toContain('Email: ann@example.com\n')
  expect(mails[1]?.text).toContain('Contract: Order 12 Order 7 of this customer: all well\n')
})

test('the owner’s mailbox is the one the shop is given', async () => {
  const given = await openShop(shop.folder, { ownerAddress: 'owner@shop.example' })
  await withdraw({ contract: 'Order 12' }, undefined, given)
  await given.close()
  const request = given.mails.find(({ kind }) => kind === 'withdrawal-request')
  expect(request?.to).toBe('owner@shop.example')
})

test('the owner reads which orders are meant and whether delivery was agreed to', async () => {
  const ann = await newShopper(shop, 5000)
  const bob = await newShopper(shop)
  await addToCart(shop, ann, await oneShot())
  await prepareCheckout(shop, ann)
  await saveOrder(shop, ann, { consent: true })
  await withdraw({ contract: 'Order 1' }, ann)
  await withdraw({ contract: 'Order 1' }, bob)
  const [own, foreign] = shop.mails.filter(({ kind }) => kind === 'withdrawal-request')
  expect(own?.text).toMatch(/Order 1 of this customer: .* consent to immediate delivery on 2026-03/)
  expect(foreign?.text).not.toContain('of this customer')
})

test('a receipt is written in the visitor’s language, its links cannot be clicked', async () => {
  for (const [locale, texts] of Object.entries(withdrawalTexts)) {
    await shop.provider.fetch(
      new Request('http://provider.test/api/v1/withdrawals', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-locale': locale },
        body: JSON.stringify({
          request_id: `request-in-language-${locale}`,
          ...named,
          contract: 'see https://example.com',
        }),
      }),
    )
    const mail = shop.mails.findLast(({ kind }) => kind === 'withdrawal-receipt')
    expect(mail?.subject).toBe(texts.subject)
    expect(mail?.text).toContain(texts.request)
    expect(mail?.text).toContain('see https: //example.com')
    expect(mail?.text).not.toMatch(/[{}]/)
  }
})

test('what is missing or no address is refused by its field', async () => {
  const refused = async (body: object) => (await withdraw(body)).body.errors
  expect(await refused({})).toHaveProperty('contract')
  expect(await refused({ contract: ' \n ' })).toHaveProperty('contract')
  expect(await refused({ contract: 'x', email: 'nobody' })).toHaveProperty('email')
  expect(await refused({ contract: 'x', name: 'see http://x' })).toHaveProperty('name')
  expect(await refused({ contract: 'x', request_id: 'short' })).toHaveProperty('request_id')
  const ann = await newShopper(shop, 2000)
  const [{ id }] = (await open(ann)).top_ups
  expect((await withdraw({ top_up_id: id }, ann)).body.errors).toHaveProperty('expected_amount')
})

test('a refund that finds nobody stays requested and is handed over again, under the same id', async () => {
  const asked: RefundOrder[] = []
  const away = await openShop(shop.folder, {
    payRefund: async (refund) => {
      asked.push(refund)
      throw new Error('nobody there')
    },
  })
  const ann = await newShopper(away)
  const session = await topUp(away, ann, 2000)
  const answer = await withdraw({ top_up_id: session, expected_amount: '20.0000' }, ann, away)
  expect(answer.body.data.refund.state).toBe('requested')
  expect(await balanceOf(away, ann)).toBe(0)
  await away.close()
  const back = await openShop(shop.folder, {
    payRefund: async (refund) => {
      asked.push(refund)
      return 'refunded'
    },
  })
  await back.close()
  const refund = { id: 'rf_1', session, amount: 2000, currency: 'EUR' }
  expect(asked).toEqual([refund, refund])
  expect((await open(ann)).refunds[0].state).toBe('refunded')
  const again = await openShop(shop.folder, { payRefund: () => Promise.reject(new Error('twice')) })
  await again.close()
})

test('a visitor cannot have mails sent without end', async () => {
  const answers: number[] = []
  for (let count = 0; count < 12; count += 1) {
    answers.push((await withdraw({ contract: 'Order 1' })).status)
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(10)
  expect(answers.at(-1)).toBe(429)
})

async function newToken(shopper: Shopper): Promise<Shopper> {
  const { body } = await shop.ask('POST', '/api/v1/customer/login', {
    email: shopper.email,
    password: 'correct horse',
    device_name: 'tests',
  })
  return { ...shopper, token: body.token }
}
