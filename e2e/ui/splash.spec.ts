import { holdServerCalls, waitForHydration, visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test.describe('the spinner and the splash screen', () => {
  test('the spinner is an animated 256 × 256 canvas, shown at 24 or 150 px [R9.11]', async ({
    page,
  }) => {
    await visit(page, '/en/gallery')
    const canvases = page.getByRole('region', { name: 'Spinners' }).locator('canvas')
    const sizes = await canvases.evaluateAll((all) =>
      all.map((node) => [
        node.getAttribute('width'),
        node.getAttribute('height'),
        node.clientWidth,
      ]),
    )
    expect(sizes).toEqual([
      ['256', '256', 150],
      ['256', '256', 24],
    ])
    const frameNumbers = new Set<string | null>()
    await expect
      .poll(async () => frameNumbers.add(await canvases.first().getAttribute('data-frame')).size)
      .toBeGreaterThan(4)
  })

  test('the splash screen covers a client-only page until its first render [R2.32 R9.11]', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/en/gallery/client-only')).text()
    expect(html).toContain('data-splash')
    expect(html).not.toContain('Here at last')
    const release = await holdServerCalls(page)
    await page.goto('/en/gallery/client-only')
    const splash = page.locator('[data-splash]')
    await waitForHydration(page)
    const visibleSplash = splash.filter({ visible: true })
    await expect(visibleSplash).toHaveCount(1)
    await expect(visibleSplash.locator('canvas')).toHaveCSS('width', '150px')
    await expect(visibleSplash.locator('canvas')).toHaveCSS('height', '150px')
    release()
    await expect(page.getByRole('heading', { name: 'Here at last' })).toBeVisible()
    await expect(splash).toHaveCount(0)
  })

  test('a server-rendered page has no splash screen [R2.32]', async ({ request }) => {
    for (const path of ['/en/', '/en/catalog', '/en/contacts', '/en/gallery']) {
      expect(await (await request.get(path)).text(), path).not.toContain('data-splash')
    }
  })

  test('without JavaScript, the splash screen is hidden [R2.32]', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/en/gallery/client-only')
    await expect(page.locator('[data-splash]')).toBeHidden()
    await context.close()
  })
})
