import type { APIRequestContext, Page } from '@playwright/test'
import { addFirstSound } from '../support/checkout.ts'
import { createCustomer, logOut } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { addSoundToCart, buySound, topUp } from '../support/server-calls.ts'
import { findProductPath } from '../support/product-path.ts'
import { readPackNames, readProductTexts } from '../support/shop-content.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/** Returns the inline scripts of a server-rendered page, which contain its serialized data. */
function findSerializedData(html: string): string {
  return [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => script)
    .join('\n')
}

/** Returns a text as escaped in the serialized data, which is JSON in a JavaScript string. */
function toSerialized(text: string): string {
  return JSON.stringify(JSON.stringify(text)).slice(1, -1)
}

/**
 * Returns the texts that occur more than `max` times in a page's serialized data, with their
 * counts.
 */
async function findDuplicateTexts(
  request: APIRequestContext,
  path: string,
  { max = 1, texts = readProductTexts() } = {},
): Promise<string[]> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const data = findSerializedData(await response.text())
  const counts = texts.map((text) => [text, data.split(toSerialized(text)).length - 1] as const)
  expect(counts.some(([, count]) => count > 0)).toBe(true)
  return counts.filter(([, count]) => count > max).map(([text, count]) => `${count} × ${text}`)
}

test.describe('serialized page data', () => {
  for (const path of ['/en/', '/en/catalog', '/en/catalog?type=one-shots']) {
    test(`${path} serializes each product once`, async ({ request }) => {
      expect(await findDuplicateTexts(request, path)).toEqual([])
    })
  }

  test('the list of packs serializes each pack once', async ({ request }) => {
    const path = '/en/catalog?type=sample-packs'
    expect(await findDuplicateTexts(request, path, { texts: readPackNames() })).toEqual([])
  })

  // A pack page contains one-shots both as sounds of the pack and as products with prices. A sound
  // has the same text as its summary and its description.
  for (const type of ['sample-packs', 'one-shots']) {
    test(`a product page in ${type} serializes each text at most twice`, async ({ request }) => {
      const path = await findProductPath(request, type)
      expect(await findDuplicateTexts(request, path, { max: 2 })).toEqual([])
    })
  }

  test('the profile serializes a bought product once as an order item and once as a download', async ({
    request,
  }) => {
    await createCustomer(request)
    await topUp(request, 10)
    await buySound(request)
    expect(await findDuplicateTexts(request, '/en/profile?tab=balance', { max: 2 })).toEqual([])
  })

  test('the cart and the checkout serialize a product once, apart from its name in the cart line', async ({
    request,
  }) => {
    await createCustomer(request)
    await addSoundToCart(request)
    expect(await findDuplicateTexts(request, '/en/cart', { max: 2 })).toEqual([])
    expect(await findDuplicateTexts(request, '/en/cart?step=checkout', { max: 2 })).toEqual([])
  })
})

test.describe('a customer with two tabs open', () => {
  const getCartCount = (page: Page) => page.locator('[data-cart-count]')

  /** Switches to a tab and dispatches the browser's events for it. */
  async function focusTab(page: Page): Promise<void> {
    await page.bringToFront()
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      dispatchEvent(new Event('focus'))
    })
  }

  async function openTabs(page: Page): Promise<Page> {
    await createCustomer(page.request)
    const other = await page.context().newPage()
    await visit(page, '/en/catalog?type=one-shots')
    await visit(other, '/en/catalog?type=one-shots')
    return other
  }

  test('adding to the cart updates the cart in the other tab', async ({ page }) => {
    const other = await openTabs(page)
    await addFirstSound(page)
    await focusTab(other)
    await expect(getCartCount(other)).toHaveText('(1)')
  })

  test('removing from the cart updates the cart in the other tab', async ({ page }) => {
    const other = await openTabs(page)
    const name = await addFirstSound(page)
    await visit(other, '/en/cart')
    await expect(other.getByText(name, { exact: true })).toBeVisible()
    await visit(page, '/en/cart')
    await page
      .getByRole('button', { name: getMessage('cart_remove_label', 'en', { name }), exact: true })
      .click()
    await expect(getCartCount(page)).toHaveCount(0)
    await focusTab(other)
    await expect(getCartCount(other)).toHaveCount(0)
    await expect(other.getByText(name, { exact: true })).toHaveCount(0)
  })

  test('logging out shows the guest header in the other tab', async ({ page }) => {
    const other = await openTabs(page)
    await logOut(page)
    await focusTab(other)
    await expect(other.getByRole('link', { name: getMessage('shop_nav_log_in') })).toBeVisible()
    await expect(other.getByRole('button', { name: getMessage('shop_nav_log_out') })).toHaveCount(0)
  })
})
