import { openVanillaHost } from '../tests/support/vanilla-host.ts'
import type { VanillaHost } from '../tests/support/vanilla-host.ts'
import { originOf } from './support/ports.ts'
import type { Program } from './support/program.ts'
import { startShop } from './support/start-shop.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.describe('a message over another host', () => {
  let provider: VanillaHost
  let shop: Program

  test.use({ baseURL: originOf('stock') })

  test.beforeAll(async () => {
    provider = await openVanillaHost()
    shop = await startShop('stock', { PROVIDER_URL: provider.url })
  })

  test.afterAll(async () => {
    await shop?.stop()
    await provider?.close()
  })

  test('R2.09 R3.09 R7.07 what a visitor writes reaches the host, once and word for word', async ({
    page,
    shopper,
  }) => {
    const route = 'POST /api/contact/send'
    provider.respond(route, { body: { message: 'Your message has been sent' } })
    const message = {
      full_name: 'Ann Bee',
      email: 'ann@example.com',
      theme: 'A wish',
      message: 'More rain on tin roofs, please.',
    }
    await shopper.visit('/en/contacts')
    for (const [name, value] of Object.entries(message)) {
      await page.locator(`[name=${name}]`).fill(value)
    }
    await page.getByRole('button', { name: text('contact_send') }).click()
    await expect(page.locator('[data-toast=success]')).toContainText('Your message has been sent')
    const sent = provider.requests.filter(({ method, path }) => `${method} ${path}` === route)
    expect(sent.map(({ json }) => json)).toEqual([message])
  })
})
