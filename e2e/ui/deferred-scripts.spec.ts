import { waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('scripts are loaded after the first paint', async ({ page }) => {
  await page.goto('/en/catalog?type=loops')
  await waitForHydration(page)
  const { paint, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts.length).toBeGreaterThan(2)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint ?? Infinity)
})

test('a page that is opened in the background starts its scripts without being painted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/en/catalog?type=loops')
  await waitForHydration(page)
})

test('the scripts of a page are started once, with what they import', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request.url())
  })
  await page.goto('/en/catalog?type=loops')
  await waitForHydration(page)
  expect(new Set(requests).size).toBe(requests.length)
  expect(await page.locator('[rel=deferred], [type=deferred]').count()).toBe(0)
})
