import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureLoad } from './load.ts'
import { median } from './median.ts'
import { measureSizes } from './sizes.ts'
import { openShop } from './shop.ts'

/** Prints starts, throughput against two bare servers, sizes of the first visit, and memory. */
const page = '/en/catalog?type=one-shots'
const rounds = 3
const folder = mkdtempSync(join(tmpdir(), 'overtone-bench-'))

try {
  await benchmark()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function benchmark(): Promise<void> {
  const first: number[] = []
  for (let round = 0; round < rounds; round++)
    first.push(await timeStart(join(folder, `first-${round}`)))
  tell('First start, empty data folder', `${seconds(median(first))} s to the first answer`)

  const dataDir = join(folder, 'first-0')
  const warm: number[] = []
  for (let round = 0; round < rounds; round++) warm.push(await timeStart(dataDir))
  tell('Later start', `${seconds(median(warm))} s to the first answer`)

  await measurePages(dataDir)
  await measureReadyPage(dataDir)
}

/** Pages that are rendered anew for each visitor, as for those who are logged in. */
async function measurePages(dataDir: string): Promise<void> {
  const shop = await openShop(dataDir, { PAGE_CACHE_MB: '0' })
  try {
    const idle = shop.memory()
    const load = await measureLoad(shop.origin + page, rounds)
    tell('Catalogue page', `${Math.round(load.shop)} pages a second`)
    tell('… against a bare React render of the same tree', ratio(load.shop, load.bareRender))
    tell('… against the same bytes from a bare server', ratio(load.shop, load.sameBytes))
    tell('Memory', `${idle} MB before, ${shop.memory()} MB after load`)
    for (const path of ['/en/', page, shop.productPath]) {
      const sizes = await measureSizes(shop.origin + path)
      const [script, style, html] = [sizes.script, sizes.stylesheet, sizes.document].map(kilobytes)
      tell(`First visit of ${path}`, `JS ${script} kB, CSS ${style} kB, HTML ${html} kB (gzip)`)
    }
  } finally {
    await shop.close()
  }
}

/** The same page as visitors without an account get it. */
async function measureReadyPage(dataDir: string): Promise<void> {
  const shop = await openShop(dataDir)
  try {
    const load = await measureLoad(shop.origin + page, rounds)
    tell('Catalogue page, kept ready', `${Math.round(load.shop)} pages a second`)
    tell('… against the same bytes from a bare server', ratio(load.shop, load.sameBytes))
  } finally {
    await shop.close()
  }
}

async function timeStart(dataDir: string): Promise<number> {
  const started = performance.now()
  const shop = await openShop(dataDir)
  const took = performance.now() - started
  await shop.close()
  return took
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2)
}

function kilobytes(count: number): string {
  return (count / 1000).toFixed(1)
}

function ratio(ours: number, theirs: number): string {
  return `${(theirs / ours).toFixed(2)} times slower (${Math.round(theirs)} a second)`
}

function tell(what: string, result: string): void {
  process.stdout.write(`${what}: ${result}\n`)
}
