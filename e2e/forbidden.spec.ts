import type { Page } from '@playwright/test'
import { openVanillaHost } from '../tests/support/vanilla-host.ts'
import type { VanillaHost } from '../tests/support/vanilla-host.ts'
import { follow } from './support/moves.ts'
import { originOf } from './support/ports.ts'
import type { Program } from './support/program.ts'
import { startShop } from './support/start-shop.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.describe('a page that the provider forbids', () => {
  const origin = originOf('forbidden')
  let provider: VanillaHost
  let shop: Program

  test.use({ baseURL: origin, tolerated: /Failed to load resource/ })
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    provider = await openVanillaHost()
    shop = await startShop('forbidden', { PROVIDER_URL: provider.url })
  })

  test.afterAll(async () => {
    await shop?.stop()
    await provider?.close()
  })

  test.beforeEach(async ({ context }) => {
    await context.addCookies([{ name: 'token', value: 'of-a-customer', url: origin }])
  })

  async function expectForbidden(page: Page): Promise<void> {
    await page.waitForURL(/\/en\/forbidden$/)
    await expect(page.getByText(text('errors_forbidden_text'))).toBeVisible()
  }

  test('R2.25 a 403 of the orders leads from the profile to the forbidden page, on server and client', async ({
    page,
    shopper,
  }) => {
    provider.respond('GET /api/v1/customer/orders', { status: 403, body: { message: 'Forbidden' } })
    const answer = await page.goto('/en/profile?tab=balance')
    expect(answer?.status()).toBe(403)
    await expectForbidden(page)
    await shopper.visit('/en/profile')
    await page
      .getByRole('link', { name: text('profile_tab_balance') })
      .first()
      .click()
    await expectForbidden(page)
  })

  test('R2.25 so does a 403 of the session itself', async ({ page, shopper }) => {
    for (const call of ['POST /api/v1/customer/refresh', 'GET /api/v1/customer/get']) {
      provider.respond(call, { status: 403, body: { message: 'Forbidden' } })
    }
    const answer = await page.goto('/en/profile')
    expect(answer?.status()).toBe(403)
    await expectForbidden(page)
    await shopper.visit('/en/contacts')
    await follow(page, 'shop_nav_profile')
    await expectForbidden(page)
  })
})
