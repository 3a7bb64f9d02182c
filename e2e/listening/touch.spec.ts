import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

for (const saveData of [false, true]) {
  const condition = saveData ? 'that saves data' : 'on a fast line'
  test(`on a touch screen ${condition}, the first tap requests the sound while the engine is loading, and once [P3.01]`, async ({
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
