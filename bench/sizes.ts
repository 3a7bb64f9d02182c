import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'

export interface Sizes {
  readonly script: string
  readonly style: string
  readonly html: string
}

/** What a first visit of a page loads, gzipped, in kB of 1000 bytes, by kind. */
export async function measureSizes(url: string): Promise<Sizes> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  const bytes = { script: 0, stylesheet: 0, document: 0 }
  const reading: Promise<void>[] = []
  try {
    const page = await browser.newPage()
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'document') return
      reading.push(
        response.body().then((body) => {
          bytes[kind] += gzipSync(body).length
        }),
      )
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await Promise.all(reading)
  } finally {
    await browser.close()
  }
  return {
    script: kilobytes(bytes.script),
    style: kilobytes(bytes.stylesheet),
    html: kilobytes(bytes.document),
  }
}

function kilobytes(count: number): string {
  return (count / 1000).toFixed(1)
}
