import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findRefusedPages, formatPageCosts, measurePageCosts } from '../scripts/edge/page-costs.ts'
import { measureCalls } from './call-costs.ts'
import { compareBuilds } from './compare.ts'
import { compareWithBarePages } from './lighthouse.ts'
import { measureLatency, measureThroughput } from './load/closed-load.ts'
import { measureLoad } from './load/measure-load.ts'
import { measureImport } from './import-speed.ts'
import { median } from './median.ts'
import { measurePageCost } from './page-cost.ts'
import { measurePressToSound } from './press-to-sound.ts'
import { printResult } from './print-result.ts'
import { measureDocument, measureSizes } from './sizes.ts'
import { measureTelemetryCost } from './telemetry-cost.ts'
import { startShop } from './shop.ts'
import { measureCatalogue } from './scale-catalogue.ts'
import { measureScale } from './scale.ts'
import { measureSlowConnections } from './slow-connections.ts'

/**
 * Prints startup times, the CPU time per page compared with a bare React render, latencies under
 * load and with slow connections, transfer sizes of a first visit, and memory usage. Options select
 * other benchmarks:
 * - `--compare <folder>`: the CPU time per page compared with another built checkout
 * - `--edge`: the requests and the CPU time of pages of the bundle for Workers, in workerd
 * - `--lighthouse`: Lighthouse results compared with bare React pages
 * - `--scale`: the CPU time of lists in a PostgreSQL database with a million one-shots, or with the
 * number in `--sounds`
 * - `--calls`: the CPU time of every call relative to a rendered page, and of pages during a burst
 * of logins
 * - `--catalogue`: the CPU time of pages in shops of growing size, up to 100,000 one-shots on
 * PostgreSQL and 20,000 on SQLite; with `--strict`, the exit status is 1 above a limit
 * - `--import`: the audio imported per CPU second
 * - `--load`: the CPU time per page with up to 256 connections, the latency at half of the
 * saturation and the answers above it; with `--strict`, the exit status is 1 above a limit
 * - `--telemetry`: the CPU time per page with metrics and traces compared with none; with `--strict`,
 * the exit status is 1 if those of the default cost more than they may
 * - `--listening`: the time from pressing a play button to hearing the sound; with `--strict`, the exit
 * status is 1 above 1.5 times that of a bare audio element
 */
const pagePath = '/en/catalog?type=one-shots'
const rounds = 3

const values = parseArgs({
  options: {
    calls: { type: 'boolean' },
    catalogue: { type: 'boolean' },
    compare: { type: 'string' },
    edge: { type: 'boolean' },
    import: { type: 'boolean' },
    lighthouse: { type: 'boolean' },
    listening: { type: 'boolean' },
    load: { type: 'boolean' },
    scale: { type: 'boolean' },
    sounds: { type: 'string', default: '1000000' },
    strict: { type: 'boolean', default: false },
    telemetry: { type: 'boolean' },
  },
}).values
const { catalogue, compare, lighthouse, scale, sounds } = values
if (compare) await compareBuilds(compare)
else if (values.calls) await measureCalls()
else if (catalogue) await measureCatalogue(values.strict)
else if (values.edge) await inTemporaryFolder(measureEdge)
else if (values.import) await measureImport()
else if (values.listening)
  await inTemporaryFolder((folder) => measurePressToSound(folder, values.strict))
else if (values.load) await inTemporaryFolder((folder) => measureLoad(folder, values.strict))
else if (values.telemetry)
  await inTemporaryFolder((folder) => measureTelemetryCost(folder, values.strict))
else if (scale) await measureScale(Number(sounds))
else await inTemporaryFolder(lighthouse ? compareWithBarePages : benchmark)

async function inTemporaryFolder(measure: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-bench-'))
  try {
    await measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureEdge(folder: string): Promise<void> {
  const costs = await measurePageCosts(join(folder, 'data'), { rounds: 5, pagesPerRound: 20 })
  process.stdout.write(`${formatPageCosts(costs).join('\n')}\n`)
  if (findRefusedPages(costs).length > 0) process.exitCode = 1
}

async function benchmark(folder: string): Promise<void> {
  const dataDir = join(folder, 'data')
  const firstStart = await measureStartTime(dataDir)
  printResult('First start, empty data folder', `${toSeconds(firstStart)} s to the first page`)

  const warm: number[] = []
  for (let round = 0; round < rounds; round++) warm.push(await measureStartTime(dataDir))
  printResult('Later start', `${toSeconds(median(warm))} s to the first page`)

  await measurePageCost(dataDir)
  await measureRenderedPages(dataDir)
  await measureCachedPage(dataDir)
  await measureSlowConnections(dataDir)
  await measureTelemetryCost(join(folder, 'telemetry'), false)
}

/** Measures pages rendered for each request, as for logged-in customers. */
async function measureRenderedPages(dataDir: string): Promise<void> {
  const shop = await startShop(dataDir, { PAGE_CACHE_MB: '0' })
  try {
    const idle = shop.memory()
    const latency = await measureLatency(shop.origin + pagePath, rounds)
    const times = `median ${latency.median} ms, p99 ${latency.p99} ms, slowest ${latency.slowest} ms`
    const ratio = (latency.p99 / latency.median).toFixed(2)
    printResult('Latency with 16 connections', `${times}, ratio ${ratio}`)
    printResult('Memory', `${idle} MB before, ${shop.memory()} MB after load`)
    for (const path of ['/en/', pagePath, shop.productPath]) {
      const sizes = await measureSizes(shop.origin + path)
      const [script, sent, style] = [sizes.script, sizes.sentScript, sizes.stylesheet].map(
        toKilobytes,
      )
      printResult(
        `First visit to ${path}`,
        `JS ${script} kB, CSS ${style} kB (gzip); JS ${sent} kB as sent`,
      )
      const { bytes, sentBytes, encoding, elements } = await measureDocument(shop.origin + path)
      const sentHtml = `${toKilobytes(sentBytes)} kB as sent (${encoding})`
      printResult(`HTML of ${path}`, `${toKilobytes(bytes)} kB, ${sentHtml}, ${elements} elements`)
    }
  } finally {
    await shop.close()
  }
}

/** Measures the same page from the page cache, as for guests. */
async function measureCachedPage(dataDir: string): Promise<void> {
  const shop = await startShop(dataDir)
  try {
    const load = await measureThroughput(shop.origin + pagePath, rounds)
    printResult('Catalogue page, cached', `${Math.round(load.shop)} pages per second`)
    printResult('… against the same bytes from a bare server', toRatio(load.shop, load.sameBytes))
  } finally {
    await shop.close()
  }
}

async function measureStartTime(dataDir: string): Promise<number> {
  const started = performance.now()
  const shop = await startShop(dataDir)
  const duration = performance.now() - started
  await shop.close()
  return duration
}

function toSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2)
}

function toKilobytes(count: number): string {
  return (count / 1000).toFixed(1)
}

function toRatio(shopRate: number, bareRate: number): string {
  return `${(bareRate / shopRate).toFixed(2)} times slower (${Math.round(bareRate)} per second)`
}
