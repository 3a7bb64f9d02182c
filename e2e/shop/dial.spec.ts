import { visit, waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('a tempo and a key are set once, shown on the rows they change, and stored [P3.09]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=loops')
  await page.getByRole('button', { name: 'Tempo and key' }).click()
  await page.getByLabel('Tempo (BPM)').fill('140')
  await page.getByLabel('Key', { exact: true }).selectOption('Am')
  const row = page.locator('[data-row]', { hasText: 'Request Stop' })
  await expect(row.getByText('133 → 140, +2 st')).toBeVisible()
  await expect(
    page.locator('[data-row]', { hasText: 'Top Step' }).getByText('133 → 140'),
  ).toBeVisible()
  await visit(page, '/en/catalog?type=loops')
  const button = page.getByRole('button', { name: 'Tempo and key: 140 · Am' })
  await expect(button).toBeVisible()
  await button.click()
  await page.getByRole('checkbox', { name: 'Match loops' }).uncheck()
  await expect(row.getByText('133 → 140')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: 'Tempo and key', exact: true })).toBeVisible()
})

test('a button and a key switch between the original and the fitted sound [P3.09]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('dial', '{"tempo":140}'))
  await visit(page, '/en/catalog?type=loops')
  await page.locator('[data-row]', { hasText: 'Request Stop' }).locator('[data-play]').click()
  const control = page.getByRole('button', { name: /Hear the original/ })
  await expect(control).toHaveText('133 → 140')
  await expect(control).toHaveAttribute('data-fit', 'fitted', { timeout: 30_000 })
  await control.click()
  await expect(control).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('o')
  await expect(control).toHaveAttribute('aria-pressed', 'false')
})

test('results can be sorted by how little the dial changes them [P3.10]', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('dial')) localStorage.setItem('dial', '{"tempo":78,"key":"d-minor"}')
  })
  await visit(page, '/en/catalog?type=loops')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Best match')
  await expect(page).toHaveURL(/sort=fit/)
  await expect(page).toHaveURL(/dial_tempo=78&dial_key=d-minor/)
  const rows = page.locator('[data-row]')
  await expect(rows.first()).toContainText('78 BPM')
  await expect(rows.last()).toContainText('Fm')
  // Changing the tempo sorts the results again.
  await page.getByRole('button', { name: 'Tempo and key' }).click()
  await page.getByLabel('Tempo (BPM)').fill('133')
  await expect(page).toHaveURL(/dial_tempo=133/)
  await expect(rows.first()).toContainText('133 BPM')
})

test('going back to sorted results keeps the current dial, also after a reload [P3.09 P3.10]', async ({
  page,
}) => {
  const setDial = (dial: string) =>
    page.evaluate((text) => localStorage.setItem('dial', text), dial)
  await visit(page, '/en/catalog?type=loops')
  await setDial('{"tempo":120}')
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Best match')
  await expect(page).toHaveURL(/dial_tempo=120/)
  await page.getByRole('link', { name: 'Request Stop', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Request Stop')
  await setDial('{"tempo":130}')
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(/dial_tempo=130/)
  await expect(page.getByRole('button', { name: 'Tempo and key: 130' })).toBeVisible()
  await expect(page.getByText('The link you opened')).toHaveCount(0)
})

test('the tempo and key in a link apply at once, but are stored only on request [P3.09]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=loops&dial_tempo=128&dial_key=a-minor')
  await expect(page.getByText('The link you opened sets loops to 128 · Am.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tempo and key: 128 · Am' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('dial'))).toBe(null)
  await page.getByRole('button', { name: 'Go back to my settings' }).click()
  await expect(page).not.toHaveURL(/dial_/)
  await expect(page.getByRole('button', { name: 'Tempo and key', exact: true })).toBeVisible()
  await visit(page, '/en/catalog?type=loops&dial_tempo=128')
  await page.getByRole('button', { name: 'Keep this' }).click()
  await expect(page.getByText('The link you opened')).toHaveCount(0)
  await visit(page, '/en/catalog?type=loops')
  await expect(page.getByRole('button', { name: 'Tempo and key: 128' })).toBeVisible()
})
