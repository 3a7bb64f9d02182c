import { measurePageLoad } from '../../bench/sizes.ts'
import { waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

const maxScriptBytes = 142_000
const maxScripts = 14

const pages = {
  home: () => '/en/',
  'the catalogue': () => '/en/catalog?type=one-shots',
  'a product': (home: string) => /\/en\/catalog\/\d+/.exec(home)?.[0] ?? '',
}

for (const [name, toPath] of Object.entries(pages)) {
  test(`a first visit to ${name} loads at most 142 kB of JavaScript`, async ({ page, request }) => {
    const path = toPath(await (await request.get('/en/')).text())
    expect(path).not.toBe('')
    const { script, scriptCount } = await measurePageLoad(page, path)
    await waitForHydration(page)
    expect(script).toBeLessThanOrEqual(maxScriptBytes)
    expect(scriptCount).toBeLessThanOrEqual(maxScripts)
    // A hydrated page has loaded scripts, so the measurement must include them.
    expect(script).toBeGreaterThan(50_000)
  })
}
