import { gzipSync } from 'node:zlib'
import { countElements, measurePageLoad } from '../../bench/sizes.ts'
import { waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

const maxScriptBytes = 138_000
const maxSentScriptBytes = 118_000
const maxScripts = 14

const pages = {
  home: () => '/en/',
  'the catalogue': () => '/en/catalog?type=one-shots',
  'a product': (home: string) => /\/en\/catalog\/\d+/.exec(home)?.[0] ?? '',
}

/** The maximum numbers of bytes, gzipped bytes and elements of a page's HTML. */
const documentBudgets = {
  home: { bytes: 75_000, gzipped: 15_000, elements: 520 },
  'the catalogue': { bytes: 110_000, gzipped: 16_000, elements: 950 },
  'a product': { bytes: 90_000, gzipped: 16_000, elements: 700 },
}

for (const [name, toPath] of Object.entries(pages)) {
  test(`a first visit to ${name} loads at most 138 kB of JavaScript`, async ({ page, request }) => {
    const path = toPath(await (await request.get('/en/')).text())
    expect(path).not.toBe('')
    const { script, sentScript, scriptCount } = await measurePageLoad(page, path)
    await waitForHydration(page)
    expect(script).toBeLessThanOrEqual(maxScriptBytes)
    expect(sentScript).toBeLessThanOrEqual(maxSentScriptBytes)
    expect(scriptCount).toBeLessThanOrEqual(maxScripts)
    // A hydrated page has loaded scripts, so the measurement must include them.
    expect(script).toBeGreaterThan(50_000)
    expect(sentScript).toBeGreaterThan(50_000)
  })
}

for (const [name, budget] of Object.entries(documentBudgets)) {
  test(`the HTML of ${name} stays within its budget`, async ({ request }) => {
    const home = await (await request.get('/en/')).text()
    const path = pages[name as keyof typeof pages](home)
    const html = await (await request.get(path)).text()
    const gzipped = gzipSync(html, { level: 6 }).length
    const sizes = { bytes: Buffer.byteLength(html), gzipped, elements: countElements(html) }
    expect(sizes.elements).toBeGreaterThan(100)
    for (const [measure, size] of Object.entries(sizes))
      expect(size, measure).toBeLessThanOrEqual(budget[measure as keyof typeof budget])
  })
}
