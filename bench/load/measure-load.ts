import { maxPagesAtOnce } from '#app/server/http/page-count-limit.ts'
import { measureInTurns } from '../compare.ts'
import { median } from '../median.ts'
import { printResult } from '../print-result.ts'
import { startShop } from '../shop.ts'
import type { BenchmarkShop } from '../shop.ts'
import { computePercentile95, sendArrivals, sendInTurn } from './arrivals.ts'
import { measureRate } from './closed-load.ts'

const pagePath = '/en/catalog?type=one-shots'
const rounds = 3
const connectionCounts = [1, 16, 256]
const pagesPerRound = 512
const visitorPages = 200

/** How many times the page of one connection that of many may cost, in CPU time. */
const maxCostRatio = 1.2

/** How many times as long as for one visitor a page may take at half of the saturation. */
const maxLatencyRatio = 3

/**
 * Prints what a rendered page costs with 1, 16 and 256 connections, how long it takes at half of the
 * rate at which the shop saturates, and what becomes of requests above that rate. If `isStrict`, the
 * process fails above a limit, or if a request is lost.
 */
export async function measureLoad(dataDir: string, isStrict: boolean): Promise<void> {
  const shop = await startShop(dataDir, { PAGE_CACHE_MB: '0', DEMO_CATALOGUE: 'small' })
  try {
    const results = [
      await measureConnections(shop),
      await measureLatencyAtHalf(shop),
      await measureOverload(shop),
    ]
    if (isStrict && results.includes(false)) process.exitCode = 1
  } finally {
    await shop.close()
  }
}

/** The numbers of connections take turns. */
async function measureConnections(shop: BenchmarkShop): Promise<boolean> {
  const url = shop.origin + pagePath
  const times = await measureInTurns(
    connectionCounts.map((connections) => ({ shop, url, connections })),
    { rounds, pagesPerRound },
  )
  const [one = []] = times
  let isWithin = true
  for (const [index, connections] of connectionCounts.entries()) {
    const own = times[index] ?? []
    const ratio = median(own.map((time, round) => time / (one[round] ?? Number.NaN)))
    const detail = `${median(own).toFixed(2)} ms, ratio ${ratio.toFixed(2)}`
    printResult(`CPU per page, connections: ${connections}`, `${detail}, at most ${maxCostRatio}`)
    isWithin &&= ratio <= maxCostRatio
  }
  return isWithin
}

/** Measures the saturation anew in each round, because other load changes it. */
async function measureLatencyAtHalf({ origin }: BenchmarkShop): Promise<boolean> {
  const url = origin + pagePath
  const results: { one: number; half: number; perSecond: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const perSecond = (await measureRate(url)) / 2
    const one = computePercentile95(await sendInTurn(url, visitorPages))
    const half = computePercentile95(await sendArrivals(url, { perSecond, count: visitorPages }))
    results.push({ one, half, perSecond })
  }
  const ratio = median(results.map(({ one, half }) => half / one))
  const [one, half, perSecond] = (['one', 'half', 'perSecond'] as const).map((name) =>
    median(results.map((result) => result[name])).toFixed(1),
  )
  printResult(
    `95th percentile at ${perSecond} pages per second, half of the saturation`,
    `${half} ms, one visitor ${one} ms, ratio ${ratio.toFixed(2)}, at most ${maxLatencyRatio}`,
  )
  return ratio <= maxLatencyRatio
}

/**
 * Sends four times as many requests as the limit at ten times the rate of the saturation, so that some
 * are refused even if other programs end meanwhile.
 */
async function measureOverload({ origin }: BenchmarkShop): Promise<boolean> {
  const url = origin + pagePath
  const perSecond = 10 * (await measureRate(url))
  const arrivals = await sendArrivals(url, { perSecond, count: 4 * maxPagesAtOnce })
  const pages = arrivals.filter(({ status }) => status === 200).length
  const refused = arrivals.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter)
  const lost = arrivals.length - pages - refused.length
  printResult(
    `${arrivals.length} requests at ${perSecond.toFixed(1)} per second, ten times the saturation`,
    `${pages} pages, ${refused.length} answered 503 with Retry-After, ${lost} lost, at most 0`,
  )
  return lost === 0 && refused.length > 0
}
