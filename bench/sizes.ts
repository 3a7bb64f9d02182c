import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Page, Response } from '@playwright/test'

/** The size of a page's HTML. */
export interface DocumentSize {
  readonly bytes: number
  /** The bytes sent to a browser that accepts all common codings, without headers. */
  readonly sentBytes: number
  readonly encoding: string
  readonly elements: number
}

/** Requests a page with and without compression and returns the size of its HTML. */
export async function measureDocument(url: string): Promise<DocumentSize> {
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()
  const request = get(url, { headers: { 'accept-encoding': 'zstd, br, gzip' } })
  const [response]: IncomingMessage[] = await once(request, 'response')
  const body = response ? await buffer(response) : Buffer.alloc(0)
  return {
    bytes: Buffer.byteLength(html),
    sentBytes: body.length,
    encoding: response?.headers['content-encoding'] ?? 'uncompressed',
    elements: countElements(html),
  }
}

/** Returns the number of elements in HTML as written by React, which escapes `<` in scripts. */
export function countElements(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0
}

/** The gzipped bytes of a page load by resource type, and its number of scripts and files. */
export interface TransferSizes {
  readonly script: number
  /** The bytes of the scripts as compressed by the build, without headers. */
  readonly sentScript: number
  readonly stylesheet: number
  readonly document: number
  readonly scriptCount: number
  /** Includes images, fonts and data. */
  readonly requestCount: number
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
  const total = {
    script: 0,
    sentScript: 0,
    stylesheet: 0,
    document: 0,
    scriptCount: 0,
    requestCount: 0,
  }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    total.requestCount++
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'document') return
    bodies.push(addSizes(response, kind))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  return total

  async function addSizes(
    response: Response,
    kind: 'script' | 'stylesheet' | 'document',
  ): Promise<void> {
    const body = await response.body()
    const { responseBodySize } = await response.request().sizes()
    total[kind] += gzipSync(body).length
    if (kind !== 'script') return
    total.scriptCount++
    total.sentScript += responseBodySize
  }
}
