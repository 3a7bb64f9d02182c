import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { findProductPath } from '../support/product-path.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const addToCrate = getMessage('favorites_add_to_crate')

function getDialog(page: Page) {
  return page.getByRole('dialog', { name: getMessage('favorites_crates') })
}

/** Closes the open dialog, which restores the focus. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(getDialog(page)).toHaveCount(0)
}

/**
 * Adds the first two sounds of the catalog to a new crate: one with the heart button, one with a
 * keyboard shortcut.
 */
async function fillCrate(page: Page): Promise<void> {
  await visit(page, '/en/catalog?type=one-shots')
  const rows = page.locator('[data-row]')
  await rows.nth(0).locator('.heart').click()
  await page.locator('[data-toast]').getByRole('button', { name: addToCrate }).click()
  await getDialog(page).getByLabel(getMessage('favorites_crate_name')).fill('Night drums')
  await page.keyboard.press('Enter')
  const crate = getDialog(page).getByRole('button', { name: 'Night drums' })
  await expect(crate).toHaveAttribute('aria-pressed', 'true')
  await closeDialog(page)
  await expect(rows.nth(0).locator('.heart')).toBeFocused()
  await rows.nth(1).focus()
  await page.keyboard.press('c')
  await crate.click()
  await expect(crate).toHaveAttribute('aria-pressed', 'true')
  await closeDialog(page)
  await expect(rows.nth(1)).toBeFocused()
}

test('sounds of a list are added to a crate without being played, and keyboard shortcuts reorder them [P3.13]', async ({
  page,
}) => {
  await fillCrate(page)
  await expect(page.locator('[data-player]')).toHaveCount(0)
  await visit(page, '/en/favorites')
  await page.getByRole('link', { name: /^Night drums 2/ }).click()
  const titles = page.locator('[data-row] .sound-row-title')
  await expect(titles).toHaveCount(2)
  const [first = '', second = ''] = await titles.allTextContents()
  await page.getByRole('button', { name: getMessage('favorites_order') }).click()
  const down = page.getByRole('button', {
    name: getMessage('favorites_move_down', 'en', { name: first }),
  })
  const box = await down.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(titles).toHaveText([second, first])
  await expect(down).toBeFocused()
  await expect(down).toHaveAttribute('aria-disabled', 'true')
  const count = { name: first, position: '2', count: '2' }
  await expect(
    page.getByRole('status').getByText(getMessage('favorites_moved', 'en', count)),
  ).toBeAttached()
  await page.reload()
  await expect(titles).toHaveText([second, first])
})

test('sound pages and pack pages can add to a crate [P3.13]', async ({ page }) => {
  for (const type of ['one-shots', 'sample-packs']) {
    await visit(page, await findProductPath(page.request, type))
    await page.getByRole('button', { name: addToCrate }).click()
    await getDialog(page).getByLabel(getMessage('favorites_crate_name')).fill(`Crate ${type}`)
    await page.keyboard.press('Enter')
    const crate = getDialog(page).getByRole('button', { name: `Crate ${type}` })
    await expect(crate).toHaveAttribute('aria-pressed', 'true')
  }
})
