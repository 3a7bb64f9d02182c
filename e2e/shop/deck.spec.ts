import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const loops = '/en/catalog?type=loops'

function getRow(page: Page, index: number) {
  return page.locator('[data-row]').nth(index)
}

function isSounding(page: Page, index: number) {
  return expect(getRow(page, index).locator('[data-playing]')).toBeVisible()
}

/** How a visitor hears the second loop over the first. */
const walks = {
  pointer: async (page: Page, press: (act: Promise<void>) => Promise<void>) => {
    await press(getRow(page, 0).locator('[data-play]').click())
    await isSounding(page, 0)
    await press(getRow(page, 0).locator('.keep').click())
    await press(getRow(page, 1).locator('[data-play]').click())
  },
  touch: async (page: Page, press: (act: Promise<void>) => Promise<void>) => {
    await press(getRow(page, 0).locator('[data-play]').tap())
    await isSounding(page, 0)
    await press(getRow(page, 0).locator('.keep').tap())
    await press(getRow(page, 1).locator('[data-play]').tap())
  },
  keys: async (page: Page, press: (act: Promise<void>) => Promise<void>) => {
    await getRow(page, 0).focus()
    await press(page.keyboard.press('Space'))
    await isSounding(page, 0)
    await press(page.keyboard.press('t'))
    await press(page.keyboard.press('ArrowDown'))
  },
}

for (const [name, walk] of Object.entries(walks)) {
  test.describe(name, () => {
    test.use(name === 'touch' ? { hasTouch: true, viewport: { width: 360, height: 780 } } : {})

    test(`three presses by ${name} play a loop over a kept one, from an untouched list`, async ({
      page,
    }) => {
      await visit(page, loops)
      let presses = 0
      await walk(page, (act) => {
        presses++
        return act
      })
      expect(presses).toBe(3)
      await isSounding(page, 1)
      const bar = page.locator('[data-player]')
      await expect(bar.getByRole('button', { name: getMessage('tray_stop') })).toBeVisible()
      await expect(getRow(page, 0).locator('.keep')).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('[data-toast]')).toHaveCount(0)
    })
  })
}
