import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median } from '../median.ts'

export interface Throughput {
  readonly shop: number
  readonly sameBytes: number
}

/**
 * Measures the pages per second of a URL and of a server that only sends the same bytes. The two
 * take turns, with 16 connections; each value is the median of `rounds`.
 */
export async function measureThroughput(url: string, rounds: number): Promise<Throughput> {
  const html = await (await fetch(url)).text()
  const bare = await openBareServer(html)
  const results: Record<keyof Throughput, number[]> = { shop: [], sameBytes: [] }
  try {
    for (let round = 0; round < rounds; round++) {
      results.shop.push((await runLoad(url)).requests.average)
      results.sameBytes.push((await runLoad(bare.origin)).requests.average)
    }
  } finally {
    bare.close()
  }
  return { shop: median(results.shop), sameBytes: median(results.sameBytes) }
}

export interface Latency {
  /** In milliseconds, like the other values. */
  readonly median: number
  readonly p99: number
  readonly slowest: number
}

/**
 * Measures the time to load a page completely with 16 connections, after a warm-up; each value is
 * the median of `rounds`.
 */
export async function measureLatency(url: string, rounds: number): Promise<Latency> {
  await runLoad(url)
  const results: autocannon.Result[] = []
  for (let round = 0; round < rounds; round++) results.push(await runLoad(url))
  return {
    median: median(results.map(({ latency }) => latency.p50)),
    p99: median(results.map(({ latency }) => latency.p99)),
    slowest: median(results.map(({ latency }) => latency.max)),
  }
}

/** Measures the pages per second of a URL with 16 connections, which keep the shop busy. */
export async function measureRate(url: string): Promise<number> {
  return (await runLoad(url)).requests.average
}

/** Requests a page for five seconds with 16 connections. */
async function runLoad(url: string): Promise<autocannon.Result> {
  const result = await autocannon({ url, connections: 16, duration: 5 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load.`)
  return result
}

async function openBareServer(html: string): Promise<{ origin: string; close: () => void }> {
  const child = fork(join(import.meta.dirname, '../bare-server.ts'))
  child.send(html)
  const [port] = await once(child, 'message')
  return { origin: `http://localhost:${port}`, close: () => child.kill() }
}
