import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareBuilds } from './compare.ts'
import { measureThroughput } from './load.ts'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { measureSizes } from './sizes.ts'
import { startShop } from './shop.ts'

/**
 * Prints startup times, throughput compared with two bare servers, transfer sizes of a first visit,
 * and memory usage. With `--compare <folder>`, prints the CPU time per page compared with another
 * built checkout instead.
 */
const pagePath = '/en/catalog?type=one-shots'
const rounds = 3

const { compare } = parseArgs({ options: { compare: { type: 'string' } } }).values
if (compare) await compareBuilds(compare)
else await benchmark(mkdtempSync(join(tmpdir(), 'overtone-bench-')))

async function benchmark(folder: string): Promise<void> {
  try {
    const first: number[] = []
    for (let round = 0; round < rounds; round++)
      first.push(await measureStartTime(join(folder, `first-${round}`)))
    printResult('First start, empty data folder', `${toSeconds(median(first))} s to the first page`)

    const dataDir = join(folder, 'first-0')
    const warm: number[] = []
    for (let round = 0; round < rounds; round++) warm.push(await measureStartTime(dataDir))
    printResult('Later start', `${toSeconds(median(warm))} s to the first page`)

    await measureRenderedPages(dataDir)
    await measureCachedPage(dataDir)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures pages that are rendered for each request, as for logged-in customers. */
async function measureRenderedPages(dataDir: string): Promise<void> {
  const shop = await startShop(dataDir, { PAGE_CACHE_MB: '0' })
  try {
    const idle = shop.memory()
    const load = await measureThroughput(shop.origin + pagePath, rounds)
    printResult('Catalogue page', `${Math.round(load.shop)} pages per second`)
    printResult(
      '… against a bare React render of the same tree',
      toRatio(load.shop, load.bareRender),
    )
    printResult('… against the same bytes from a bare server', toRatio(load.shop, load.sameBytes))
    printResult('Memory', `${idle} MB before, ${shop.memory()} MB after load`)
    for (const path of ['/en/', pagePath, shop.productPath]) {
      const sizes = await measureSizes(shop.origin + path)
      const [script, style, html] = [sizes.script, sizes.stylesheet, sizes.document].map(
        toKilobytes,
      )
      printResult(
        `First visit to ${path}`,
        `JS ${script} kB, CSS ${style} kB, HTML ${html} kB (gzip)`,
      )
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

function toRatio(ours: number, theirs: number): string {
  return `${(theirs / ours).toFixed(2)} times slower (${Math.round(theirs)} per second)`
}
