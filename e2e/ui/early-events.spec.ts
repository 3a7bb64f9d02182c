import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

/** What a visitor does the moment the catalogue is painted; runs in the page. */
const actions = {
  play: () => document.querySelectorAll<HTMLElement>('[data-play]')[1]?.click(),
  favorite: () => document.querySelectorAll<HTMLElement>('.sound-row-favorite')[1]?.click(),
  add: () => document.querySelector<HTMLElement>('.sound-row-actions button')?.click(),
  dial: () => document.querySelector<HTMLElement>('.dial-button')?.click(),
  filter: () => document.querySelector<HTMLElement>('.filter-checkbox')?.click(),
  focusFilter: () => document.querySelector<HTMLElement>('.filter-checkbox')?.focus(),
  type: () => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    if (!field) return
    field.focus()
    field.value = 'bass'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  },
  sort: () => {
    const field = document.querySelector<HTMLSelectElement>('select[name=sort]')
    if (!field) return
    field.value = 'price-asc'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  },
}

/**
 * Opens the loops on a processor four times slower, acts at the first paint and waits until the page
 * is hydrated; the processor then has its own speed again.
 */
async function actAtFirstPaint(page: Page, action: () => void): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(`{
    const action = ${action}
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      globalThis.actedBeforeHydration = !('hydrated' in document.documentElement.dataset)
      action()
    }).observe({ type: 'paint', buffered: true })
  }`)
  await page.goto('/en/catalog?type=loops')
  await waitForHydration(page)
  const acted = () => page.evaluate(() => Reflect.get(globalThis, 'actedBeforeHydration'))
  expect(await acted()).toBe(true)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

test('a play button pressed at the first paint plays', async ({ page }) => {
  await actAtFirstPaint(page, actions.play)
  await expect(page.locator('[data-row]').nth(1).locator('[data-playing]')).toBeVisible()
})

test('a heart pressed at the first paint adds a favorite', async ({ page }) => {
  await actAtFirstPaint(page, actions.favorite)
  await expect(page.locator('.sound-row-favorite').nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test('a sound added to the cart at the first paint is added after login', async ({ page }) => {
  await actAtFirstPaint(page, actions.add)
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('the dial opens if its button is pressed at the first paint', async ({ page }) => {
  await actAtFirstPaint(page, actions.dial)
  await expect(page.locator('[data-dial-fields]')).toBeVisible()
})

test('a filter chosen at the first paint applies', async ({ page }) => {
  await actAtFirstPaint(page, actions.filter)
  await expect(page).toHaveURL(/[?&]genre=/)
})

test('a text typed at the first paint is searched for', async ({ page }) => {
  await actAtFirstPaint(page, actions.type)
  await expect(page).toHaveURL(/[?&]search=bass/)
})

test('an order chosen at the first paint applies', async ({ page }) => {
  await actAtFirstPaint(page, actions.sort)
  await expect(page).toHaveURL(/[?&]sort=price-asc/)
})

test('rows hydrate when they are pressed, focused or played, others when idle', async ({
  page,
}) => {
  // Without idle time, only what is used hydrates.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  await page.goto('/en/catalog?type=loops')
  await waitForHydration(page)
  const countHydrated = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-row] [data-play]')].filter((button) =>
          Object.keys(button).some((key) => key.startsWith('__reactProps')),
        ).length,
    )
  expect(await countHydrated()).toBe(0)
  const rows = page.locator('[data-row]')
  await rows.nth(3).locator('[data-play]').click()
  await expect(rows.nth(3).locator('[data-playing]')).toBeVisible()
  expect(await countHydrated()).toBe(1)
  // Keys play the next row, which has the focus then.
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(4).locator('[data-playing]')).toBeVisible()
  expect(await countHydrated()).toBe(2)
})

test('a field that only had the focus at the first paint changes nothing', async ({ page }) => {
  await actAtFirstPaint(page, actions.focusFilter)
  // The rows are only idle once everything recorded has been repeated.
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('[data-row] [data-play]') ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      ),
    )
    .toBe(true)
  await expect(page).toHaveURL('/en/catalog?type=loops')
})
