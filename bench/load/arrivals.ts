import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What became of a request. */
export interface RequestResult {
  /** 0 if the connection failed or no response came within a minute. */
  readonly status: number
  /** Whether the response says when to try again. */
  readonly hasRetryAfter: boolean
  /** From the time at which the request was due to the end of the response, in milliseconds. */
  readonly duration: number
}

const timeoutMs = 60_000

/**
 * Requests a page `count` times at random times, `perSecond` times a second on average, like visitors
 * that do not wait for each other: a slow response delays no request. The times are those of a Poisson
 * process, and the same in each run at the same rate.
 */
export async function sendArrivals(
  url: string,
  { perSecond, count }: { readonly perSecond: number; readonly count: number },
): Promise<RequestResult[]> {
  const agent = new Agent({ keepAlive: true })
  const random = createRandom()
  const arrivals: Promise<RequestResult>[] = []
  let due = performance.now()
  try {
    for (let index = 0; index < count; index += 1) {
      due += (-Math.log(1 - random()) * 1000) / perSecond
      const delay = due - performance.now()
      if (delay > 0) await wait(delay)
      arrivals.push(request(url, agent, due))
    }
    return await Promise.all(arrivals)
  } finally {
    agent.destroy()
  }
}

/** Requests a page `count` times, each after the response to the one before. */
export async function sendInTurn(url: string, count: number): Promise<RequestResult[]> {
  const agent = new Agent({ keepAlive: true })
  const arrivals: RequestResult[] = []
  try {
    for (let index = 0; index < count; index += 1)
      arrivals.push(await request(url, agent, performance.now()))
    return arrivals
  } finally {
    agent.destroy()
  }
}

async function request(url: string, agent: Agent, due: number): Promise<RequestResult> {
  const sent = get(url, { agent, timeout: timeoutMs })
  sent.on('timeout', () => sent.destroy(new Error('No response came.')))
  // `once` listens to errors only until the response begins.
  sent.on('error', () => {})
  let hasBegun = false
  try {
    const [response]: IncomingMessage[] = await once(sent, 'response')
    if (!response) throw new Error('There is no response.')
    hasBegun = true
    await once(response.resume(), 'end')
    return {
      status: response.statusCode ?? 0,
      hasRetryAfter: response.headers['retry-after'] !== undefined,
      duration: performance.now() - due,
    }
  } catch (error) {
    // The server closed an idle connection at the same moment: browsers send the request again, too.
    const isReset = error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
    if (isReset && sent.reusedSocket && !hasBegun) return request(url, agent, due)
    return { status: 0, hasRetryAfter: false, duration: performance.now() - due }
  }
}

/** Creates a generator of numbers from 0 to 1 (Lehmer), the same ones each time. */
function createRandom(): () => number {
  let seed = 1
  return () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

/** Returns the 95th percentile of the durations. */
export function computePercentile95(arrivals: readonly RequestResult[]): number {
  const sorted = arrivals.map(({ duration }) => duration).toSorted((left, right) => left - right)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}
