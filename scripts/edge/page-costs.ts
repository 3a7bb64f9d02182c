import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultCategoryIds } from '#app/provider/category-ids.ts'
import { median } from '../../bench/median.ts'
import { findFreePort } from '../../tests/support/programs/free-port.ts'
import { readProcessTime } from '../launch/cpu-time.js'
import { getOwnProvider } from '../launch/edge.js'
import { cacheFolder, root } from '../launch/project.js'
import { startCountingProxy } from './counting-proxy.ts'
import { startEdgeProgram } from './edge-program.ts'
import { platformLimits } from './platform-limits.ts'

/** The calls of `match` and `put` of the platform's cache (`app/server/edge/edge-page-cache.ts`). */
export const cacheRequests = 2

/** How often pages are requested for their CPU time, of which the median of the rounds counts. */
interface Repetitions {
  readonly rounds: number
  readonly pagesPerRound: number
}

/** What a kind of page costs when no cache has it. */
export interface PageCost {
  readonly name: string
  /** The requests that the Worker sends for it. */
  readonly subrequests: number
  /** Its CPU time in milliseconds; NaN on platforms without `/proc`. */
  readonly cpuMs: number
}

/**
 * Runs the bundle for Workers in workerd, over a provider with the small demo catalogue and the data
 * folder `dataDir`, and measures the kinds of pages that guests see.
 */
export async function measurePageCosts(
  dataDir: string,
  repetitions: Repetitions,
): Promise<PageCost[]> {
  const [port, providerPort] = [await findFreePort(), await findFreePort()]
  const origin = `http://localhost:${port}`
  const proxy = await startCountingProxy(providerPort)
  const provider = startProvider(dataDir, providerPort, origin)
  try {
    await waitForProvider(provider, providerPort)
    const edge = startEdgeProgram(port, {
      ...getOwnProvider(String(proxy.port)),
      PACKS_CATEGORY: String(defaultCategoryIds.pack),
      ONE_SHOTS_CATEGORY: String(defaultCategoryIds['one-shot']),
      PAGE_CACHE_MB: '0',
    })
    try {
      const pids = await edge.started
      const costs: PageCost[] = []
      for (const [name, url] of Object.entries(await findPages(origin))) {
        const subrequests = (await proxy.count(() => readPage(url))) + cacheRequests
        costs.push({ name, subrequests, cpuMs: await measureCpu(url, pids, repetitions) })
      }
      return costs
    } finally {
      await edge.stop()
    }
  } finally {
    await stop(provider)
    proxy.close()
  }
}

/** Returns the lines that state the costs of pages beside the limits of the free plan. */
export function formatPageCosts(costs: readonly PageCost[]): string[] {
  const { subrequests: maxSubrequests, cpuMs: maxCpuMs } = platformLimits
  const lines = costs.map(({ name, subrequests, cpuMs }) => {
    const time = Number.isNaN(cpuMs) ? 'CPU time unknown' : `${cpuMs.toFixed(1)} ms CPU`
    return `${name}: ${subrequests} of ${maxSubrequests} subrequests, ${time}`
  })
  const slow = costs.filter(({ cpuMs }) => cpuMs > maxCpuMs).map(({ name }) => name)
  if (slow.length === 0) return lines
  const warning = `Above the ${maxCpuMs} ms CPU of the free plan on this machine: ${slow.join(', ')}. The paid plan has room.`
  return [...lines, warning]
}

/** Returns the names of the pages that send more requests than the free plan allows. */
export function findRefusedPages(costs: readonly PageCost[]): string[] {
  return costs
    .filter(({ subrequests }) => subrequests > platformLimits.subrequests)
    .map(({ name }) => name)
}

/** Starts a provider without the settings of this machine, which may be those of a real shop. */
function startProvider(dataDir: string, port: number, origin: string): ChildProcess {
  const { PATH } = process.env
  return spawn(process.execPath, ['provider/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH,
      DATA_DIR: dataDir,
      CATALOGUE_DIR: join(cacheFolder, 'catalogue-small'),
      DEMO_CATALOGUE: 'small',
      LOG_LEVEL: 'error',
      ORIGIN: origin,
      PROVIDER_PORT: String(port),
      RATE_LIMIT_FACTOR: '1000',
    },
  })
}

/** Waits until the provider serves; throws if it exits before. */
async function waitForProvider(provider: ChildProcess, port: number): Promise<void> {
  const isUp = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (hasExited(provider)) throw new Error('The provider has exited.')
    await wait(100)
  }
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function stop(program: ChildProcess): Promise<void> {
  if (hasExited(program)) return
  program.kill('SIGINT')
  await once(program, 'close')
}

/** Returns the URLs of the kinds of pages, in the default language of the shop. */
async function findPages(origin: string): Promise<Record<string, string>> {
  const home = (await readPage(origin)).url
  const list = new URL('catalog?type=one-shots', home).href
  const product = findLink(await readPage(list), /href="([^"]*\/catalog\/\d+)"/)
  const artist = findLink(await readPage(product), /href="([^"]*\/artists\/[\w-]+)"/)
  return { Home: home, 'Catalog list': list, Product: product, Artist: artist }
}

function findLink({ url, html }: Page, pattern: RegExp): string {
  const path = pattern.exec(html)?.[1]
  if (path === undefined) throw new Error(`${url} has no link like ${pattern}.`)
  return new URL(path, url).href
}

interface Page {
  /** The address after redirects. */
  readonly url: string
  readonly html: string
}

async function readPage(address: string): Promise<Page> {
  const response = await fetch(address)
  const html = await response.text()
  if (!response.ok) throw new Error(`${address} responds with the status ${response.status}.`)
  return { url: response.url, html }
}

/**
 * Returns the CPU time of a page in milliseconds: the median of rounds after one that compiles the
 * code; NaN if no process of workerd is found. The busiest one renders.
 */
async function measureCpu(
  url: string,
  pids: readonly number[],
  { rounds, pagesPerRound }: Repetitions,
): Promise<number> {
  if (pids.length === 0) return Number.NaN
  const times: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const before = pids.map(readProcessTime)
    for (let page = 0; page < pagesPerRound; page += 1) await readPage(url)
    const used = pids.map((pid, index) => readProcessTime(pid) - (before[index] ?? 0))
    if (round >= 0) times.push(Math.max(...used) / pagesPerRound)
  }
  return median(times)
}
