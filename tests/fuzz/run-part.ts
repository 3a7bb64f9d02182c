import fc from 'fast-check'
import { findLedgerViolations } from '../support/database/ledger-invariants.ts'
import { createRequestArbitrary } from './arbitraries.ts'
import { checkResponse, isUnexpected } from './check-response.ts'
import { createFacts, getAddress } from './create-facts.ts'
import type { Facts } from './example.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { FuzzShop } from './open-fuzz-shop.ts'
import { parseResponse } from './parse-response.ts'
import { deviations, sendRaw } from './raw-request.ts'
import type { Deviation } from './raw-request.ts'
import { renderRequest } from './render-request.ts'
import type { RenderedRequest } from './render-request.ts'
import type { Area, Target } from './targets.ts'

/** The number of requests per customer before a new one signs up. */
const requestsPerCustomer = 100

const maxRequestsAtOnce = 32

/** The fraction of requests sent over connections. */
const servedShare = 0.1

/** The statistics of a part, and a description of the first failure, if any. */
export interface PartResult {
  readonly requests: number
  /** The number of responses by status class, such as `2xx`. */
  readonly statuses: Readonly<Record<string, number>>
  readonly slowest: { readonly milliseconds: number; readonly target: string }
  readonly failure: string | null
}

interface PreparedRequest extends RenderedRequest {
  readonly area: Area
  readonly address: string
}

/** Sends `count` requests to a newly opened shop; calls `note` before each one. */
export async function runPart(
  fuzzShop: FuzzShop,
  targets: readonly Target[],
  { seed, count, note }: { seed: number; count: number; note: (request: string) => void },
): Promise<PartResult> {
  const statuses: Record<string, number> = {}
  let requests = 0
  let slowest = { milliseconds: 0, target: '' }
  let facts: Promise<Facts> | undefined
  const byName = new Map(targets.map((target) => [target.name, target]))

  async function prepare(request: FuzzRequest): Promise<PreparedRequest> {
    const count = requests++
    if (count % requestsPerCustomer === 0) facts = undefined
    facts ??= createFacts(fuzzShop, count)
    fuzzShop.shop.now = new Date(fuzzShop.shop.now.getTime() + 100)
    const current = { ...(await facts), count: `${seed}-${count}`, address: getAddress(count) }
    const target = byName.get(request.target)
    if (!target) throw new Error(`There is no target ${request.target}.`)
    const rendered = renderRequest(request, target, current, fuzzShop.shop.now)
    note(`request ${count}: ${target.name}, ${rendered.method} ${rendered.target}`)
    return { ...rendered, area: target.area, address: current.address }
  }

  function record(status: number, request: FuzzRequest, start: number): void {
    const name = `${Math.floor(status / 100)}xx`
    statuses[name] = (statuses[name] ?? 0) + 1
    const milliseconds = performance.now() - start
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, target: request.target }
  }

  async function handleDirectly(request: FuzzRequest): Promise<string[]> {
    const rendered = await prepare(request)
    const native = toNativeRequest(fuzzShop.origin, rendered)
    if (native === null) return []
    const start = performance.now()
    const { area, address } = rendered
    const response = await fuzzShop.send(area, native, address)
    const body = Buffer.from(await response.arrayBuffer()).toString()
    record(response.status, request, start)
    const { status, headers } = response
    if (request.visitor === 'customer' && isLoggedOut(response, body)) facts = undefined
    return checkResponse(
      { status, headers, body, errors: fuzzShop.takeErrors() },
      { method: native.method, path: new URL(native.url).pathname, area, isServed: false },
    )
  }

  async function sendOverConnection(request: FuzzRequest, deviation: Deviation): Promise<string[]> {
    const rendered = await prepare(request)
    const start = performance.now()
    const { area, method } = rendered
    const bytes = await sendRaw(fuzzShop.ports[area], rendered, deviation)
    const received = parseResponse(bytes, method !== 'HEAD')
    if (received === null) return deviation === 'connect' ? [] : ['there is no complete response']
    record(received.status, request, start)
    const path = rendered.target.split('?')[0] ?? ''
    return checkResponse({ ...received, errors: [] }, { method, path, area, isServed: true })
  }

  const request = createRequestArbitrary(targets)
  const served = fc.array(fc.tuple(request, fc.constantFrom(...deviations)), {
    minLength: 1,
    maxLength: maxRequestsAtOnce,
    size: 'max',
  })
  const servedCount = Math.round(count * servedShare)
  const failure =
    (await check(
      fc.asyncProperty(request, async (one) => throwProblems(await handleDirectly(one))),
      { seed, numRuns: count - servedCount },
    )) ??
    (await check(
      fc.asyncProperty(served, async (batch) => {
        const responses = batch.map(([one, deviation]) => sendOverConnection(one, deviation))
        const problems = (await Promise.all(responses)).flat()
        throwProblems([...problems, ...fuzzShop.takeErrors().filter(isUnexpected)])
      }),
      { seed, numRuns: Math.round((2 * servedCount) / (1 + maxRequestsAtOnce)) },
    )) ??
    (await findDamage(fuzzShop))
  return { requests, statuses, slowest, failure }
}

/** Returns whether a response means that the customer's session has ended. */
function isLoggedOut({ status, headers }: Response, body: string): boolean {
  const isRedirected = headers.get('location')?.includes('/auth/login') === true
  return status === 401 || isRedirected || body.includes('"unauthorised"')
}

/** Checks a property; returns the problems of the smallest failing request, or null. */
async function check<TArguments extends [unknown]>(
  property: fc.IAsyncProperty<TArguments>,
  parameters: fc.Parameters<TArguments>,
): Promise<string | null> {
  const result = await fc.check(property, parameters)
  if (!result.failed) return null
  const { counterexample, counterexamplePath, errorInstance } = result
  const problems = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return `${problems}\npath ${counterexamplePath}, request ${fc.stringify(counterexample)}`
}

function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Returns a description of the damage to the ledger or the server, or null. */
async function findDamage({ shop, ports }: FuzzShop): Promise<string | null> {
  const violations = await findLedgerViolations(shop.db)
  if (violations.length > 0) return violations.join('\n')
  for (const path of ['/healthz', '/en/']) {
    const status = await readStatus(`http://127.0.0.1:${ports.shop}${path}`)
    if (status !== 200) return `${path} responds with ${status} after the requests`
  }
  return null
}

/**
 * Returns the status of a page. Repeats a request that got a 408 a few times, as RFC 9110 allows: the
 * server's short time limit can expire before a busy machine has read the request.
 */
async function readStatus(url: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const { status } = await fetch(url)
    if (status !== 408 || attempt === 10) return status
  }
}

/** Converts a request for handling without a connection; returns null if no client can send it. */
function toNativeRequest(
  origin: string,
  { method, target, headers, body }: RenderedRequest,
): Request | null {
  const hasBody = body !== null && !/^(get|head)$/i.test(method)
  try {
    const request = new Request(origin + target, {
      method,
      ...(hasBody && { body: Buffer.from(body) }),
    })
    for (const [name, value] of headers) {
      const text = Buffer.from(value)
        .toString('latin1')
        .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
      request.headers.append(name, text)
    }
    return request
  } catch {
    return null
  }
}
