import { startPostgres } from '../../tests/support/database/postgres-server.ts'
import type { PostgresServer } from '../../tests/support/database/postgres-server.ts'
import {
  addFirstSound,
  goToPayment,
  payByCard,
  readDownload,
  testCards,
  waitForOrder,
} from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { topUp } from '../support/server-calls.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { readWavHeader } from '../support/wav-header.ts'

test.use({
  baseURL: getOrigin('postgres'),
  allowedErrors: /status of 503|PageError: The page could not be loaded: unreachable/,
})
test.describe.configure({ mode: 'serial' })

let server: PostgresServer | null = null
let shop: Program | null = null

test.beforeAll(async () => {
  server = await startPostgres()
  shop = await startShop('postgres', { DATABASE_URL: server.url })
})

test.afterAll(async () => {
  await shop?.stop()
  await server?.stop()
})

test('on PostgreSQL, a new customer finds a sound, pays for it by card and downloads a WAV file [P9.01]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await visit(page, '/en/catalog?type=one-shots&search=kick')
  const name = await addFirstSound(page)
  await visit(page, '/en/cart?step=checkout')
  await goToPayment(page)
  await payByCard(page, testCards.pays)
  await waitForOrder(page)
  await expect(page.getByText(getMessage('cart_order_created'))).toBeVisible()
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '0')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator('[data-new-order]')
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click(),
  ])
  const header = readWavHeader(await readDownload(download))
  expect(header).toMatchObject({ format: 1, sampleRate: 44_100, bitsPerSample: 24 })
})

test('while the PostgreSQL server is down, pages report the outage and what still works; afterwards the shop recovers [P9.01]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await topUp(page.request, 20)
  await server?.kill()
  const response = await page.goto('/en/profile?tab=balance')
  expect(response?.status()).toBe(503)
  await expect(page.getByText(getMessage('errors_unreachable_text'))).toBeVisible()
  await page.getByRole('link', { name: getMessage('legal_faq_title'), exact: true }).click()
  await expect(page.getByRole('heading', { name: getMessage('legal_faq_title') })).toBeVisible()
  expect((await page.reload())?.status()).toBe(200)
  await server?.restart()
  await expect(async () => {
    await visit(page, '/en/profile?tab=balance')
    await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '2000')
  }).toPass()
})
