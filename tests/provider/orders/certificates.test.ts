import { expect, test } from 'vitest'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import type { Json } from '../../support/network/caller.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { CartProduct, Customer } from '../../support/shops/customer.ts'

const shop = await openShop()
const [, , , sound, otherSound] = shop.products.oneShots
const [pack] = shop.products.packs

/** Buys products; returns the order's id and the codes by product. */
async function buy(customer: Customer, ...products: CartProduct[]) {
  const { body } = await customer.buy(...products)
  const id: number = body.data.order.id
  return { id, codes: await readCodes(customer, id) }
}

async function readCodes(customer: Customer, id: number): Promise<Map<number, string>> {
  const { body } = await customer.get(`/api/v1/customer/orders/${id}/certificates`)
  return new Map(body.data.map((entry: Json) => [entry.product_id, entry.code]))
}

const check = (code: string) => shop.get(`/api/v1/certificates/${code}`)

test('each line of an order has one certificate with a random code, which stays [P4.08]', async () => {
  const ann = await shop.signUp(10_000)
  const { id, codes } = await buy(ann, sound, otherSound)
  expect([...codes.keys()]).toEqual([sound.id, otherSound.id])
  // 20 characters of 5 random bits each.
  for (const code of codes.values()) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-?){4}$/)
  expect(new Set(codes.values()).size).toBe(2)
  const again = await Promise.all([readCodes(ann, id), readCodes(ann, id)])
  expect(again).toEqual([codes, codes])
})

test('concurrent first requests give an order the same codes [P4.08]', async () => {
  const ann = await shop.signUp(10_000)
  const { body } = await ann.buy(sound, otherSound)
  const requests = Array.from({ length: 4 }, () => readCodes(ann, body.data.order.id))
  const [first, ...others] = await Promise.all(requests)
  for (const codes of others) expect(codes).toEqual(first)
})

test('a certificate names licensor, licensee, work, order, date and the license [P4.08]', async () => {
  const ann = await shop.signUp(10_000)
  const { id, codes } = await buy(ann, pack)
  const code = codes.get(pack.id) ?? ''
  const { body } = await ann.get(`/api/v1/customer/certificates/${code}`)
  expect(body.data).toMatchObject({
    code,
    state: 'valid',
    work: pack.name,
    product_id: pack.id,
    kind: 'pack',
    licensee: 'Ann Bee',
    order_id: id,
    licensed_at: '2026-03-01T12:00:00.000000Z',
  })
  expect(body.data.licensor).not.toBe('')
  expect(body.data.seller).not.toBe('')
})

test('anybody can check a code, also as typed, and learns nothing personal [P4.08]', async () => {
  const ann = await shop.signUp(10_000)
  const { codes } = await buy(ann, sound)
  const code = codes.get(sound.id) ?? ''
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  for (const spelling of [code, encodeURIComponent(typed), code.replaceAll('-', '')]) {
    const { status, body } = await check(spelling)
    expect([status, body.data.state, body.data.work]).toEqual([200, 'valid', sound.name])
    expect(Object.keys(body.data).toSorted()).toEqual([
      'code',
      'kind',
      'licensed_at',
      'licensor',
      'product_id',
      'state',
      'work',
    ])
  }
  const bob = await shop.signUp()
  expect((await bob.get(`/api/v1/customer/certificates/${code}`)).status).toBe(404)
  expect((await shop.get(`/api/v1/customer/certificates/${code}`)).status).toBe(401)
})

test('unknown and malformed codes have no certificate [P4.08]', async () => {
  for (const code of ['00000-00000-00000-00000', 'x', 'U'.repeat(20), '%00', '1'.repeat(500)]) {
    expect([code, (await check(code)).status]).toEqual([code, 404])
  }
})

test('a refund withdraws the certificate of the refunded line only, and a new purchase has a new one [P4.08]', async () => {
  const ann = await shop.signUp(10_000)
  const { id, codes } = await buy(ann, sound, otherSound)
  const [code = '', other = ''] = codes.values()
  const command = `refund order ${id} --lines 1 --end-downloads --reason test`
  expect((await runShopCommand(shop.folder, command)).stderr).toBe('')
  expect((await check(code)).body.data.state).toBe('refunded')
  expect((await check(other)).body.data.state).toBe('valid')
  const { codes: renewed } = await buy(ann, sound)
  expect(renewed.get(sound.id)).not.toBe(code)
  expect((await check(code)).body.data.state).toBe('refunded')
})

test('the certificates of an order are visible only to its customer [R6.02 P4.08]', async () => {
  const ann = await shop.signUp(10_000)
  const { id } = await buy(ann, sound)
  const bob = await shop.signUp()
  const path = `/api/v1/customer/orders/${id}/certificates`
  expect((await bob.get(path)).status).toBe(404)
  expect((await shop.get(path)).status).toBe(401)
})

test('guessing codes from one address is limited [P4.08]', async () => {
  const limited = await openShop({ limits: { certificateAddress: { points: 2, seconds: 3600 } } })
  const statuses: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const { status } = await limited.get('/api/v1/certificates/00000-00000-00000-00000')
    statuses.push(status)
  }
  expect(statuses).toEqual([404, 404, 429])
})
