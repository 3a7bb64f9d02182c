import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import { join } from 'node:path'
import { findDescendants } from '../tests/support/programs/find-descendants.ts'
import { getEdgeProgram, getOwnProvider } from '../scripts/launch/edge.js'
import { platformLimits } from '../scripts/edge/platform-limits.ts'
import { readCpuTime } from './cpu-time.ts'
import { median } from './median.ts'
import { printResult } from './print-result.ts'

const ports = { shop: 3297, provider: 3298, counter: 3299 }
const origin = `http://localhost:${ports.shop}`
const rounds = 5
const pagesPerRound = 20

/** The calls of `match` and `put` of the platform's cache (`app/server/edge/edge-page-cache.ts`). */
const cacheRequests = 2

const paths = {
  Home: '/en/',
  'Catalogue list': '/en/catalog?type=one-shots',
  Artist: '/en/artists/odd-parcel',
}

/**
 * Runs the bundle for Workers in workerd, over a provider with the small catalogue, and prints for
 * pages the requests that they send and their CPU time, beside what the platform allows. The process
 * fails if a page sends more.
 */
export async function measureEdgeCost(folder: string): Promise<void> {
  const counter = await startCounter()
  const started: ChildProcess[] = []
  try {
    started.push(startProvider(folder))
    await waitFor(`http://localhost:${ports.provider}/healthz`)
    const [command, args, options] = getEdgeProgram({
      ...getOwnProvider(ports.counter),
      PORT: String(ports.shop),
      PAGE_CACHE_MB: '0',
    })
    const edge = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
    started.push(edge)
    await waitFor(`${origin}/en/`)
    const pids = findDescendants(edge.pid ?? 0, 'workerd')
    for (const [name, path] of Object.entries(paths)) {
      const requests = (await counter.count(() => visit(path))) + cacheRequests
      const milliseconds = await measureCpu(path, pids)
      const limit = platformLimits.subrequests
      printResult(name, `${requests} of ${limit} requests, ${milliseconds.toFixed(1)} ms CPU`)
      if (requests > limit) process.exitCode = 1
    }
  } finally {
    for (const program of started.toReversed()) await stop(program)
    counter.close()
  }
}

function startProvider(folder: string): ChildProcess {
  return spawn(process.execPath, ['provider/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DEMO_CATALOGUE: 'small',
      LOG_LEVEL: 'error',
      ORIGIN: origin,
      PROVIDER_PORT: String(ports.provider),
      RATE_LIMIT_FACTOR: '1000',
    },
  })
}

/** Starts a proxy in front of the provider that counts its requests. */
async function startCounter() {
  let requests = 0
  const server = createServer(({ method, url: path, headers }, response) => {
    requests += 1
    const sent = forward({ port: ports.provider, method, path, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(response)
    })
    sent.on('error', () => response.destroy())
    sent.end()
  })
  server.listen(ports.counter, 'localhost')
  await once(server, 'listening')
  return {
    count: async (work: () => Promise<void>) => {
      const before = requests
      await work()
      return requests - before
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function waitFor(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok)
    await new Promise((next) => setTimeout(next, 100))
}

async function visit(path: string): Promise<void> {
  const response = await fetch(origin + path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} responds with the status ${response.status}.`)
}

/**
 * Returns the CPU time of a page in milliseconds: the median of rounds after one that compiles the
 * code. Of the processes of workerd, the busiest one renders.
 */
async function measureCpu(path: string, pids: readonly number[]): Promise<number> {
  const times: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const before = pids.map(readCpuTime)
    for (let page = 0; page < pagesPerRound; page += 1) await visit(path)
    const used = pids.map((pid, index) => readCpuTime(pid) - (before[index] ?? 0))
    if (round >= 0) times.push(Math.max(...used) / pagesPerRound)
  }
  return median(times)
}

async function stop(program: ChildProcess): Promise<void> {
  program.kill('SIGINT')
  await once(program, 'close')
}
