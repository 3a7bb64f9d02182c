import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: /Failed to load resource|ERR_FAILED/ })

test('going back renders the stale page immediately and keeps it if revalidation fails [R2.20 R2.25]', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/en/catalog?type=sample-packs')
  const packs = page.locator('[data-section=pack] article')
  const count = await packs.count()
  await packs.first().getByRole('link').first().click()
  await page.waitForURL(/\/en\/catalog\/\d+$/)
  await expect(page.locator('[data-tracklist]')).toBeVisible()
  const requested = Promise.withResolvers<void>()
  const failure = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    requested.resolve()
    await failure.promise
    await route.abort()
  })
  // Longer than the stale time of any page.
  await page.clock.fastForward(40_000)
  await page.goBack()
  await expect(packs).toHaveCount(count)
  await requested.promise
  const failed = page.waitForEvent('requestfailed')
  failure.resolve()
  await failed
  await page.waitForLoadState('networkidle')
  await expect(packs).toHaveCount(count)
  await expect(page).toHaveURL(/type=sample-packs$/)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})
