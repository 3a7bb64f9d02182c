import { expect, test } from 'vitest'
import { readVisitorAddress, signVisitorAddress } from '#provider/contract/visitor-address.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const secret = 'a secret that a storefront shares with it'
const limits = { contactAddress: { points: 2, seconds: 900 } }
const now = Date.parse('2026-03-01T12:00:00Z')

/** Opens a provider that ignores forwarded addresses; `send` sends it a message. */
async function openProvider(visitorSecret: string | null) {
  const shop = await openShop({ limits, trustForwarded: false, visitorSecret })
  const body = { full_name: 'A', email: 'a@example.com', theme: 'T', message: 'M' }
  const send = async (header: string) =>
    (await shop.call('/api/contact/send', { body, headers: { 'x-visitor-address': header } }))
      .status
  return {
    send,
    sign: (address: string) => signVisitorAddress(address, secret, shop.now.getTime()),
  }
}

test('visitors of a remote storefront each have their own rate limit [P9.05]', async () => {
  const { send, sign } = await openProvider(secret)
  const statuses = []
  for (const last of [1, 1, 1, 2]) statuses.push(await send(sign(`192.0.2.${last}`)))
  expect(statuses).toEqual([200, 200, 429, 200])
})

test.each([
  ['forged', secret, (header: string) => header.replace('192.0.2', '192.0.3')],
  ['unsigned', secret, (header: string) => header.split(' ')[0] ?? ''],
  ['unexpected', null, (header: string) => header],
])('a visitor address that is %s is ignored [P9.05 R7.07]', async (_, visitorSecret, change) => {
  const { send, sign } = await openProvider(visitorSecret)
  const statuses = []
  for (const last of [1, 2, 3]) statuses.push(await send(change(sign(`192.0.2.${last}`))))
  expect(statuses).toEqual([200, 200, 429])
})

test('a visitor address is ignored more than five minutes from its signature [P9.05]', () => {
  const header = signVisitorAddress('2001:db8::1', secret, now)
  const read = (seconds: number) => readVisitorAddress(header, secret, now + seconds * 1000)
  expect([-300, 0, 300].map(read)).toEqual(['2001:db8::1', '2001:db8::1', '2001:db8::1'])
  expect([-301, 301].map(read)).toEqual([null, null])
})

test('a visitor address that was signed with another secret is ignored [P9.05]', () => {
  const header = signVisitorAddress('192.0.2.1', 'another secret', now)
  expect(readVisitorAddress(header, secret, now)).toBeNull()
})
