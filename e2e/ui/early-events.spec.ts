import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

/** What a visitor does with the first control of a selector once it is painted. */
interface Action {
  readonly selector: string
  /** Runs in the page. */
  readonly act: (control: HTMLElement) => void
}

const press = (control: HTMLElement) => control.click()
const focus = (control: HTMLElement) => control.focus()

function typeBass(control: HTMLElement): void {
  control.focus()
  Reflect.set(control, 'value', 'bass')
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function sortByPrice(control: HTMLElement): void {
  Reflect.set(control, 'value', 'price-asc')
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

const actions = {
  play: { selector: '[data-play]', act: press },
  favorite: { selector: '.sound-row-favorite', act: press },
  add: { selector: '.sound-row-actions button', act: press },
  dial: { selector: '.dial-button', act: press },
  filter: { selector: '.filter-checkbox', act: press },
  focusFilter: { selector: '.filter-checkbox', act: focus },
  type: { selector: 'input[type=search]', act: typeBass },
  sort: { selector: 'select[name=sort]', act: sortByPrice },
} satisfies Readonly<Record<string, Action>>

/**
 * Opens the loops on a processor four times slower, acts once the control is painted and waits until
 * the page is hydrated; the processor then has its own speed again.
 */
async function actWhenPainted(page: Page, { selector, act }: Action): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(`{
    const act = ${act}
    const actOnControl = () => {
      const control = document.querySelector('${selector}')
      if (control === null) return requestAnimationFrame(actOnControl)
      globalThis.actedBeforeHydration = !('hydrated' in document.documentElement.dataset)
      act(control)
    }
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) actOnControl()
    }).observe({ type: 'paint', buffered: true })
  }`)
  await page.goto('/en/catalog?type=loops')
  await waitForHydration(page)
  const acted = () => page.evaluate(() => Reflect.get(globalThis, 'actedBeforeHydration'))
  expect(await acted()).toBe(true)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

test('a play button pressed as soon as it is painted plays', async ({ page }) => {
  await actWhenPainted(page, actions.play)
  await expect(page.locator('[data-row]').first().locator('[data-playing]')).toBeVisible()
})

test('a heart pressed as soon as it is painted adds a favorite', async ({ page }) => {
  await actWhenPainted(page, actions.favorite)
  await expect(page.locator('.sound-row-favorite').first()).toHaveAttribute('aria-pressed', 'true')
})

test('a sound added to the cart as soon as it is painted is added after login', async ({
  page,
}) => {
  await actWhenPainted(page, actions.add)
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('the dial opens if its button is pressed as soon as it is painted', async ({ page }) => {
  await actWhenPainted(page, actions.dial)
  await expect(page.locator('[data-dial-fields]')).toBeVisible()
})

test('a filter chosen as soon as it is painted applies', async ({ page }) => {
  await actWhenPainted(page, actions.filter)
  await expect(page).toHaveURL(/[?&]genre=/)
})

test('a text typed as soon as the field is painted is searched for', async ({ page }) => {
  await actWhenPainted(page, actions.type)
  await expect(page).toHaveURL(/[?&]search=bass/)
})

test('an order chosen as soon as it is painted applies', async ({ page }) => {
  await actWhenPainted(page, actions.sort)
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

test('a field that is only focused before hydration changes nothing', async ({ page }) => {
  await actWhenPainted(page, actions.focusFilter)
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
