import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

for (const saveData of [false, true]) {
  const condition = saveData ? 'that saves data' : 'on a fast line'
  test(`on a touch screen ${condition}, the first tap requests the sound once while the engine is loading [P3.01]`, async ({
    page,
  }) => {
    await page.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection })
      },
      { saveData },
    )
    const engine = Promise.withResolvers<void>()
    await page.route(/\/create-engine-.*\.js/, async (route) => {
      await engine.promise
      await route.continue()
    })
    const sounds: string[] = []
    page.on('request', (request) => {
      if (/\/media\/.*\.mp3/.test(request.url())) sounds.push(request.url())
    })
    await visit(page, '/en/catalog?type=loops')
    expect(sounds).toEqual([])

    const engineRequest = page.waitForRequest(/\/create-engine-.*\.js/)
    const soundRequest = page.waitForRequest(/\/media\/.*\.mp3/)
    await page.locator('[data-row] [data-play]').first().tap()
    await engineRequest
    const url = (await soundRequest).url()
    expect(sounds).toEqual([url])

    engine.resolve()
    const slider = page.locator('[data-player] [role=slider]').first()
    const readPosition = async () => Number(await slider.getAttribute('aria-valuenow'))
    await expect.poll(readPosition).toBeGreaterThan(0)
    expect(sounds.filter((other) => other === url)).toHaveLength(1)
  })
}

test('scrolling the page with a finger on a waveform plays nothing [P3.06]', async ({ page }) => {
  await visit(page, '/en/catalog?type=loops')
  const waveform = page.locator('[data-row] [data-seek]').nth(1)
  await waveform.scrollIntoViewIfNeeded()
  const readScroll = () => page.evaluate(() => scrollY)
  const before = await readScroll()
  const box = await waveform.boundingBox()
  if (!box) throw new Error('There is no waveform.')
  const devTools = await page.context().newCDPSession(page)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - moved }] })
  await touch('touchStart', 0)
  for (const moved of [10, 30, 60, 100, 140]) await touch('touchMove', moved)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(readScroll).toBeGreaterThan(before + 50)
  await expect(page.locator('[data-player]')).toHaveCount(0)
})

test('a tap on a waveform plays from that position [P3.06]', async ({ page }) => {
  await visit(page, '/en/catalog?type=loops')
  await page.locator('[data-row] [data-seek]').nth(1).tap()
  const slider = page.locator('[data-player] [role=slider]').first()
  const readPosition = async () => Number(await slider.getAttribute('aria-valuenow'))
  await expect.poll(readPosition).toBeGreaterThan(0.5)
})
