import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Gzipped bytes of a page load by resource type, and the number of scripts it requests. */
export interface TransferSizes {
  readonly script: number
  readonly stylesheet: number
  readonly document: number
  readonly scriptCount: number
}

/** Loads a URL in a new browser, waits until the network is idle and returns the transfer sizes. */
export async function measureSizes(url: string): Promise<TransferSizes> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const page = await browser.newPage()
    return await measurePageLoad(page, url)
  } finally {
    await browser.close()
  }
}

/** Loads a URL in a page, waits until the network is idle and returns the transfer sizes. */
export async function measurePageLoad(page: Page, url: string): Promise<TransferSizes> {
  const bytes = { script: 0, stylesheet: 0, document: 0, scriptCount: 0 }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'document') return
    if (kind === 'script') bytes.scriptCount++
    bodies.push(
      response.body().then((body) => {
        bytes[kind] += gzipSync(body).length
      }),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  return bytes
}
