import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median } from './median.ts'

export interface Throughput {
  readonly shop: number
  readonly bareRender: number
  readonly sameBytes: number
}

/**
 * Measures the pages per second of a URL, of a bare `renderToString` of the same element tree, and
 * of a server that only sends the same bytes. The three take turns, with 16 connections; each value
 * is the median of `rounds`.
 */
export async function measureThroughput(url: string, rounds: number): Promise<Throughput> {
  const html = await (await fetch(url)).text()
  const bare = await openBareServer(html)
  const results: Record<keyof Throughput, number[]> = { shop: [], bareRender: [], sameBytes: [] }
  try {
    for (let round = 0; round < rounds; round++) {
      results.shop.push(await measurePagesPerSecond(url))
      results.bareRender.push(await measurePagesPerSecond(`${bare.origin}/render`))
      results.sameBytes.push(await measurePagesPerSecond(`${bare.origin}/bytes`))
    }
  } finally {
    bare.close()
  }
  return {
    shop: median(results.shop),
    bareRender: median(results.bareRender),
    sameBytes: median(results.sameBytes),
  }
}

async function measurePagesPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 16, duration: 5 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load.`)
  return result.requests.average
}

async function openBareServer(html: string): Promise<{ origin: string; close: () => void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(html)
  const [port] = await once(child, 'message')
  return { origin: `http://localhost:${port}`, close: () => child.kill() }
}
