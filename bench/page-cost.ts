import { join } from 'node:path'
import autocannon from 'autocannon'
import { createCustomer } from './customer.ts'
import { tokenCookieName } from '#app/server/http/session-cookie.ts'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { startShop } from './shop.ts'
import type { BenchmarkShop } from './shop.ts'

const rounds = 5
const pagesPerRound = 100
const warmUpRounds = 2
const connections = 2
const barePort = 3292

/** Turns off the page cache and raises the rate limits beyond the load. */
const settings = { PAGE_CACHE_MB: '0', RATE_LIMIT_FACTOR: '1000' }

interface Target {
  readonly url: string
  readonly headers: Record<string, string>
}

/** A customer's session, whose cookie is replaced by every page. */
class Session {
  readonly headers: Record<string, string>

  constructor(cookie: string) {
    this.headers = { cookie }
  }

  /** Requests a page like a browser would, because a replaced token expires after a minute. */
  async renew(url: string): Promise<void> {
    const { headers } = await fetch(url, { headers: this.headers })
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const token = cookies.find((cookie) => cookie?.startsWith(`${tokenCookieName}=`))
    if (token) this.headers['cookie'] = token
  }
}

/**
 * Prints the shop's CPU time (user and system) per page compared with a bare
 * `renderToPipeableStream` of the same elements and data, in the same process, for guests and for a
 * customer with a cart and owned products. The runs are interleaved.
 */
export async function measurePageCost(dataDir: string): Promise<void> {
  const session = new Session(await createCustomer({ DATA_DIR: dataDir }))
  const preload = join(import.meta.dirname, 'bare-render.ts')
  const shop = await startShop(dataDir, {
    ...settings,
    BARE_PORT: String(barePort),
    NODE_ENV: 'production',
    PAYMENT: 'demo',
    NODE_OPTIONS: `--import=${preload}`,
  })
  try {
    const pages = { 'List page': '/en/catalog?type=one-shots', 'Product page': shop.productPath }
    const visitors = { guest: {}, customer: session.headers }
    const pairs: { name: string; full: Target; bare: Target }[] = []
    for (const [page, path] of Object.entries(pages)) {
      for (const [visitor, headers] of Object.entries(visitors)) {
        const full = { url: shop.origin + path, headers }
        const name = `${page}, ${visitor}`
        pairs.push({ name, full, bare: await capturePage(full, pairs.length) })
      }
    }
    await measurePairs(shop, pairs, session)
  } finally {
    await shop.close()
  }
}

/** Makes the shop render and capture a page; returns the target that renders it again. */
async function capturePage({ url, headers }: Target, index: number): Promise<Target> {
  const bareUrl = `http://127.0.0.1:${barePort}/${index}`
  await fetch(bareUrl, { method: 'POST' })
  const html = await (await fetch(url, { headers })).text()
  const bareHtml = await (await fetch(bareUrl)).text()
  if (countRows(html) === 0 || countRows(html) !== countRows(bareHtml)) {
    throw new Error(`The bare render of ${url} differs from the page.`)
  }
  return { url: bareUrl, headers: {} }
}

function countRows(html: string): number {
  return html.split('<li').length - 1
}

async function measurePairs(
  shop: BenchmarkShop,
  pairs: readonly { name: string; full: Target; bare: Target }[],
  session: Session,
): Promise<void> {
  const times = pairs.map(() => ({ full: [] as number[], bare: [] as number[] }))
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const [index, { full, bare }] of pairs.entries()) {
      await session.renew(full.url)
      const fullTime = await measureCpuPerPage(shop, full)
      const bareTime = await measureCpuPerPage(shop, bare)
      if (round < 0) continue
      times[index]?.full.push(fullTime)
      times[index]?.bare.push(bareTime)
    }
  }
  for (const [index, { name }] of pairs.entries()) {
    const [full, bare] = [median(times[index]?.full ?? []), median(times[index]?.bare ?? [])]
    const detail = `${full.toFixed(2)} ms, bare React ${bare.toFixed(2)} ms`
    printResult(`CPU per page, ${name}`, `${detail}, ratio ${(full / bare).toFixed(2)}`)
  }
}

/** Returns the CPU time per page of the shop's process, in milliseconds. */
async function measureCpuPerPage(shop: BenchmarkShop, target: Target): Promise<number> {
  const before = shop.readCpuTime()
  const { non2xx, errors } = await autocannon({
    ...target,
    connections,
    amount: pagesPerRound,
    timeout: 120,
  })
  if (non2xx > 0 || errors > 0)
    throw new Error(`${target.url} failed under load: ${non2xx} ${errors}`)
  return (shop.readCpuTime() - before) / pagesPerRound
}
