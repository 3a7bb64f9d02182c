import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { startShop } from './shop.ts'

const connectionCount = 1000
const rounds = 5
const pagesPerRound = 101
const pagePath = '/en/catalog?type=one-shots'

/**
 * Prints the median time to load a rendered page completely while a thousand slow connections are
 * held (a third each sends headers slowly, sends a body slowly, or is idle between requests), and
 * the ratio to the time without them. The two take turns.
 */
export async function measureSlowConnections(dataDir: string): Promise<void> {
  const shop = await startShop(dataDir, { PAGE_CACHE_MB: '0' })
  const times: Record<'without' | 'with', number[]> = { without: [], with: [] }
  const held: number[] = []
  try {
    const url = shop.origin + pagePath
    await measureMedianTime(url)
    const idle = shop.memory()
    let memory = 0
    for (let round = 0; round < rounds; round++) {
      times.without.push(await measureMedianTime(url))
      const clients = await holdConnections(Number(new URL(url).port))
      times.with.push(await measureMedianTime(url))
      held.push(await countConnections(clients))
      memory = Math.max(memory, shop.memory())
      clients.kill()
      await once(clients, 'exit')
    }
    const [own, other] = [median(times.with), median(times.without)]
    const detail = `median ${own.toFixed(1)} ms, ${other.toFixed(1)} ms without`
    const count = Math.min(...held)
    printResult(
      `Page with ${count} slow connections`,
      `${detail}, ratio ${(own / other).toFixed(2)}, memory ${memory} MB, ${idle} MB before`,
    )
  } finally {
    await shop.close()
  }
}

/** Requests a page repeatedly on one connection; returns the median time in milliseconds. */
async function measureMedianTime(url: string): Promise<number> {
  const times: number[] = []
  for (let page = 0; page < pagesPerRound; page++) {
    const start = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
    times.push(performance.now() - start)
  }
  return median(times)
}

/**
 * Opens the connections in a separate process and waits until all are open, or as many as the limit
 * for open files allows.
 */
async function holdConnections(port: number): Promise<ChildProcess> {
  const clients = fork(join(import.meta.dirname, 'slow-clients.ts'))
  clients.send({ port, count: connectionCount })
  let before = -1
  for (;;) {
    const count = await countConnections(clients)
    if (count === connectionCount || (count > 0 && count === before)) return clients
    before = count
    await new Promise((next) => setTimeout(next, 200))
  }
}

async function countConnections(clients: ChildProcess): Promise<number> {
  clients.send('count')
  const [count] = await once(clients, 'message')
  return Number(count)
}
