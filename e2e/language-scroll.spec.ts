import { expect, test } from './support/test.ts'

test('R2.19 R2.27 the language switch keeps the page, its query and its scroll, for that one page', async ({
  page,
  shopper,
}) => {
  const top = () => page.evaluate(() => Math.round(globalThis.scrollY))
  await shopper.visit('/en/info?tab=licence')
  await page.evaluate(() => globalThis.scrollTo(0, 400))
  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' })
  // Not by the mouse, which would bring the foot of the page into view first.
  await german.evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/de/info?tab=licence')
  await shopper.ready()
  await expect.poll(top).toBe(400)
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  await page.goto('/de/info?tab=licence')
  await shopper.ready()
  expect(await page.evaluate(() => sessionStorage.getItem('overtone-carried-scroll'))).toBeNull()
})
