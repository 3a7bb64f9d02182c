import type { Page } from '@playwright/test'
import { visit, waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const listPath = '/en/catalog?type=loops'

const getRow = (page: Page, index: number) => page.locator('[data-row]').nth(index)

test('keyboard shortcuts of a list open and play its rows and return to them [P3.04]', async ({
  page,
}) => {
  await visit(page, listPath)
  await getRow(page, 0).locator('[data-play]').click()
  await page.keyboard.press('ArrowDown')
  await expect(getRow(page, 1)).toBeFocused()
  await expect(getRow(page, 1).locator('[data-playing]')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(getRow(page, 1).locator('[data-playing]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/catalog\/\d+$/)
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(getRow(page, 1)).toBeFocused()
  await page.keyboard.press('s')
  await page.waitForURL(/similar=\d+/)
})

test('the keyboard shortcuts are introduced once next to the list, and can be listed, changed and stored [P3.04]', async ({
  page,
}) => {
  await visit(page, listPath)
  const hint = page.locator('[data-keys-hint]')
  const before = await getRow(page, 3).boundingBox()
  await getRow(page, 0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(hint).toBeVisible()
  expect(await getRow(page, 3).boundingBox()).toEqual(before)
  await page.keyboard.press('?')
  const panel = page.getByRole('region', { name: getMessage('player_keys_title') })
  await panel.getByLabel(getMessage('player_next')).press('j')
  await page.keyboard.press('Escape')
  await expect(getRow(page, 1)).toBeFocused()
  await page.reload()
  await waitForHydration(page)
  await getRow(page, 1).focus()
  await page.keyboard.press('j')
  await expect(getRow(page, 2)).toBeFocused()
  await expect(hint).toHaveCount(0)
})

test('recently played sounds are stored and can be played from any tab [P3.05]', async ({
  page,
}) => {
  await visit(page, listPath)
  const titles: string[] = []
  for (const index of [0, 1]) {
    await getRow(page, index).locator('[data-play]').click()
    titles.unshift(await getRow(page, index).locator('.sound-row-title').innerText())
    await waitUntilHeard(page, titles[0] ?? '')
  }
  const tab = await page.context().newPage()
  await visit(tab, listPath)
  await getRow(tab, 2).locator('[data-play]').click()
  titles.unshift(await getRow(tab, 2).locator('.sound-row-title').innerText())
  await waitUntilHeard(tab, titles[0] ?? '')
  for (const open of [page, tab]) {
    await open.getByRole('button', { name: getMessage('player_menu') }).click()
    await open.getByRole('button', { name: getMessage('player_heard') }).click()
    const heardList = open.getByRole('list', { name: getMessage('player_heard') })
    await expect(heardList.getByRole('link')).toHaveText(titles)
  }
})

/** Waits until a sound is in the list of recently heard sounds. */
async function waitUntilHeard(page: Page, title: string): Promise<void> {
  await page.waitForFunction((text) => localStorage.getItem('heard')?.includes(text), title)
}
