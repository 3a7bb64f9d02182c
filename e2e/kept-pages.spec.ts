import { expect, test } from './support/test.ts'

test.use({ tolerated: /Failed to load resource|ERR_FAILED/ })

test('R2.20 R2.25 Back shows an old page at once while nobody answers, and it stays when nobody does', async ({
  page,
  shopper,
}) => {
  await page.clock.install()
  await shopper.visit('/en/catalog?type=sample-packs')
  const packs = page.locator('[data-section=pack] article')
  const count = await packs.count()
  await packs.first().getByRole('link').click()
  await page.waitForURL(/\/en\/catalog\/\d+$/)
  await expect(page.locator('[data-tracklist]')).toBeVisible()
  const asked = Promise.withResolvers<void>()
  const silence = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    asked.resolve()
    await silence.promise
    await route.abort()
  })
  // Older than any page that counts as new.
  await page.clock.fastForward(40_000)
  await page.goBack()
  await expect(packs).toHaveCount(count)
  await asked.promise
  const failed = page.waitForEvent('requestfailed')
  silence.resolve()
  await failed
  await page.waitForLoadState('networkidle')
  await expect(packs).toHaveCount(count)
  await expect(page).toHaveURL(/type=sample-packs$/)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})
