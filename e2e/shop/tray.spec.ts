import type { Page } from '@playwright/test'
import { addRowsToTray } from '../support/tray.ts'
import { createCustomer } from '../support/customer.ts'
import { clickHeaderLink, visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const loops = '/en/catalog?type=loops'

function getLanes(page: Page) {
  return page.locator('[data-lane]')
}

function getButton(page: Page, key: string) {
  return page.locator('[data-panel]').getByRole('button', { name: getMessage(key), exact: true })
}

/** A button of the bar, which has the only play button. */
function getBarButton(page: Page, key: string) {
  return page.locator('[data-player]').getByRole('button', { name: getMessage(key), exact: true })
}

async function openTray(page: Page): Promise<void> {
  await page
    .locator('[data-player]')
    .getByRole('button', { name: getMessage('tray_open') })
    .click()
  await expect(page.getByRole('region', { name: getMessage('tray_title') })).toBeFocused()
}

test('keyboard shortcuts fill, play, mix and empty the tray, which survives a reload [P3.11]', async ({
  page,
}) => {
  await addRowsToTray(page, loops, 2)
  await getBarButton(page, 'tray_play').focus()
  await page.keyboard.press('Enter')
  await expect(getBarButton(page, 'tray_stop')).toBeFocused()
  await openTray(page)
  // The close button, then the first lane in reading order.
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Close')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveRole('link')
  await page.keyboard.press('Tab')
  const lane = getLanes(page).first()
  const mute = lane.getByRole('button', { name: /^Mute / })
  if (!(await mute.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await expect(mute).toBeFocused()
  await page.keyboard.press('Space')
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('s')
  await expect(lane.getByRole('button', { name: /^Solo / })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('m')
  await expect(mute).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  const level = lane.getByRole('slider')
  await expect(level).toHaveAttribute('aria-valuetext', '95%')

  await page.reload()
  await openTray(page)
  await expect(level).toHaveAttribute('aria-valuetext', '95%')
  await expect(lane.getByRole('button', { name: /^Solo / })).toHaveAttribute('aria-pressed', 'true')
  await mute.focus()
  await page.keyboard.press('Delete')
  await expect(getLanes(page)).toHaveCount(1)
  await expect(lane.getByRole('button', { name: /^Remove / })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(page.getByText(getMessage('tray_empty'))).toBeVisible()
  await page.locator('[data-toast]').first().getByRole('button', { name: 'Undo' }).click()
  await expect(getLanes(page)).toHaveCount(1)
})

test('the ninth sound is refused with a link to the tray [P3.11]', async ({ page }) => {
  await addRowsToTray(page, loops, 8)
  await page.locator('[data-row]').nth(8).focus()
  await page.keyboard.press('t')
  const toast = page.locator('[data-toast]').first()
  await expect(toast).toContainText(getMessage('tray_full'))
  await toast.getByRole('button', { name: getMessage('tray_open') }).click()
  await expect(getLanes(page)).toHaveCount(8)
})

test('sounds are in the tray in the order in which they were added [P3.11]', async ({ page }) => {
  await visit(page, loops)
  const rows = page.locator('[data-row]')
  for (const index of [0, 1, 2]) {
    await rows.nth(index).focus()
    await page.keyboard.press('t')
  }
  await openTray(page)
  await expect(getLanes(page)).toHaveCount(3)
  for (const index of [0, 1, 2]) {
    const title = await rows.nth(index).locator('.sound-row-title').innerText()
    await expect(getLanes(page).nth(index)).toContainText(title)
  }
})

test('the demo of a pack and the tray stop each other, also across pages [P3.02 P3.11]', async ({
  page,
}) => {
  await addRowsToTray(page, loops, 2)
  const bar = page.locator('[data-player]')
  await bar.getByRole('button', { name: getMessage('tray_play') }).click()
  await expect(bar.getByRole('button', { name: getMessage('tray_stop') })).toBeVisible()
  await clickHeaderLink(page, 'shop_nav_packs')
  // The address changes before the loops are gone, whose buttons would not stop the tray.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessage('catalog_packs'))
  await expect(bar.getByRole('button', { name: getMessage('tray_stop') })).toBeVisible()
  await page.locator('main [data-play]').first().click()
  await expect(bar.getByRole('button', { name: /^Pause / })).toBeVisible()
  await bar.getByRole('button', { name: getMessage('player_menu') }).click()
  await getButton(page, 'tray_open').click()
  await getBarButton(page, 'tray_play').click()
  await expect(page.locator('main [data-playing]')).toHaveCount(0)
  await expect(getBarButton(page, 'tray_stop')).toBeVisible()
})

test('a link opens the same tray elsewhere, next to the existing one until the visitor replaces it [P3.11]', async ({
  page,
}) => {
  await addRowsToTray(page, loops, 2)
  await openTray(page)
  const first = getLanes(page).first().getByRole('link').first()
  const title = await first.innerText()
  await getLanes(page)
    .first()
    .getByRole('button', { name: /^Mute / })
    .click()
  await getButton(page, 'tray_copy_link').click()
  await expect(page.locator('[data-toast]').first()).toContainText(getMessage('tray_link_copied'))
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await page.evaluate(() => localStorage.clear())
  await addRowsToTray(page, '/en/catalog?type=one-shots', 1)
  await visit(page, link)
  await expect(getLanes(page)).toHaveCount(2)
  await expect(first).toHaveText(title)
  const mute = getLanes(page)
    .first()
    .getByRole('button', { name: /^Mute / })
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  await getButton(page, 'tray_back').click()
  await expect(getLanes(page)).toHaveCount(1)
  await visit(page, link)
  await getButton(page, 'tray_keep').click()
  await visit(page, '/en/catalog')
  await openTray(page)
  await expect(getLanes(page)).toHaveCount(2)
})

test('a shared tray leaves out sounds that are no longer sold, and says so [P3.11]', async ({
  page,
}) => {
  await visit(page, '/en/?tray=999999')
  await expect(page.locator('[data-toast]').first()).toContainText('1 sound is no longer sold')
  await expect(page.getByText(getMessage('tray_empty'))).toBeVisible()
})

test('all sounds are added to the cart at once, and the cart plays in the tray [P3.11]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await addRowsToTray(page, '/en/catalog?type=one-shots', 3)
  await openTray(page)
  await getButton(page, 'cart_all_add').click()
  await expect(getLanes(page).getByText(getMessage('cart_in_cart'))).toHaveCount(3)
  await getButton(page, 'cart_all_add').click()
  const inCart = getMessage('cart_all_in_cart', 'en', { count: '3' })
  await expect(page.getByText(inCart)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/en/cart')
  await expect(page.locator('[data-player]')).toHaveCount(0)
  await page.getByRole('button', { name: getMessage('tray_play_cart') }).click()
  await expect(getLanes(page)).toHaveCount(3)
})
