import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('nothing moves when a visitor prefers reduced motion', async ({ page }) => {
  const countAnimations = () => page.evaluate(() => document.getAnimations().length)
  await visit(page, '/en/auth/login')
  await expect.poll(countAnimations).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/en/', '/en/auth/login']) {
    await visit(page, path)
    await expect.poll(countAnimations).toBe(0)
  }
})
