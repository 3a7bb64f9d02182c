import type { Session } from './customer.ts'
import { median } from './median.ts'
import { countPacks } from './scale-fill.ts'
import { growthPages } from './scale-growth-pages.ts'
import type { Engine, GrowthPage } from './scale-growth-pages.ts'
import type { BenchmarkShop } from './shop.ts'

const rounds = 3
const pagesPerRound = 10
const warmUpPages = 150

/** A running shop whose catalogue has `soundsCount` one-shots, in packs of twenty. */
export interface FilledShop {
  readonly shop: BenchmarkShop
  readonly soundsCount: number
  /** The session of a customer with products in the cart. */
  readonly session: Session
  /** Returns the CPU time of the shop and its database, in milliseconds. */
  readonly readCpu: () => number
}

/**
 * Prints the CPU time of whole pages in shops of growing size, without the page cache and for the
 * first request of each address, and its growth from the first shop to the last beside the limit.
 * The shops take turns, so that other load affects all of them. Returns whether a limit is exceeded.
 */
export async function measureGrowth(
  engine: Engine,
  shops: readonly FilledShop[],
): Promise<boolean> {
  for (const filled of shops) await warmUp(filled)
  const sizes = shops.map(({ soundsCount }) => soundsCount.toLocaleString('en'))
  printRow([`${engine}, CPU time in ms`, ...sizes, 'growth', 'at most'])
  printRow(Array.from({ length: sizes.length + 3 }, () => '---'))
  let isExceeded = false
  for (const page of growthPages) {
    const times = await measureShops(page, shops)
    const [first = [], last = []] = [times.at(0), times.at(-1)]
    const growth = median(last.map((time, round) => time / (first[round] ?? Number.NaN)))
    const limit = page.maxGrowth[engine]
    const cells = times.map((shopTimes) => median(shopTimes).toFixed(1))
    printRow([page.name, ...cells, growth.toFixed(2), limit?.toString() ?? '–'])
    if (limit !== undefined && growth > limit) isExceeded = true
  }
  return isExceeded
}

function printRow(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

/** The first requests run code that is not compiled yet. */
async function warmUp({ shop, soundsCount }: FilledShop): Promise<void> {
  const packsCount = countPacks(soundsCount)
  for (let index = 0; index < warmUpPages; index += 1)
    await loadPage(`${shop.origin}/en/catalog/${packsCount + soundsCount - index}`, {})
}

/** Returns the CPU time per page of each shop, in milliseconds: one value per round. */
async function measureShops(page: GrowthPage, shops: readonly FilledShop[]): Promise<number[][]> {
  const times: number[][] = shops.map(() => [])
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const turns = [...shops.entries()]
    for (const [index, filled] of round % 2 === 0 ? turns : turns.toReversed()) {
      const time = await measurePages(page, filled, round * pagesPerRound)
      if (round > 0) times[index]?.push(time)
    }
  }
  return times
}

async function measurePages(
  { createPath, isPersonal }: GrowthPage,
  { shop, soundsCount, session, readCpu }: FilledShop,
  start: number,
): Promise<number> {
  const path = (index: number) => shop.origin + createPath(start + index, soundsCount)
  if (isPersonal) await session.renew(path(0))
  const before = readCpu()
  for (let index = 0; index < pagesPerRound; index += 1)
    await loadPage(path(index), isPersonal ? session.headers : {})
  return (readCpu() - before) / pagesPerRound
}

async function loadPage(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers, redirect: 'error' })
  await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
}
