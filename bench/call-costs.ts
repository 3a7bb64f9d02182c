import { createFacts, getAddress } from '../tests/fuzz/create-facts.ts'
import type { Facts } from '../tests/fuzz/example.ts'
import type { FuzzRequest, Visitor } from '../tests/fuzz/fuzz-request.ts'
import { openFuzzShop } from '../tests/fuzz/open-fuzz-shop.ts'
import type { FuzzShop } from '../tests/fuzz/open-fuzz-shop.ts'
import { renderRequest } from '../tests/fuzz/render-request.ts'
import { listTargets } from '../tests/fuzz/targets.ts'
import type { Target } from '../tests/fuzz/targets.ts'
import { findOwnLimit } from './call-limits.ts'
import { fillLists } from './full-lists.ts'
import { measureLoginBurst } from './login-burst.ts'
import { median } from './median.ts'
import { printResult } from './print-result.ts'

/** The CPU time relative to a rendered page from which a call needs a limit of its own. */
const maxRatio = 10

/** Calls per example; the result is the median of the measured ones. */
const warmUpCalls = 1
const measuredCalls = 3
/** Enough calls for the page's code to be optimized by the JIT compiler. */
const pageCalls = 41

/** Logging in as the customer would end the session used for requesting pages. */
const stranger = { email: 'nobody@example.com' }

/** Sends calls to the shop, each as the customer with the fullest lists. */
export interface CallSender {
  /** Sends an example of a target; returns the CPU time of the whole process in milliseconds. */
  readonly send: (target: Target, example: number) => Promise<number>
  /** Like `send`, but from a new address, as the customer of the last call or as a guest. */
  readonly sendFromElsewhere: (target: Target, example: number, visitor: Visitor) => Promise<number>
  readonly getTarget: (name: string) => Target
  /** Fills the customers' lists from now on. */
  readonly fill: () => void
}

interface CallCost {
  readonly name: string
  readonly ratio: number
}

/**
 * Prints the CPU time of every page, form, server function, endpoint and payment page relative to a
 * rendered home page: that of the most expensive example, for a customer whose cart, favorites and
 * crates are full. Then prints how much a burst of logins delays other requests. Exits with 1 if a
 * call more expensive than ten pages has no limit of its own.
 */
export async function measureCalls(): Promise<void> {
  const fuzzShop = await openFuzzShop({ passwordCost: 15, limitFactor: 100_000 })
  try {
    const targets = [
      ...new Map(listTargets(fuzzShop.endpoints).map((target) => [target.name, target])).values(),
    ]
    const sender = createSender(fuzzShop, targets)
    const page = await measureCall(sender, sender.getTarget('page /'), 0, pageCalls)
    sender.fill()
    printResult('A rendered page', `${page.toFixed(1)} ms of CPU time`)
    const costs: CallCost[] = []
    for (const target of targets) {
      const times: number[] = []
      for (const index of target.examples.keys())
        times.push(await measureCall(sender, target, index))
      costs.push({ name: target.name, ratio: Math.max(...times) / page })
    }
    const unlimited = printCosts(costs)
    await measureLoginBurst(sender)
    if (unlimited.length > 0) process.exitCode = 1
  } finally {
    await fuzzShop.close()
  }
  process.exit()
}

/** Prints a row for each call, the most expensive first; returns those without a required limit. */
function printCosts(costs: readonly CallCost[]): CallCost[] {
  process.stdout.write('| call | ratio | limit |\n|---|---|---|\n')
  for (const { name, ratio } of costs.toSorted((one, other) => other.ratio - one.ratio)) {
    process.stdout.write(`| ${name} | ${ratio.toFixed(1)} | ${findOwnLimit(name) ?? '–'} |\n`)
  }
  const unlimited = costs.filter(
    ({ name, ratio }) => ratio > maxRatio && findOwnLimit(name) === null,
  )
  const names = unlimited.map(({ name }) => name).join(', ')
  printResult(`Calls above ${maxRatio} pages without a limit of their own`, names || 'none')
  return unlimited
}

async function measureCall(
  { send }: CallSender,
  target: Target,
  example: number,
  calls = measuredCalls,
): Promise<number> {
  const times: number[] = []
  for (let call = -warmUpCalls; call < calls; call += 1) {
    const time = await send(target, example)
    if (call >= 0) times.push(time)
  }
  return median(times)
}

function createSender(fuzzShop: FuzzShop, targets: readonly Target[]): CallSender {
  let facts: Facts | null = null
  let count = 0
  let isFilled = false

  /** Returns the facts of a customer who is still logged in and whose cart is still full. */
  async function prepareCustomer(): Promise<Facts> {
    if (facts !== null && (await isPrepared(fuzzShop, facts))) return facts
    const created = await createFacts(fuzzShop, count)
    facts = isFilled ? await fillLists(fuzzShop, created) : created
    return facts
  }

  return {
    fill: () => {
      isFilled = true
      facts = null
    },
    getTarget: (name) => {
      const target = targets.find((one) => one.name === name)
      if (target === undefined) throw new Error(`There is no target ${name}.`)
      return target
    },
    send: async (target, example) => await sendAs(await prepareCustomer(), target, example),
    sendFromElsewhere: async (target, example, visitor) =>
      await sendAs(
        { ...facts, ...(visitor === 'guest' ? stranger : {}), address: getAddress(count) },
        target,
        example,
        visitor,
      ),
  }

  async function sendAs(
    known: Facts,
    target: Target,
    example: number,
    visitor: Visitor = 'customer',
  ): Promise<number> {
    count += 1
    const current: Facts = { ...known, count: String(count) }
    const { shop, origin } = fuzzShop
    const rendered = renderRequest({ ...plainRequest, example, visitor }, target, current, shop.now)
    const { method, headers, body } = rendered
    const request = new Request(origin + rendered.target, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: body === null ? null : new Uint8Array(body),
    })
    const before = process.cpuUsage()
    const response = await fuzzShop.send(target.area, request, current['address'] ?? '')
    await response.arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

async function isPrepared({ shop }: FuzzShop, facts: Facts): Promise<boolean> {
  const token = facts['token'] ?? ''
  const { status } = await shop.call('/api/v1/customer/sessions', { token })
  if (status !== 200) return false
  const open = await shop.db
    .selectFrom('carts')
    .select('id')
    .where('id', '=', Number(facts['cart']))
    .where('is_active', '=', 1)
    .executeTakeFirst()
  return open !== undefined
}

/** An example's request, unmodified. */
const plainRequest: Omit<FuzzRequest, 'example' | 'visitor'> = {
  target: '',
  locale: 'en',
  method: null,
  path: [],
  query: [],
  headers: [],
  bodyType: null,
  data: [],
  serialized: [],
  body: { kind: 'none' },
}
