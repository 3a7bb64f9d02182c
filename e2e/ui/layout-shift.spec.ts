import type { Page, Route } from '@playwright/test'
import { createCustomer } from '../support/customer.ts'
import { visit, waitForHydration } from '../support/navigation.ts'
import { findProductPath } from '../support/product-path.ts'
import { expect, test } from '../support/test.ts'

const widths = [360, 1280] as const
const fontPattern = '**/*.woff2'

// The request that the test aborts.
test.use({ allowedErrors: /^console: Failed to load resource: net::ERR_FAILED$/ })

declare global {
  /** The layout shifts since the page started to load: the score and the nodes of each. */
  var shifts: string[]
}

/**
 * Records the layout shifts of every document opened from now on in `globalThis.shifts`. Blocks web
 * fonts, because a font that loads after the first paint shifts text slightly.
 */
async function recordShifts(page: Page): Promise<void> {
  await page.route(fontPattern, (route) => route.abort())
  await addShiftRecorder(page)
}

async function addShiftRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    globalThis.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '?'),
        )
        // Smaller shifts round to zero in the browser's layout shift score.
        if (entry.value >= 0.0001)
          globalThis.shifts.push(`${entry.value.toFixed(4)} ${nodes.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shifts of the current document once everything has loaded. */
async function readShifts(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    return globalThis.shifts
  })
}

for (const width of widths) {
  test(`loading a page and navigating cause no layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await recordShifts(page)
    const shifts: Record<string, readonly string[]> = {}
    const pack = await findProductPath(page.request, 'sample-packs')
    for (const path of ['/en/', '/en/catalog', pack]) {
      await visit(page, path)
      shifts[path] = await readShifts(page)
    }
    for (const path of ['/en/', '/en/catalog?type=one-shots', '/en/contacts']) {
      // A scripted click, because the browser ignores layout shifts that follow user input.
      await page.evaluate((href) => {
        document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click()
      }, path)
      await page.waitForURL(`**${path}`)
      shifts[`to ${path}`] = await readShifts(page)
    }
    for (const [path, lines] of Object.entries(shifts))
      expect.soft([path, lines]).toEqual([path, []])
  })
}

test('navigating from the bottom of a page, or to one without header and footer, causes no layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await recordShifts(page)
  await visit(page, '/en/contacts')
  for (const path of ['/en/info?tab=faq', '/en/terms', '/en/auth/login']) {
    await page.evaluate((href) => {
      scrollTo(0, document.documentElement.scrollHeight)
      document.querySelector<HTMLElement>(`:is(header, footer) a[href="${href}"]`)?.click()
    }, path)
    await page.waitForURL(`**${path}`)
    expect.soft([path, await readShifts(page)]).toEqual([path, []])
  }
})

test('sorting results and loading more cause no layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await recordShifts(page)
  await visit(page, '/en/catalog?type=one-shots')
  const actions = {
    'sort=price-asc': () => {
      const select = document.querySelector<HTMLSelectElement>('select[name=sort]')
      if (select) select.value = 'price-asc'
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    },
    'page=2': () => {
      const more = document.querySelector<HTMLElement>('[data-show-more]')
      more?.scrollIntoView({ block: 'center' })
      more?.click()
    },
  }
  for (const [query, act] of Object.entries(actions)) {
    await page.evaluate(act)
    await page.waitForURL((url) => url.search.includes(query))
    expect.soft([query, await readShifts(page)]).toEqual([query, []])
  }
})

test('loading a customer’s pages causes no layout shift', async ({ page }) => {
  await createCustomer(page.request)
  await recordShifts(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/en/cart', '/en/profile', '/en/profile?tab=balance']) {
      await visit(page, path)
      expect.soft([path, width, await readShifts(page)]).toEqual([path, width, []])
    }
  }
})

for (const width of [360, 768, 1280]) {
  test(`web fonts that load after the first paint shift pages by at most 0.005 at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await addShiftRecorder(page)
    const fonts: Route[] = []
    await page.route(fontPattern, (route) => void fonts.push(route))
    for (const language of ['en', 'de', 'it']) {
      for (const path of ['/', '/catalog?type=one-shots', '/contacts']) {
        await page.goto(`/${language}${path}`, { waitUntil: 'commit' })
        await waitForHydration(page)
        await waitForPaint(page)
        expect(fonts).not.toEqual([])
        for (const font of fonts.splice(0)) await font.continue()
        const sum = (await readShifts(page)).reduce((total, line) => total + parseFloat(line), 0)
        expect.soft(sum, `${language} ${path}`).toBeLessThanOrEqual(0.005)
      }
    }
  })
}

/** Waits until the page has been painted at least once. */
async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
}
