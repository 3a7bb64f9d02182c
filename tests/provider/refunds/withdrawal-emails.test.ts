import { beforeEach, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { getTexts } from '#provider/texts/texts.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import { sender } from '../../support/shops/customer.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ isAudited: true })
})

test('a guest receives a receipt, and the owner receives the full statement', async () => {
  const response = await shop.withdraw({
    contract: 'Order 12\nOrder 7 of this customer: all well',
  })
  expect(response.body.data).toMatchObject({ reference: 'W-1', refund: null })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const mails = shop.mails.filter(({ kind }) => kind.startsWith('withdrawal'))
  expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
    [sender.email, 'withdrawal-receipt'],
    ['hello@overtone.example', 'withdrawal-request'],
  ])
  expect(mails[1]?.text).toContain('Email: ann@example.com\n')
  expect(mails[1]?.text).toContain('Contract: Order 12 Order 7 of this customer: all well\n')
})

test('the request goes to the configured owner address', async () => {
  const reopened = await openShop({ folder: shop.folder, ownerAddress: 'owner@shop.example' })
  await reopened.withdraw({ contract: 'Order 12' })
  await reopened.close()
  const request = reopened.mails.find(({ kind }) => kind === 'withdrawal-request')
  expect(request?.to).toBe('owner@shop.example')
})

test('the email to the owner lists the mentioned orders of the sender with any consent to immediate delivery', async () => {
  const ann = await shop.signUp(5000)
  const bob = await shop.signUp()
  await ann.addToCart(shop.products.oneShots[0])
  await ann.prepareCheckout()
  await ann.saveOrder({ consent: true })
  await ann.withdraw({ contract: 'Order 1' })
  await bob.withdraw({ contract: 'Order 1' })
  await shop.withdraw({ contract: 'Order 1', email: ann.email })
  await shop.withdraw({ contract: 'Order 1', email: bob.email })
  const [own, foreign, byAddress, byOther] = shop.mails.filter(
    ({ kind }) => kind === 'withdrawal-request',
  )
  expect(own?.text).toMatch(/Order 1 of this customer: .* consent to immediate delivery on March/)
  expect(foreign?.text).not.toContain('of this customer')
  expect(byAddress?.text).toContain('Order 1 of this customer')
  expect(byOther?.text).not.toContain('of this customer')
})

test('a receipt is in the locale of the request, and URLs in it are not clickable', async () => {
  for (const locale of locales) {
    const texts = getTexts({}, locale)
    const { email } = await shop.signUp()
    await shop.provider.fetch(
      new Request('http://provider.test/api/v1/withdrawals', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-locale': locale },
        body: JSON.stringify({
          request_id: `request-in-language-${locale}`,
          ...sender,
          email,
          contract: 'see https://example.com',
        }),
      }),
    )
    const mail = shop.mails.findLast(({ kind }) => kind === 'withdrawal-receipt')
    expect(mail?.subject).toBe(texts.mail_withdrawal_subject())
    expect(mail?.text).toContain(texts.mail_withdrawal_request())
    expect(mail?.text).toContain('see https: //example. com')
    expect(mail?.text).not.toMatch(/[{}]/)
  }
})

test('links in the name and text of a withdrawal appear in neither email [P8.05]', async () => {
  const { email } = await shop.signUp()
  await shop.withdraw({
    email,
    name: 'www.evil.test',
    contract: 'Go to www.evil.test/prize, evil\u3002test or 192.0.2.7/prize',
  })
  const mails = shop.mails.filter(({ kind }) => kind.startsWith('withdrawal'))
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toContain('www. evil. test')
    expect(text).toContain('Go to www. evil. test/prize, evil\u3002 test or 192. 0. 2. 7/prize')
    expect(text).not.toMatch(/evil[.\u3002]test|www\.evil/)
  }
})

test('the text of a withdrawal keeps its dates and amounts', async () => {
  const contract = 'Order 12 of 12.03.2026, 20.50 and 1.250,00. Thank you... J. Bee'
  const { email } = await shop.signUp()
  await shop.withdraw({ contract, email })
  const mail = shop.mails.find(({ kind }) => kind === 'withdrawal-receipt')
  expect(mail?.text).toContain(contract)
})

test('a guest can send at most ten withdrawals with the same email address', async () => {
  const reopened = await openShop({
    folder: shop.folder,
    limits: { withdrawalRecipient: { points: 100, seconds: 3600 } },
  })
  const responses: number[] = []
  for (let count = 0; count < 12; count += 1) {
    responses.push((await reopened.withdraw({ contract: 'Order 1' })).status)
  }
  await reopened.close()
  expect(responses.filter((status) => status === 200)).toHaveLength(10)
  expect(responses.at(-1)).toBe(429)
})
