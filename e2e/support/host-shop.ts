import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBagistoHost } from '../../tests/support/bagisto-host/host.ts'
import type { BagistoHost } from '../../tests/support/bagisto-host/host.ts'
import { visit } from './navigation.ts'
import { getOrigin } from './ports.ts'
import type { Program } from './program.ts'
import { startShop } from './start-shop.ts'
import { expect, test } from './test.ts'
import { pressAdd } from './checkout.ts'
import { getMessage } from './texts.ts'

/** The origin of the shop that `useHostShop` starts. */
export const hostShopOrigin = getOrigin('vanilla')

/**
 * Starts a Bagisto host and a shop connected to it for the tests of a describe block; `isExtended`
 * adds the extensions.
 */
export function useHostShop(isExtended: boolean, settings: Readonly<Record<string, string>> = {}) {
  let opened: { host: BagistoHost; shop: Program; folder: string } | null = null

  test.beforeAll(async () => {
    const host = await openBagistoHost({ isExtended })
    const folder = mkdtempSync(join(tmpdir(), 'overtone-host-shop-'))
    const shop = await startShop('vanilla', {
      PROVIDER_URL: host.url,
      PROVIDER_EXTENSIONS: isExtended ? 'all' : '',
      PAGE_CACHE_MB: '0',
      DATA_DIR: folder,
      ...settings,
    })
    opened = { host, shop, folder }
  })

  test.afterEach(() => opened?.host.recover())

  test.afterAll(async () => {
    await opened?.shop.stop()
    await opened?.host.close()
    if (opened) rmSync(opened.folder, { recursive: true, force: true })
  })

  function get() {
    if (!opened) throw new Error('The shop has not started.')
    return opened
  }

  return {
    host: () => get().host,
    /** Returns the shop's log. */
    errors: () => get().shop.errors(),
    /** Returns the shop's data folder. */
    folder: () => get().folder,
  }
}

/** The host's only customer. */
export const hostCustomer = { email: 'ann@example.com', password: 'correct horse' }

/** Logs in as the host's customer. */
export async function logInOnHost(page: Page): Promise<void> {
  await visit(page, '/en/auth/login')
  await page.locator('[name=email]').fill(hostCustomer.email)
  await page.locator('[name=password]').fill(hostCustomer.password)
  await page.locator('form [type=submit]').first().click()
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
}

/** Adds a product to the empty cart of the host's customer. */
export async function addHostProduct(page: Page, productId: number): Promise<void> {
  await visit(page, `/en/catalog/${productId}`)
  await pressAdd(page, page.getByRole('button', { name: getMessage('cart_add') }).first())
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
}

/** Changes a price as the host's admin would. */
export function changePrice({ state }: BagistoHost, productId: number, cents: number): void {
  const product = state.products.find(({ id }) => id === productId)
  if (product) product.price = cents
}
