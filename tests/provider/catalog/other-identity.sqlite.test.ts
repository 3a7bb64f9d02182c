import { expect, onTestFinished, test } from 'vitest'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import { listZip, readZipFile } from '../../sound/read-zip.ts'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { findDemoTraces, otherIdentity } from '../../support/shops/other-identity.ts'
import { claims, createPageUrl, now, secret } from '../../support/payment-page.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { download } from '../../support/shops/own-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

async function openOtherShop(): Promise<Shop> {
  const folder = await createTemporaryFolder()
  await writeCatalogue(folder)
  const shop = await openShop({ folder, catalogueDir: folder, shop: otherIdentity })
  return shop
}

/** Buys a product and returns the id of its download. */
async function buy(shop: Shop, customer: Customer, name: string): Promise<number> {
  const { id, link_id: linkId } = await shop.db
    .selectFrom('products')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await customer.buy({ id, linkId })
  return linkId
}

test('no email contains a trace of another identity [P5.01]', async () => {
  const shop = await openOtherShop()
  const customer = await shop.signUp(10_000)
  await buy(shop, customer, 'Dusk Textures')
  await shop.post('/api/v1/customer/forgot-password', { email: customer.email })
  const withdrawal = { request_id: 'request-number-1', name: 'Ann Bee', email: customer.email }
  await shop.post('/api/v1/withdrawals', { ...withdrawal, contract: 'Order 1' })
  expect(shop.mails.map(({ kind }) => kind).toSorted()).toEqual([
    'order-receipt',
    'payment-receipt',
    'reset',
    'withdrawal-receipt',
    'withdrawal-request',
  ])
  expect(shop.mails.find(({ kind }) => kind === 'withdrawal-request')?.to).toBe(
    otherIdentity.seller.email,
  )
  for (const { subject, text, html = '' } of shop.mails) {
    expect(findDemoTraces(`${subject}\n${text}\n${html}`)).toEqual([])
    expect(html).toContain('Kalk &amp; Ruis')
    expect(html).toContain(otherIdentity.brand.colors.accent)
  }
})

test('no sold file contains a trace of another identity [P5.01]', async () => {
  const shop = await openOtherShop()
  const customer = await shop.signUp(10_000)
  await buy(shop, customer, 'Dusk Textures')
  const zip = await download(shop, customer, 'Dusk Textures')
  expect(findDemoTraces(zip.toString('latin1'))).toEqual([])
  expect(listZip(zip)[3]?.name).toContain('/KalkRuis_')
  const license = readZipFile(zip, 'Dusk Textures/License.txt').toString()
  expect(license).toContain('Sold by: Kalk & Ruis\n')
  expect(license).toContain('Contact: winkel@kalkenruis.test\n')
  const other = await shop.signUp(10_000)
  const linkId = await buy(shop, other, 'Soft Kick')
  const response = await shop.provider.fetch(
    new Request(`http://provider.test/api/v1/customer/downloads/${linkId}`, {
      headers: { Authorization: `Bearer ${other.token}` },
    }),
  )
  expect(response.headers.get('content-disposition')).toContain('filename="KalkRuis_')
  expect(findDemoTraces(await response.text())).toEqual([])
})

test('passwords, passkeys and orders name their own shop [P5.01]', async () => {
  const shop = await openOtherShop()
  const names = { first_name: 'Ann', last_name: 'Bee', email: 'ann@example.com' }
  const register = (password: string) =>
    shop.post('/api/v1/customer/register', {
      ...names,
      password,
      password_confirmation: password,
    })
  expect((await register('Kalk & Ruis1')).status).toBe(422)
  expect((await register('overtone12')).status).toBe(200)
  const { body } = await shop.post('/api/v1/customer/login', {
    email: names.email,
    password: 'overtone12',
    device_name: 'tests',
  })
  const path = '/api/v1/customer/passkeys/options'
  const options = await shop.call(path, { body: {}, token: body.token })
  expect(options.body.data.rp.name).toBe('Kalk & Ruis')
})

function openPaymentPage(logo: string | null) {
  const page = createPaymentPage({
    brand: otherIdentity.brand,
    languages: otherIdentity.languages,
    logo,
    secret,
    providerUrl: 'http://provider.test',
    baseUrl: 'http://shop.test/pay',
    clock: () => now,
    fetch: () => Promise.reject(new Error('No request was expected.')),
  })
  onTestFinished(() => page.close())
  return page
}

test("the payment page has the shop's name and colors [P5.01]", async () => {
  const page = openPaymentPage(null)
  for (const locale of ['en', 'de', 'nl', 'it', 'fr', 'es']) {
    const response = await page.fetch(new Request(createPageUrl({ ...claims, locale })))
    const html = await response.text()
    expect(findDemoTraces(html)).toEqual([])
    expect(html).toContain('<p class="brand">Kalk &amp; Ruis</p>')
    expect(html).toContain(`--hot: ${otherIdentity.brand.colors.accent}`)
  }
})

test("the payment page has the shop's logo inline [P5.01]", async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
  const response = await openPaymentPage(logo).fetch(new Request(createPageUrl(claims)))
  const url = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`
  expect(await response.text()).toContain(`<img src="${url}" alt="Kalk &amp; Ruis" />`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('content-security-policy')).toContain('img-src data:;')
})
