import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import autocannon from 'autocannon'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { startShop } from './shop.ts'
import type { BenchmarkShop } from './shop.ts'

/** How often each target is measured, and with how many pages. */
interface Plan {
  readonly rounds: number
  readonly pagesPerRound: number
}

const defaultPlan: Plan = { rounds: 5, pagesPerRound: 100 }
const defaultConnections = 2

/** Without a page cache, every page is rendered. Older builds call the setting `READY_PAGES_MB`. */
const settings = { PAGE_CACHE_MB: '0', READY_PAGES_MB: '0', DEMO_CATALOGUE: 'small' }

const pages: Record<string, (shop: BenchmarkShop) => string> = {
  Home: () => '/en/',
  'Catalogue list': () => '/en/catalog?type=one-shots',
  Product: (shop) => shop.productPath,
}

/**
 * Prints the server's CPU time (user and system) per rendered page, in this checkout and in another
 * built one, and their ratio. The two servers take turns, so that other load affects both equally.
 */
export async function compareBuilds(otherRoot: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-compare-'))
  const opened: BenchmarkShop[] = []
  try {
    const ours = await startShop(join(folder, 'this'), settings)
    opened.push(ours)
    const root = resolve(otherRoot)
    const theirs = await startShop(join(folder, 'other'), settings, { root, port: 3291 })
    opened.push(theirs)
    for (const [name, toPath] of Object.entries(pages)) {
      const [ourUrl, theirUrl] = [ours, theirs].map((shop) => shop.origin + toPath(shop))
      if (!ourUrl || !theirUrl) throw new Error(`${name} has no URL.`)
      const times = await measureInTurns([
        { shop: ours, url: ourUrl },
        { shop: theirs, url: theirUrl },
      ])
      const [own, other] = times.map(median)
      if (own === undefined || other === undefined) throw new Error(`${name} was not measured.`)
      const detail = `${own.toFixed(2)} ms here, ${other.toFixed(2)} ms there`
      printResult(`CPU per page, ${name}`, `${detail}, ratio ${(own / other).toFixed(2)}`)
    }
  } finally {
    for (const shop of opened) await shop.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Target {
  readonly shop: BenchmarkShop
  readonly url: string
  readonly connections?: number
}

/**
 * Measures the CPU time per page of each target, in milliseconds: one value per round, after a
 * warm-up round. Every other round goes in the opposite order, so that load that grows or falls during
 * a round affects none of them more.
 */
export async function measureInTurns(
  targets: readonly Target[],
  plan = defaultPlan,
): Promise<number[][]> {
  const times: number[][] = targets.map(() => [])
  for (const target of targets) await measureCpuPerPage(target, plan)
  for (let round = 0; round < plan.rounds; round++) {
    const turns = [...targets.entries()]
    for (const [index, target] of round % 2 === 0 ? turns : turns.toReversed())
      times[index]?.push(await measureCpuPerPage(target, plan))
  }
  return times
}

async function measureCpuPerPage(
  { shop, url, connections = defaultConnections }: Target,
  { pagesPerRound }: Plan,
): Promise<number> {
  const before = shop.readCpuTime()
  const { non2xx, errors } = await autocannon({
    url,
    connections,
    amount: pagesPerRound,
    timeout: 120,
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load.`)
  return (shop.readCpuTime() - before) / pagesPerRound
}
