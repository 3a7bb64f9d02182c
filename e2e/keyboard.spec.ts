import type { Page } from '@playwright/test'
import { addLabel, arrivedAt, cards, stranger } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** What has the focus: its name, whether anybody can see that, and what lies over it. */
interface Stop {
  readonly name: string
  readonly isMarked: boolean
  readonly hiddenBy: string | null
  readonly size: number
}

/** Where the focus is; null where it is on nothing. */
async function stopAt(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const box = focused.getBoundingClientRect()
    const shown = focused.closest('label')?.getBoundingClientRect() ?? box
    const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1)
    const y = Math.min(Math.max(box.y + box.height / 2, 0), innerHeight - 1)
    const top = document.elementFromPoint(x, y)
    // A toast may lie over anything for its five seconds.
    const isFree =
      !top || focused.contains(top) || top.contains(focused) || top.closest('[data-toasts]')
    const style = getComputedStyle(focused)
    return {
      name: (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 60),
      isMarked: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      hiddenBy: isFree ? null : `${top.localName}.${top.className}`,
      size: Math.min(shown.width, shown.height),
    }
  })
}

/** Goes on by Tab until the focus is on what is wanted; every stop on the way must be seen. */
async function tabTo(page: Page, wanted: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press('Tab')
    const stop = await stopAt(page)
    // Past the last stop the focus leaves the page once, and begins anew.
    if (!stop) continue
    expect(stop, stop.name).toMatchObject({ isMarked: true, hiddenBy: null })
    if (await wanted()) return
  }
  throw new Error('The keyboard does not get there.')
}

function isFocused(page: Page, selector: string): () => Promise<boolean> {
  return () => page.evaluate((wish) => document.activeElement?.matches(wish) === true, selector)
}

test('by keys alone a visitor skips to the content, plays the first sound and goes on', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/')
  await page.keyboard.press('Tab')
  expect((await stopAt(page))?.name).toBe(text('shop_skip_to_content'))
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await tabTo(page, isFocused(page, '[data-play]'))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-player]')).toBeVisible()
  await tabTo(page, isFocused(page, '#content a[href*="/en/catalog/"]'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/catalog\/\d+$/)
  await expect(page.locator('[data-player]')).toBeVisible()
})

test('by keys alone no stop of a list lies under the header or the player', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/catalog?type=one-shots')
  await page.locator('[data-play]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-player]')).toBeVisible()
  await page.locator('[data-row] a').first().focus()
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    expect(await stopAt(page)).toMatchObject({ isMarked: true, hiddenBy: null })
  }
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Shift+Tab')
    expect(await stopAt(page)).toMatchObject({ isMarked: true, hiddenBy: null })
  }
})

test('by keys alone a stranger signs up, buys a sound, reaches its download and logs out', async ({
  page,
  shopper,
}) => {
  test.setTimeout(120_000)
  const { email, password } = stranger()
  await shopper.visit('/en/')
  await tabTo(page, isFocused(page, 'header a[href="/en/auth/sign-up"]'))
  await page.keyboard.press('Enter')
  await arrivedAt(page, /sign-up/, '[name=first_name]')
  const values = {
    first_name: 'Ann',
    last_name: 'Bee',
    username: email.slice(0, 16),
    email,
    password,
  }
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, isFocused(page, `[name=${name}]`))
    await page.keyboard.type(value)
  }
  await tabTo(page, isFocused(page, '[type=checkbox]'))
  await page.keyboard.press('Space')
  await tabTo(page, isFocused(page, 'main button[type=submit]'))
  await page.keyboard.press('Enter')
  await arrivedAt(page, /\/en\/$/, '#content [data-play]')
  await expect(page.getByRole('button', { name: text('shop_nav_log_out') })).toBeVisible()
  await tabTo(page, isFocused(page, 'header a[href="/en/catalog?type=one-shots"]'))
  await page.keyboard.press('Enter')
  await arrivedAt(page, /type=one-shots/, '[data-results]')
  await tabTo(page, async () => addLabel.test((await stopAt(page))?.name ?? ''))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  await shopper.visit('/en/cart')
  await tabTo(page, isFocused(page, 'main a[href*="step=checkout"]'))
  await page.keyboard.press('Enter')
  await arrivedAt(page, /step=checkout/, '[name=code]')
  await tabTo(page, isFocused(page, '[name=code]'))
  await tabTo(
    page,
    async () => (await stopAt(page))?.name.startsWith('Top up the missing') === true,
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/pay\//)
  const card = { number: cards.pays, expiry: '12/30', cvc: '123', name: 'Ann Bee' }
  for (const [name, value] of Object.entries(card)) {
    await tabTo(page, isFocused(page, `[name=${name}]`))
    await page.keyboard.type(value)
  }
  await tabTo(page, isFocused(page, 'button[value=pay]'))
  await page.keyboard.press('Enter')
  await arrivedAt(page, /step=checkout/, '[name=code]')
  await tabTo(page, isFocused(page, '[type=checkbox]'))
  await page.keyboard.press('Space')
  await tabTo(page, async () => (await stopAt(page))?.name.startsWith('Buy now') === true)
  await page.keyboard.press('Enter')
  await arrivedAt(page, /tab=balance/, '[data-new-order]')
  await expect(page.locator('[data-new-order]')).toBeVisible()
  await tabTo(page, isFocused(page, '[data-new-order] a[href*="/download/"]'))
  await shopper.visit('/en/profile')
  await tabTo(page, async () => (await stopAt(page))?.name === text('shop_nav_log_out'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: text('shop_nav_log_in') })).toBeVisible()
})

test('by keys alone language and theme are chosen', async ({ page, shopper }) => {
  await shopper.visit('/en/terms')
  await page.locator('footer a').first().focus()
  await tabTo(page, async () => (await stopAt(page))?.name === text('shop_theme_dark'))
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('footer a').first().focus()
  await tabTo(page, isFocused(page, 'a[hreflang^=de]'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/de\/terms/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('by keys alone the filters of a small screen open, keep the focus and give it back', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await shopper.visit('/en/catalog?type=one-shots')
  const opener = text('catalog_filters')
  await tabTo(page, async () => (await stopAt(page))?.name.startsWith(opener) === true)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await stopAt(page))?.name.startsWith(opener)).toBe(true)
})
