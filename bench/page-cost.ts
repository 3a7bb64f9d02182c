import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { readProcessTime } from '../scripts/launch/cpu-time.js'
import { createCustomer, Session } from './customer.ts'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { startShop } from './shop.ts'

const rounds = 5
const pagesPerRound = 100
const warmUpRounds = 2
const connections = 2
const barePort = 3292

/** Turns off the page cache and raises the rate limits beyond the load. */
const settings = { PAGE_CACHE_MB: '0', RATE_LIMIT_FACTOR: '1000' }

/** How many times the lean page a guest's list may cost, and how many times a guest's page a customer's. */
const limits = { lean: 3, customer: 1.3 } as const

interface Target {
  readonly url: string
  readonly headers: Record<string, string>
  /** Returns the CPU time of its process, in milliseconds. */
  readonly readCpuTime: () => number
}

interface Pair {
  readonly page: string
  readonly visitor: 'guest' | 'customer'
  readonly full: Target
  readonly bare: Target
}

/**
 * Prints the shop's CPU time (user and system) per page, for guests and for a customer with a cart
 * and owned products, compared with
 * - a bare `renderToPipeableStream` of the same elements and data, in the same process
 * - a lean page in plain React (`lean-page.ts`), in a process of its own
 * - a guest's page, for the customer's.
 *
 * The runs are interleaved.
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
  const lean = await openLeanServer()
  try {
    const pages = {
      [listPage]: '/en/catalog?type=one-shots',
      'Product page': shop.productPath,
    }
    const pairs: Pair[] = []
    for (const [page, path] of Object.entries(pages)) {
      for (const visitor of ['guest', 'customer'] as const) {
        const headers = visitor === 'guest' ? {} : session.headers
        const full = { url: shop.origin + path, headers, readCpuTime: shop.readCpuTime }
        pairs.push({ page, visitor, full, bare: await capturePage(full, pairs.length) })
      }
    }
    await measurePairs(pairs, lean.target, session)
  } finally {
    lean.close()
    await shop.close()
  }
}

const listPage = 'List page'

/** Starts a server that renders the lean page. */
async function openLeanServer() {
  const child = fork(join(import.meta.dirname, 'lean-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [port] = await once(child, 'message')
  const url = `http://127.0.0.1:${port}/`
  const target: Target = { url, headers: {}, readCpuTime: () => readProcessTime(child.pid) }
  return { target, close: () => void child.kill() }
}

/** Makes the shop render and capture a page; returns the target that renders it again. */
async function capturePage(full: Target, index: number): Promise<Target> {
  const { url, headers } = full
  const bareUrl = `http://127.0.0.1:${barePort}/${index}`
  await fetch(bareUrl, { method: 'POST' })
  const html = await (await fetch(url, { headers })).text()
  const bareHtml = await (await fetch(bareUrl)).text()
  if (countRows(html) === 0 || countRows(html) !== countRows(bareHtml)) {
    throw new Error(`The bare render of ${url} differs from the page.`)
  }
  return { ...full, url: bareUrl, headers: {} }
}

function countRows(html: string): number {
  return html.split('<li').length - 1
}

async function measurePairs(pairs: readonly Pair[], lean: Target, session: Session): Promise<void> {
  const times = new Map<Target, number[]>()
  const measure = async (target: Target, round: number) => {
    const time = await measureCpuPerPage(target)
    if (round >= 0) times.set(target, [...(times.get(target) ?? []), time])
  }
  for (let round = -warmUpRounds; round < rounds; round++) {
    await measure(lean, round)
    for (const { full, bare } of pairs) {
      await session.renew(full.url)
      await measure(full, round)
      await measure(bare, round)
    }
  }
  const getTime = (target: Target) => median(times.get(target) ?? [])
  for (const { page, visitor, full, bare } of pairs) {
    const name = `CPU per page, ${page}, ${visitor}`
    printRatio(name, getTime(full), 'bare React', getTime(bare))
    const guest = pairs.find((other) => other.page === page && other.visitor === 'guest')
    if (visitor === 'customer' && guest)
      printRatio(name, getTime(full), 'guest', getTime(guest.full), limits.customer)
    else if (page === listPage)
      printRatio(name, getTime(full), 'lean page', getTime(lean), limits.lean)
  }
}

function printRatio(name: string, time: number, other: string, otherTime: number, limit?: number) {
  const detail = `${time.toFixed(2)} ms, ${other} ${otherTime.toFixed(2)} ms`
  const ratio = `ratio ${(time / otherTime).toFixed(2)}`
  printResult(name, `${detail}, ${ratio}${limit === undefined ? '' : `, at most ${limit}`}`)
}

/** Returns the CPU time per page of the target's process, in milliseconds. */
async function measureCpuPerPage({ url, headers, readCpuTime: readTime }: Target): Promise<number> {
  const before = readTime()
  const { non2xx, errors } = await autocannon({
    url,
    headers,
    connections,
    amount: pagesPerRound,
    timeout: 120,
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load: ${non2xx} ${errors}`)
  return (readTime() - before) / pagesPerRound
}
