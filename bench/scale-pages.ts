import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { readChildrenTime } from '../scripts/launch/cpu-time.js'

const port = 3295
const origin = `http://localhost:${port}`
const workerCounts = [1, 2, 4]
const connections = 32
const seconds = 10

interface ScaledShop {
  readonly dataDir: string
  readonly databaseUrl: string
  /** The process id of the PostgreSQL server. */
  readonly serverPid: number
  readonly soundsCount: number
}

/**
 * Prints the pages per second sent by one, two and four processes without the page cache, the share
 * of CPU time used by them, PostgreSQL and the load generator, and the bottleneck.
 */
export async function measurePages(shop: ScaledShop): Promise<void> {
  const cores = availableParallelism()
  process.stdout.write(`\nPages of guests, without the page cache, on ${cores} cores\n`)
  let single = 0
  for (const workers of workerCounts) {
    const { pages, shares } = await measureWorkers(shop, workers)
    single ||= pages
    const used = Object.entries(shares).map(([name, share]) => `${name} ${formatShare(share)}`)
    const name = `${workers} ${workers === 1 ? 'process' : 'processes'}`
    process.stdout.write(
      `${name.padEnd(12)} ${pages.toFixed(0).padStart(6)} pages/s  ${(pages / single).toFixed(2)} ×  ` +
        `of the processors: ${used.join(', ')}; ${describeLimit(shares, workers, cores)}\n`,
    )
  }
}

interface Shares {
  readonly shop: number
  readonly PostgreSQL: number
  readonly load: number
}

async function measureWorkers(shop: ScaledShop, workers: number) {
  const supervisor = spawn(
    process.execPath,
    ['app/server/serve-main.ts', '--workers', String(workers)],
    {
      cwd: resolve(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: shop.dataDir,
        DATABASE_URL: shop.databaseUrl,
        DEMO_CATALOGUE: 'none',
        PAGE_CACHE_MB: '0',
        LOG_LEVEL: 'error',
      },
    },
  )
  try {
    while (!(await isUp())) await wait(100)
    await runLoad(shop.soundsCount, 3)
    const readTimes = () => [
      readChildrenTime(supervisor.pid),
      readChildrenTime(shop.serverPid),
      process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
    ]
    const before = readTimes()
    const started = performance.now()
    const { requests } = await runLoad(shop.soundsCount, seconds)
    const available = (performance.now() - started) * availableParallelism()
    const [own = 0, database = 0, load = 0] = readTimes().map(
      (time, index) => (time - (before[index] ?? 0)) / available,
    )
    return { pages: requests.average, shares: { shop: own, PostgreSQL: database, load } }
  } finally {
    supervisor.kill('SIGTERM')
    await once(supervisor, 'exit')
  }
}

/** Requests random products and, every fifth time, a page of one-shots sorted by price. */
async function runLoad(soundsCount: number, duration: number): Promise<autocannon.Result> {
  const paths = Array.from({ length: 5000 }, (_, index) =>
    index % 5 === 0
      ? `/en/catalog?type=one-shots&sort=price-asc&page=${1 + Math.floor(Math.random() * 50)}`
      : `/en/catalog/${1 + Math.floor(Math.random() * soundsCount)}`,
  )
  const requests = paths.map((path) => ({ path, headers: { accept: 'text/html' } }))
  const result = await autocannon({ url: origin, connections, duration, requests })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx + result.errors} of the pages failed under load.`)
  }
  return result
}

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok
  } catch {
    return false
  }
}

function describeLimit(shares: Shares, workers: number, cores: number): string {
  const total = shares.shop + shares.PostgreSQL + shares.load
  if (total > 0.9) return 'all processors are used up'
  if (shares.shop * cores > 0.9 * workers) return 'the processes of the shop are used up'
  return 'nothing is used up'
}

function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`
}
