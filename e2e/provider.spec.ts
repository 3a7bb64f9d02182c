import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { originOf, portOf } from './support/ports.ts'
import { follow } from './support/moves.ts'
import { startProgram } from './support/program.ts'
import type { Program } from './support/program.ts'
import { smallCatalogue, startShop } from './support/start-shop.ts'
import { addFirstSound, buy, bytesOf, checkOutSound, hydrated } from './support/steps.ts'
import { signUp, topUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { readWavHeader } from './support/wav-header.ts'

const origin = originOf('provider-shop')
const providerUrl = originOf('provider')

let folder: string
let provider: Program
let shop: Program

test.describe.configure({ mode: 'serial' })
test.use({
  baseURL: origin,
  tolerated: /Failed to load resource|could not be loaded: unreachable|page error: redacted/,
})

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-provider-'))
  provider = await startProvider()
  shop = await startShop('provider-shop', { PROVIDER_URL: providerUrl })
})

test.afterAll(async () => {
  await shop?.stop()
  await provider?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a shop over a provider on its own port sells the same way', async ({
  page,
  shopper: _shopper,
}) => {
  await signUp(page)
  await topUp(page, 10)
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '1000')
  await checkOutSound(page)
  await buy(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-new-order]').getByRole('link').first().click(),
  ])
  expect(readWavHeader(await bytesOf(download)).bitsPerSample).toBe(24)
})

test('R4.01 R7.22 while the provider is silent nobody is logged out and no failure looks like an empty cart', async ({
  page,
  context,
  shopper,
}) => {
  await signUp(page)
  await shopper.visit('/en/catalog?type=one-shots')
  await addFirstSound(page)
  await provider.stop('SIGKILL')
  try {
    for (const path of ['/en/cart', '/en/profile', '/en/catalog', '/en/']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(503)
      await expect(page.getByRole('button', { name: text('shop_try_again') })).toBeVisible()
      await expect(page.getByText(text('cart_empty_title'))).toHaveCount(0)
    }
    for (const path of ['/en/contacts', '/en/terms', '/en/privacy', '/en/info']) {
      expect((await page.goto(path))?.status(), path).toBe(200)
    }
    expect((await context.cookies()).map((cookie) => cookie.name)).toContain('token')
  } finally {
    provider = await startProvider()
  }
  await page.goto('/en/cart')
  await hydrated(page)
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
})

test('R2.25 while the provider is away a page keeps its results and what was typed, and says so', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/catalog?type=one-shots')
  const rows = await page.locator('[data-row]').allInnerTexts()
  const failed = page.getByText(text('errors_generic'))
  await provider.stop('SIGKILL')
  try {
    await page.locator('[name=sort]').selectOption({ index: 1 })
    await expect(failed).toHaveCount(1)
    await expect(page).toHaveURL(/\/en\/catalog\?type=one-shots$/)
    expect(await page.locator('[data-row]').allInnerTexts()).toEqual(rows)
    await shopper.visit('/en/contacts')
    await page.locator('[name=message]').fill('Half a sentence')
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shop_nav_packs') })
      .click()
    await expect(failed).toHaveCount(1)
    await expect(page).toHaveURL(/\/en\/contacts$/)
    await expect(page.locator('[name=message]')).toHaveValue('Half a sentence')
    await tryAgain(page).hover()
  } finally {
    provider = await startProvider()
  }
  await tryAgain(page).click()
  await page.waitForURL(/\/en\/catalog/)
})

test('R2.25 a page of a while ago that a link leads to and that cannot be read anew does not take the place of the one that shows', async ({
  page,
  shopper,
}) => {
  await page.clock.install()
  await shopper.visit('/en/catalog?type=sample-packs')
  await page.getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/\/en\/catalog\/\d+$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText(text('catalog_packs'))
  const product = page.url()
  const name = await heading.innerText()
  await page.clock.fastForward(31_000)
  await provider.stop('SIGKILL')
  try {
    await follow(page, 'shop_nav_packs')
    await expect(page.getByText(text('errors_generic'))).toHaveCount(1)
    await expect(page).toHaveURL(product)
    expect(await heading.innerText()).toBe(name)
    await tryAgain(page).hover()
  } finally {
    provider = await startProvider()
  }
  await page.clock.runFor(1000)
  await tryAgain(page).click()
  await page.waitForURL(/type=sample-packs$/)
})

/** The button of a toast, which stays for as long as the pointer is over it. */
function tryAgain(page: Page): Locator {
  return page.locator('[data-toast]').getByRole('button', { name: text('shop_try_again') })
}

function startProvider(): Promise<Program> {
  return startProgram('app/server/provider-main.ts', providerUrl, {
    PROVIDER_PORT: String(portOf('provider')),
    ORIGIN: origin,
    DATA_DIR: folder,
    CATALOGUE_DIR: smallCatalogue,
    TRUSTED_PROXY: 'loopback',
  })
}
