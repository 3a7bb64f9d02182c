import { measureDocument, measurePageLoad } from '../../bench/sizes.ts'
import { createCustomer } from '../support/customer.ts'
import { waitForHydration } from '../support/navigation.ts'
import { shopOrigin } from '../support/ports.ts'
import { expect, test } from '../support/test.ts'

/**
 * The maximum sizes of a page's scripts in bytes, gzipped and as transferred. Scripts contain the
 * hashed names of other chunks, which depend on the build folder: sizes vary by about a hundred
 * bytes.
 */
const scriptBudgets = {
  home: { script: 147_600, sentScript: 127_900 },
  'the catalogue': { script: 153_350, sentScript: 133_000 },
  'a product': { script: 150_600, sentScript: 130_300 },
}
const maxScripts = 7
const maxRequests = 12

const pages = {
  home: () => '/en/',
  'the catalogue': () => '/en/catalog?type=one-shots',
  'a product': (home: string) => /\/en\/catalog\/\d+/.exec(home)?.[0] ?? '',
}

/** The maximum bytes, transferred bytes and elements of a page's HTML. */
const documentBudgets = {
  home: { bytes: 66_600, sentBytes: 11_000, elements: 497 },
  'the catalogue': { bytes: 117_400, sentBytes: 13_400, elements: 1027 },
  'a product': { bytes: 91_800, sentBytes: 12_900, elements: 708 },
}

for (const [name, toPath] of Object.entries(pages)) {
  test(`a first visit to ${name} stays within its budget of JavaScript and 12 files`, async ({
    page,
    request,
  }) => {
    const path = toPath(await (await request.get('/en/')).text())
    expect(path).not.toBe('')
    const { script, sentScript, scriptCount, requestCount } = await measurePageLoad(page, path)
    await waitForHydration(page)
    const budget = scriptBudgets[name as keyof typeof pages]
    expect(script).toBeLessThanOrEqual(budget.script)
    expect(sentScript).toBeLessThanOrEqual(budget.sentScript)
    expect(scriptCount).toBeLessThanOrEqual(maxScripts)
    expect(requestCount).toBeLessThanOrEqual(maxRequests)
    // A hydrated page has loaded scripts, so the measurement must include them.
    expect(script).toBeGreaterThan(50_000)
    expect(sentScript).toBeGreaterThan(50_000)
  })
}

for (const [name, budget] of Object.entries(documentBudgets)) {
  test(`the HTML of ${name} stays within its budget`, async ({ request }) => {
    const home = await (await request.get('/en/')).text()
    const path = pages[name as keyof typeof pages](home)
    const size = await measureDocument(shopOrigin + path)
    expect(size.elements).toBeGreaterThan(100)
    for (const measure of ['bytes', 'sentBytes', 'elements'] as const)
      expect(size[measure], measure).toBeLessThanOrEqual(budget[measure])
  })
}

test('a customer page requested from the shop itself is compressed', async ({ request }) => {
  await createCustomer(request)
  for (const [site, coding] of [
    ['same-origin', 'br'],
    ['cross-site', undefined],
  ] as const) {
    const headers = { 'sec-fetch-site': site, 'accept-encoding': 'gzip, br' }
    const response = await request.get('/en/catalog', { headers })
    expect(response.headers()['content-encoding'], site).toBe(coding)
  }
})
