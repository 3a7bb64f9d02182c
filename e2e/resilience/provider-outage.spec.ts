import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import {
  addFirstSound,
  buy,
  openCheckoutWithSound,
  payByCard,
  readDownload,
  startTopUp,
  testCards,
} from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { clickHeaderLink, visit } from '../support/navigation.ts'
import { getOrigin, getPort } from '../support/ports.ts'
import { startProgram } from '../support/program.ts'
import type { Program } from '../support/program.ts'
import { smallCatalogueFolder, startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { readWavHeader } from '../support/wav-header.ts'
import { bundledPrograms } from '../../scripts/launch/folder.js'

const origin = getOrigin('remote-provider')
const providerUrl = getOrigin('provider')

let dataFolder: string
let provider: Program
let shop: Program

test.describe.configure({ mode: 'serial' })
test.use({
  baseURL: origin,
  allowedErrors: /Failed to load resource|could not be loaded: unreachable|page error: redacted/,
})

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'overtone-provider-'))
  provider = await startProvider()
  const env = { PROVIDER_URL: providerUrl, PROVIDER_EXTENSIONS: 'all' }
  shop = await startShop('remote-provider', env)
})

test.afterAll(async () => {
  await shop?.stop()
  await provider?.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

test('a shop with a remote provider takes orders and delivers downloads', async ({ page }) => {
  await createCustomer(page.request)
  await startTopUp(page, 10)
  await payByCard(page, testCards.pays)
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '1000')
  await openCheckoutWithSound(page)
  await buy(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-new-order]').getByRole('link').first().click(),
  ])
  expect(readWavHeader(await readDownload(download)).bitsPerSample).toBe(24)
})

test('while the provider is down, customers stay logged in and failures do not look like an empty cart [R4.01 R7.22]', async ({
  page,
  context,
}) => {
  await createCustomer(page.request)
  await visit(page, '/en/catalog?type=one-shots')
  await addFirstSound(page)
  await provider.stop('SIGKILL')
  try {
    for (const path of ['/en/cart', '/en/profile', '/en/catalog', '/en/']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(503)
      await expect(page.getByRole('button', { name: getMessage('shop_try_again') })).toBeVisible()
      await expect(page.getByText(getMessage('cart_empty_title'))).toHaveCount(0)
    }
    for (const path of ['/en/contacts', '/en/terms', '/en/privacy', '/en/info']) {
      expect((await page.request.get(path)).status(), path).toBe(200)
    }
    expect((await context.cookies()).map((cookie) => cookie.name)).toContain('token')
  } finally {
    provider = await startProvider()
  }
  await visit(page, '/en/cart')
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
})

test('while the provider is down, a page keeps its results and its input and reports the failure [R2.25]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=one-shots')
  const rows = await page.locator('[data-row]').allTextContents()
  const failed = page.getByText(getMessage('errors_generic'))
  await provider.stop('SIGKILL')
  try {
    await page.locator('[name=sort]').selectOption({ index: 1 })
    await expect(failed).toHaveCount(1)
    await expect(page).toHaveURL(/\/en\/catalog\?type=one-shots$/)
    expect(await page.locator('[data-row]').allTextContents()).toEqual(rows)
    await visit(page, '/en/contacts')
    await page.locator('[name=message]').fill('Half a sentence')
    await page
      .getByRole('banner')
      .getByRole('link', { name: getMessage('shop_nav_packs') })
      .click()
    await expect(failed).toHaveCount(1)
    await expect(page).toHaveURL(/\/en\/contacts$/)
    await expect(page.locator('[name=message]')).toHaveValue('Half a sentence')
    await getRetryButton(page).hover()
  } finally {
    provider = await startProvider()
  }
  await getRetryButton(page).click()
  await page.waitForURL(/\/en\/catalog/)
})

test('a link to a stale page that cannot be refetched leaves the visitor on the current page [R2.25]', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/en/catalog?type=sample-packs')
  await page.getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/\/en\/catalog\/\d+$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText(getMessage('catalog_packs'))
  const product = page.url()
  const name = await heading.innerText()
  await page.clock.fastForward(31_000)
  await provider.stop('SIGKILL')
  try {
    await clickHeaderLink(page, 'shop_nav_packs')
    await expect(page.getByText(getMessage('errors_generic'))).toHaveCount(1)
    await expect(page).toHaveURL(product)
    expect(await heading.innerText()).toBe(name)
    await getRetryButton(page).hover()
  } finally {
    provider = await startProvider()
  }
  await page.clock.runFor(1000)
  await getRetryButton(page).click()
  await page.waitForURL(/type=sample-packs$/)
})

/** Locates a toast’s retry button; callers hover over it to keep the toast open. */
function getRetryButton(page: Page): Locator {
  return page.locator('[data-toast]').getByRole('button', { name: getMessage('shop_try_again') })
}

function startProvider(): Promise<Program> {
  return startProgram(bundledPrograms.provider, providerUrl, {
    PROVIDER_PORT: String(getPort('provider')),
    ORIGIN: origin,
    DATA_DIR: dataFolder,
    CATALOGUE_DIR: smallCatalogueFolder,
    TRUSTED_PROXY: 'loopback',
  })
}
