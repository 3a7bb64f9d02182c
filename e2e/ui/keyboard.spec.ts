import type { Page } from '@playwright/test'
import { addToCartPattern, testCards, waitForAddition } from '../support/checkout.ts'
import { createCredentials } from '../support/customer.ts'
import { visit, waitForPage } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/** The focused element. */
interface FocusedElement {
  readonly name: string
  readonly hasOutline: boolean
  /** Whether the element matches the given selector. */
  readonly isMatch: boolean
  /** The element that covers the focused one, or null. */
  readonly coveredBy: string | null
}

/** Describes the focused element; returns null if no element has the focus. */
async function describeFocus(page: Page, selector = '*'): Promise<FocusedElement | null> {
  return page.evaluate((wanted) => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const box = focused.getBoundingClientRect()
    const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1)
    const y = Math.min(Math.max(box.y + box.height / 2, 0), innerHeight - 1)
    const top = document.elementFromPoint(x, y)
    // A toast may cover elements during the five seconds it is visible.
    const isFree =
      !top || focused.contains(top) || top.contains(focused) || top.closest('[data-toasts]')
    const style = getComputedStyle(focused)
    return {
      name: (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 60),
      hasOutline: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      coveredBy: isFree ? null : `${top.localName}.${top.className}`,
      isMatch: focused.matches(wanted),
    }
  }, selector)
}

/**
 * Presses Tab until the target, given by a selector or its name, has the focus; expects every
 * element on the way to be visible.
 */
async function tabTo(page: Page, target: string | ((name: string) => boolean)): Promise<void> {
  const [selector, isNamed] = typeof target === 'string' ? [target, () => true] : ['*', target]
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press('Tab')
    const focus = await describeFocus(page, selector)
    // After the last element, the focus leaves the page once before it wraps around.
    if (!focus) continue
    expect(focus, focus.name).toMatchObject({ hasOutline: true, coveredBy: null })
    if (focus.isMatch && isNamed(focus.name)) return
  }
  throw new Error('The target cannot be reached with the keyboard.')
}

test('a guest can skip to the content, play the first sound and open its page with the keyboard', async ({
  page,
}) => {
  await visit(page, '/en/')
  await page.keyboard.press('Tab')
  expect((await describeFocus(page))?.name).toBe(getMessage('shop_skip_to_content'))
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await tabTo(page, '[data-play]')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-player]')).toBeVisible()
  await tabTo(page, '#content a[href*="/en/catalog/"]')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/catalog\/\d+$/)
  await expect(page.locator('[data-player]')).toBeVisible()
})

test('no focused element in a list is covered by the header or the player', async ({ page }) => {
  await visit(page, '/en/catalog?type=one-shots')
  await page.locator('[data-play]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-player]')).toBeVisible()
  await page.locator('[data-row] a').first().focus()
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    expect(await describeFocus(page)).toMatchObject({ hasOutline: true, coveredBy: null })
  }
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Shift+Tab')
    expect(await describeFocus(page)).toMatchObject({ hasOutline: true, coveredBy: null })
  }
})

test('a new user can sign up, buy a sound, reach its download and log out with the keyboard', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { email, password } = createCredentials()
  await visit(page, '/en/')
  await tabTo(page, 'header a[href="/en/auth/sign-up"]')
  await page.keyboard.press('Enter')
  await waitForPage(page, /sign-up/, '[name=first_name]')
  const values = {
    first_name: 'Ann',
    last_name: 'Bee',
    username: email.slice(0, 16),
    email,
    password,
  }
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, `[name=${name}]`)
    await page.keyboard.type(value)
  }
  await tabTo(page, '[type=checkbox]')
  await page.keyboard.press('Space')
  await tabTo(page, 'main button[type=submit]')
  await page.keyboard.press('Enter')
  await waitForPage(page, /\/en\/$/, '#content [data-play]')
  await expect(page.getByRole('button', { name: getMessage('shop_nav_log_out') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.locator('header a').first().focus()
  await tabTo(page, 'header a[href="/en/catalog?type=one-shots"]')
  await page.keyboard.press('Enter')
  await waitForPage(page, /type=one-shots/, '[data-results]')
  await tabTo(page, (name) => addToCartPattern.test(name))
  await waitForAddition(page, () => page.keyboard.press('Enter'))
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  await visit(page, '/en/cart')
  await tabTo(page, 'main a[href*="step=checkout"]')
  await page.keyboard.press('Enter')
  await waitForPage(page, /step=checkout/, '[name=code]')
  await tabTo(page, '[name=code]')
  await tabTo(page, '[type=checkbox]')
  await page.keyboard.press('Space')
  await tabTo(page, (name) => name.startsWith('Buy now'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/pay\//)
  const card = { number: testCards.pays, expiry: '12/30', cvc: '123', name: 'Ann Bee' }
  for (const [name, value] of Object.entries(card)) {
    await tabTo(page, `[name=${name}]`)
    await page.keyboard.type(value)
  }
  await tabTo(page, 'button[value=pay]')
  await page.keyboard.press('Enter')
  await waitForPage(page, /tab=balance/, '[data-new-order]')
  await expect(page.locator('[data-new-order]')).toBeVisible()
  await tabTo(page, '[data-new-order] a[href*="/download/"]')
  await visit(page, '/en/profile')
  await tabTo(page, (name) => name === getMessage('shop_nav_log_out'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: getMessage('shop_nav_log_in') })).toBeVisible()
})

test('the language and the theme can be switched with the keyboard', async ({ page }) => {
  await visit(page, '/en/terms')
  await page.locator('footer a').first().focus()
  await tabTo(page, (name) => name === getMessage('shop_theme_dark'))
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('footer a').first().focus()
  await tabTo(page, 'a[hreflang^=de]')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/de\/terms/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('on a small screen, the filter panel opens with the keyboard, traps the focus and restores it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/en/catalog?type=one-shots')
  const opener = getMessage('catalog_filters')
  await tabTo(page, (name) => name.startsWith(opener))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await describeFocus(page))?.name.startsWith(opener)).toBe(true)
})
