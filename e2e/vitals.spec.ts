import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { hydrated, signUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const widths = [360, 1280] as const
const assets = resolve(import.meta.dirname, '../dist/client/assets')

declare global {
  /** What moved on the page since it began to load, a line each. */
  var moved: string[]
}

/** Notes in every document to come what moves by itself; `moved` tells it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    globalThis.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '?'),
        )
        // What rounds to nothing is nothing in the browser's own score.
        if (entry.value >= 0.0001)
          globalThis.moved.push(`${entry.value.toFixed(4)} ${nodes.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved up to now, once everything that is to come has come. */
async function shiftsOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    return globalThis.moved
  })
}

async function productPath(page: Page): Promise<string> {
  const html = await (await page.request.get('/en/catalog?type=sample-packs')).text()
  return /\/en\/catalog\/\d+/.exec(html)?.[0] ?? ''
}

for (const width of widths) {
  test(`nothing moves while a page loads, nor on the way to the next, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    const shifts: Record<string, readonly string[]> = {}
    for (const path of ['/en/', '/en/catalog', await productPath(page)]) {
      await page.goto(path)
      await hydrated(page)
      shifts[path] = await shiftsOf(page)
    }
    for (const path of ['/en/', '/en/catalog?type=one-shots', '/en/contacts']) {
      // Pressed by no hand: what moves after a hand's press the browser forgives.
      await page.evaluate((href) => {
        document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click()
      }, path)
      await page.waitForURL(`**${path}`)
      shifts[`to ${path}`] = await shiftsOf(page)
    }
    for (const [path, lines] of Object.entries(shifts))
      expect.soft([path, lines]).toEqual([path, []])
  })
}

test('nothing moves on the way from the foot of a page, nor to one without head and foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await watchShifts(page)
  await page.goto('/en/contacts')
  await hydrated(page)
  for (const path of ['/en/info?tab=faq', '/en/terms', '/en/auth/login']) {
    await page.evaluate((href) => {
      scrollTo(0, document.documentElement.scrollHeight)
      document.querySelector<HTMLElement>(`:is(header, footer) a[href="${href}"]`)?.click()
    }, path)
    await page.waitForURL(`**${path}`)
    expect.soft([path, await shiftsOf(page)]).toEqual([path, []])
  }
})

test('nothing moves by itself when results are put in order or continued', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await watchShifts(page)
  await page.goto('/en/catalog?type=one-shots')
  await hydrated(page)
  const ways = {
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
  for (const [query, go] of Object.entries(ways)) {
    await page.evaluate(go)
    await page.waitForURL((url) => url.search.includes(query))
    expect.soft([query, await shiftsOf(page)]).toEqual([query, []])
  }
})

test('nothing moves while a customer’s pages load', async ({ page }) => {
  await signUp(page)
  await watchShifts(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/en/cart', '/en/profile', '/en/profile?tab=balance']) {
      await page.goto(path)
      await hydrated(page)
      expect.soft([path, width, await shiftsOf(page)]).toEqual([path, width, []])
    }
  }
})

/** The largest thing painted: the address of its picture, or its words. */
async function largestPaint(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((tell) => {
        interface Paint extends PerformanceEntry {
          readonly element: Element | null
          readonly url: string
        }
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as Paint
          tell(last.url ? new URL(last.url).pathname : (last.element?.textContent ?? ''))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

for (const path of ['/en/', '/en/catalog']) {
  for (const width of widths) {
    test(`the largest paint of ${path} at ${width} pixels is in the server’s HTML`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const html = (await (await page.goto(path))?.text()) ?? ''
      await page.waitForLoadState('networkidle')
      const paint = (await largestPaint(page)).replaceAll('\u00ad', '').trim()
      expect(paint).not.toBe('')
      const plain = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('\u00ad', '')
      const words = plain.replaceAll(/<!--.*?-->|<[^>]+>/g, '').replaceAll('&#x27;', '’')
      expect(paint.startsWith('/') ? plain : words).toContain(paint)
    })
  }
}

test('the styles of a first visit take at most 12 kB', () => {
  const styles = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const bytes = styles.map((file) => gzipSync(readFileSync(resolve(assets, file))).length)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(12_000)
})

test('a page preloads two faces of at most 60 kB together', async ({ request }) => {
  const html = await (await request.get('/en/')).text()
  const faces = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
    ([, address = '']) => address,
  )
  expect(faces).toHaveLength(2)
  let bytes = 0
  for (const address of faces) bytes += (await (await request.get(address)).body()).length
  expect(bytes).toBeLessThanOrEqual(60_000)
})
