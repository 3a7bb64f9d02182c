import { follow } from './support/moves.ts'
import { expect, test } from './support/test.ts'

test('R2.07 R4.04 show more appends to what shows, and its address takes the place of the one before', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/contacts')
  await follow(page, 'shop_nav_one_shots')
  await page.waitForURL(/\/en\/catalog\?type=one-shots$/)
  const names = () => page.locator('[data-row] a[href]').allInnerTexts()
  await expect(page.locator('[data-show-more]')).toBeVisible()
  const before = await names()
  await page.locator('[data-show-more]').click()
  await page.waitForURL(/\/en\/catalog\?type=one-shots&page=2$/)
  await expect.poll(async () => (await names()).length).toBeGreaterThan(before.length)
  expect((await names()).slice(0, before.length)).toEqual(before)
  await page.goBack()
  await page.waitForURL(/\/en\/contacts$/)
})
