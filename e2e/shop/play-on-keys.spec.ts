import type { Page } from '@playwright/test'
import { simulateMidi } from '../support/midi-devices.ts'
import { visit } from '../support/navigation.ts'
import { openKeys } from '../support/sampler.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { findAccessibilityViolations } from '../visual/checks.ts'

/** Expects exactly the keys with these names to be pressed. */
async function expectPressedKeys(page: Page, names: readonly string[]): Promise<void> {
  const readNames = () =>
    page
      .locator('[data-piano] [aria-pressed=true]')
      .evaluateAll((keys) => keys.map((key) => key.getAttribute('aria-label')))
  await expect.poll(readNames).toEqual(names)
}

/** Returns the center of the lower part of a piano key. */
async function findKey(
  page: Page,
  name: string,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`There is no key ${name}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.8 }
}

test('the piano is a single tab stop, played with the arrow keys and the space bar [P3.12]', async ({
  page,
}) => {
  await openKeys(page)
  const root = page.getByRole('button', { name: 'G0, root note', exact: true })
  await expect(page.locator('[data-piano] [tabindex="0"]')).toHaveCount(1)
  await root.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'G♯0', exact: true })).toBeFocused()
  await page.keyboard.down('Space')
  await expectPressedKeys(page, ['G♯0'])
  await page.keyboard.up('Space')
  await expectPressedKeys(page, [])
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'C0', exact: true })).toBeFocused()
  expect(await findAccessibilityViolations(page, 'all')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: getMessage('player_sampler') })).toBeFocused()
})

test('computer keys play while the piano has the focus, and shift by octaves [P3.12]', async ({
  page,
}) => {
  await openKeys(page)
  await page.keyboard.down('KeyA')
  await page.keyboard.press('KeyX')
  await page.keyboard.down('KeyW')
  await expectPressedKeys(page, ['C♯1'])
  await page.keyboard.up('KeyA')
  await page.keyboard.up('KeyW')
  await page.keyboard.press('KeyZ')
  await page.keyboard.down('KeyA')
  await expectPressedKeys(page, ['C0'])
  await page.getByRole('link', { name: 'Overtone' }).first().focus()
  await expectPressedKeys(page, [])
  await page.keyboard.up('KeyA')
  await page.keyboard.press('KeyS')
  await expectPressedKeys(page, [])
})

test('a keyboard shortcut of a list opens the piano for its one-shot; notes are in shorthand in German, too [P3.12]', async ({
  page,
}) => {
  await visit(page, '/de/catalog?type=one-shots')
  await page.locator('[data-row]').first().focus()
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: 'B3', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'C3, Original', exact: true })).toBeVisible()
})

test('denied access to MIDI devices is reported next to the button [P3.12]', async ({ page }) => {
  await simulateMidi(page, { isRefused: true })
  await openKeys(page)
  const connect = page.getByRole('button', { name: getMessage('player_sampler_connect') })
  await connect.click()
  await expect(page.getByText(getMessage('player_sampler_refused'))).toBeVisible()
  await expect(connect).toBeVisible()
})

test('a browser without MIDI support is reported', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'requestMIDIAccess', { value: undefined })
  })
  await openKeys(page)
  await page.getByRole('button', { name: getMessage('player_sampler_connect') }).click()
  await expect(page.getByText(getMessage('player_sampler_absent'))).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('fingers play chords and slide from key to key [P3.12]', async ({ page }) => {
    await openKeys(page)
    const device = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...names: string[]) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: await Promise.all(
          names.map(async (name, id) => ({ id, ...(await findKey(page, name)) })),
        ),
      })
    await touch('touchStart', 'C0', 'E0')
    await expectPressedKeys(page, ['C0', 'E0'])
    await touch('touchMove', 'C0', 'F0')
    await expectPressedKeys(page, ['C0', 'F0'])
    await touch('touchEnd')
    await expectPressedKeys(page, [])
    const keys = page.locator('[data-note]:visible')
    await expect(keys).toHaveCount(12)
    expect((await keys.first().boundingBox())?.width).toBeGreaterThanOrEqual(44)
  })
})
