import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const widths = [360, 1280] as const
const assetsFolder = resolve(import.meta.dirname, '../../dist/client/assets')

/** Returns the image path or the text of the largest contentful paint. */
async function readLargestPaint(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        interface Paint extends PerformanceEntry {
          readonly element: Element | null
          readonly url: string
        }
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as Paint
          resolve(last.url ? new URL(last.url).pathname : (last.element?.textContent ?? ''))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

for (const path of ['/en/', '/en/catalog']) {
  for (const width of widths) {
    test(`the largest contentful paint of ${path} at ${width} px is in the server-rendered HTML`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const html = (await (await page.goto(path))?.text()) ?? ''
      await page.waitForLoadState('networkidle')
      const paint = (await readLargestPaint(page)).replaceAll('\u00ad', '').trim()
      expect(paint).not.toBe('')
      const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('\u00ad', '')
      const words = markup.replaceAll(/<!--.*?-->|<[^>]+>/g, '').replaceAll('&#x27;', '’')
      expect(paint.startsWith('/') ? markup : words).toContain(paint)
    })
  }
}

test('the build contains at most 15.8 kB of compressed CSS', () => {
  const styles = readdirSync(assetsFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const bytes = styles.map((file) => gzipSync(readFileSync(resolve(assetsFolder, file))).length)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(15_800)
})

test('a page preloads two fonts of at most 60 kB in total', async ({ request }) => {
  const html = await (await request.get('/en/')).text()
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
    ([, url = '']) => url,
  )
  expect(fonts).toHaveLength(2)
  let bytes = 0
  for (const url of fonts) bytes += (await (await request.get(url)).body()).length
  expect(bytes).toBeLessThanOrEqual(60_000)
})
