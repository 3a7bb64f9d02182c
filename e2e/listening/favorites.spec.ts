import type { Browser, Locator, Page } from '@playwright/test'
import { createCustomer, logIn, logOut, submitLogin } from '../support/customer.ts'
import type { Credentials } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const catalogPath = '/en/catalog?type=one-shots'

function getHeart(page: Page, row: number): Locator {
  return page.locator('[data-row]').nth(row).locator('.heart')
}

async function isPressed(heart: Locator, pressed = true): Promise<void> {
  await expect(heart).toHaveAttribute('aria-pressed', String(pressed))
}

function readStoredLists(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('favorites'))
}

async function countOnDevice(page: Page): Promise<number> {
  const { productIds } = JSON.parse((await readStoredLists(page)) ?? '{"productIds":[]}')
  return productIds.length
}

/** Creates a crate on the favorites page, which then opens it. */
async function createCrate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: getMessage('favorites_crate_new') }).click()
  await page.getByLabel(getMessage('favorites_crate_name')).fill(name)
  await page.getByLabel(getMessage('favorites_crate_name')).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Plays the sound of a row and adds it to a crate from the player's menu. */
async function addPlayedToCrate(page: Page, row: number, crate: string): Promise<void> {
  await page
    .locator('[data-row]')
    .nth(row)
    .getByRole('button', { name: /^Play / })
    .click()
  await page.getByRole('button', { name: getMessage('player_menu') }).click()
  const panel = page.locator('[data-panel]')
  await panel.getByRole('button', { name: getMessage('favorites_add_to_crate') }).click()
  await panel.getByRole('button', { name: crate }).click()
  await isPressed(panel.getByRole('button', { name: crate }))
}

async function createLoggedInPage(browser: Browser, user: Credentials): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page.request, user)
  return page
}

test("a guest's favorites and crates are stored on the device and stay in sync across two tabs [P3.13 P3.04]", async ({
  page,
  context,
}) => {
  await visit(page, catalogPath)
  expect(await readStoredLists(page)).toBeNull()
  const other = await context.newPage()
  await visit(other, catalogPath)
  await getHeart(page, 0).click()
  await isPressed(getHeart(page, 0))
  await isPressed(getHeart(other, 0))
  await page.locator('[data-row]').nth(1).locator('[data-play]').focus()
  await page.keyboard.press('f')
  await isPressed(getHeart(other, 1))
  await visit(page, catalogPath)
  await isPressed(getHeart(page, 1))
  await isPressed(getHeart(page, 2), false)

  await visit(page, '/en/favorites')
  await expect(page.locator('[data-row]')).toHaveCount(2)
  // A sound removed from the favorites stays listed until the visitor leaves the page, so that its
  // heart can restore it.
  await getHeart(page, 0).click()
  await expect(page.getByRole('link', { name: 'Favorites 1' })).toBeVisible()
  await getHeart(page, 0).click()
  await expect(page.getByRole('link', { name: 'Favorites 2' })).toBeVisible()
  await createCrate(page, 'Night drums')
  await expect(page.getByText(getMessage('favorites_crate_empty'))).toBeVisible()
  await page.getByRole('link', { name: /^Favorites \d/ }).click()
  await addPlayedToCrate(page, 0, 'Night drums')
  await page.getByRole('link', { name: /^Night drums/ }).click()
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.locator('[data-row]')).toHaveCount(0)
  await page.getByRole('button', { name: getMessage('shop_undo') }).click()
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.getByRole('button', { name: getMessage('favorites_crate_delete') }).click()
  await expect(page.getByRole('link', { name: /^Night drums/ })).toHaveCount(0)
  await page
    .getByRole('button', { name: getMessage('shop_undo') })
    .first()
    .click()
  await page.getByRole('link', { name: /^Night drums/ }).click()
  await expect(page.locator('[data-row]')).toHaveCount(1)

  // The other tab updates the heart of the removed sound.
  await other.bringToFront()
  await getHeart(other, 0).click()
  await isPressed(getHeart(other, 0), false)
  await visit(page, catalogPath)
  await isPressed(getHeart(page, 0), false)
  await isPressed(getHeart(page, 1))
})

test("login moves the device's lists to the account without losses or duplicates, and logout leaves none on the device [P3.13]", async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const user = await createCustomer(request)
  await request.dispose()
  const elsewhere = await createLoggedInPage(browser, user)
  await visit(elsewhere, catalogPath)
  // Leaving the page before the code that stores favorites has loaded would lose the click.
  const isStored = elsewhere.waitForResponse(/changeFavorites/)
  await getHeart(elsewhere, 1).click()
  await isStored
  expect(await countFavorites(elsewhere)).toBe(1)

  await visit(page, catalogPath)
  await getHeart(page, 0).click()
  await getHeart(page, 1).click()
  // The hearts update before that code has loaded.
  await expect.poll(() => countOnDevice(page)).toBe(2)
  await visit(page, '/en/favorites')
  await createCrate(page, 'Night drums')
  await page.getByRole('link', { name: getMessage('favorites_device_log_in') }).click()
  await submitLogin(page, user)
  await expect.poll(() => readStoredLists(page)).toBeNull()
  await visit(page, catalogPath)
  await isPressed(getHeart(page, 0))
  await isPressed(getHeart(page, 1))
  expect(await countFavorites(elsewhere)).toBe(2)
  await expect(elsewhere.getByRole('link', { name: /^Night drums 0/ })).toHaveCount(1)

  await logOut(page)
  await visit(page, catalogPath)
  await isPressed(getHeart(page, 0), false)
  expect(await readStoredLists(page)).toBeNull()
  await visit(page, '/en/favorites')
  await expect(page.getByText(getMessage('favorites_empty_title'))).toBeVisible()
  await elsewhere.context().close()
})

/** Opens the favorites page and returns the number of favorites. */
async function countFavorites(page: Page): Promise<number> {
  await visit(page, '/en/favorites')
  const link = page.getByRole('link', { name: /^Favorites \d+/ })
  return Number((await link.innerText()).replaceAll(/\D/g, ''))
}

test('a crate is shared by a link that works without JavaScript, can be saved, and can be revoked [P3.13]', async ({
  page,
  browser,
}) => {
  await createCustomer(page.request)
  await visit(page, '/en/favorites')
  await createCrate(page, 'Night drums')
  await visit(page, catalogPath)
  await addPlayedToCrate(page, 0, 'Night drums')
  const name = await page.locator('[data-row]').nth(0).getByRole('link').first().innerText()
  await page.locator('[data-panel]').getByRole('link').click()
  await page.getByRole('link', { name: /^Night drums/ }).click()
  await page.getByRole('button', { name: getMessage('favorites_share'), exact: true }).click()
  await page.getByRole('button', { name: getMessage('favorites_share_create') }).click()
  const field = page.getByLabel(getMessage('favorites_share_link'))
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/\/en\/crates\/[\w-]{22}$/)
  const link = await field.inputValue()

  const reader = await browser.newContext({ javaScriptEnabled: false })
  const still = await reader.newPage()
  const response = await still.goto(link)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(still.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(still.locator('[data-row]')).toHaveCount(1)
  await expect(still.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(still.locator('.heart').first()).toBeHidden()
  await reader.close()

  const guest = await (await browser.newContext()).newPage()
  await visit(guest, link)
  await guest.getByRole('button', { name: getMessage('favorites_shared_keep') }).click()
  await expect(guest.getByRole('link', { name: /^Night drums 1/ })).toBeVisible()
  expect(await readStoredLists(guest)).toContain('Night drums')
  const held = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  const stop = page.getByRole('button', { name: getMessage('favorites_share_stop') })
  await stop.click()
  // The page reports the link as revoked only once it is.
  await expect(stop).toHaveAttribute('aria-busy', 'true')
  expect((await guest.request.get(link)).status()).toBe(200)
  held.resolve()
  await expect(
    page.getByRole('button', { name: getMessage('favorites_share_create') }),
  ).toBeVisible()
  expect((await guest.request.get(link)).status()).toBe(404)
  await guest.context().close()
})

test('all sounds of a list are added to the cart in one step [P3.13]', async ({ page }) => {
  await createCustomer(page.request)
  await visit(page, catalogPath)
  await getHeart(page, 0).click()
  await getHeart(page, 1).click()
  const elsewhere = await page.context().newPage()
  await expect.poll(() => countFavorites(elsewhere)).toBe(2)
  await visit(page, '/en/favorites')
  await page.getByRole('button', { name: getMessage('cart_all_add') }).click()
  const added = getMessage('cart_all_added', 'en', { count: '2' })
  await expect(page.getByText(added)).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toHaveText(' (2)')
})

test.describe('while the shop cannot store changes', () => {
  test.use({ allowedErrors: /503/ })

  test('a heart updates at once and reverts if storing fails [P3.13]', async ({ page }) => {
    await createCustomer(page.request)
    await visit(page, catalogPath)
    const response = Promise.withResolvers<void>()
    await page.route('**/_serverFn/changeFavorites', async (route) => {
      await response.promise
      await route.fulfill({ status: 503 })
    })
    await getHeart(page, 0).click()
    await isPressed(getHeart(page, 0))
    response.resolve()
    await expect(page.getByText(getMessage('errors_generic'))).toBeVisible()
    await isPressed(getHeart(page, 0), false)
  })
})
