import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { callApi } from './api.ts'
import { DoubleError } from './errors.ts'
import { createIdempotencyStore } from './idempotency.ts'
import type { DoubleEvent } from './objects.ts'
import { handlePayPage } from './pay-page.ts'
import { parseForm } from './parse-form.ts'
import { createState } from './state.ts'

export const secretKey = 'sk_test_of_the_double'
export const webhookSecret = 'whsec_of_the_double'

/** The faults of the double. */
export interface Knobs {
  /** Fails calls with a server error, closes the connection after the work, or stays silent. */
  api: 'works' | 'fails' | 'loses-responses' | 'hangs'
  /** Sends webhooks at once, holds them for `flush`, or drops them. */
  webhooks: 'sends' | 'holds' | 'drops'
  /** The number of deliveries of each webhook. */
  copies: number
  /** Signs with another secret. */
  forges: boolean
  /** The offset of its clock in milliseconds. */
  clockOffset: number
}

export type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>

/**
 * Starts a server on a free port with the part of Stripe's API that the shop uses, and a payment
 * page at `/pay/:id`. `send` delivers its webhooks to the shop.
 */
export async function openStripeDouble(send: (request: Request) => Promise<Response>) {
  const knobs: Knobs = {
    api: 'works',
    webhooks: 'sends',
    copies: 1,
    forges: false,
    clockOffset: 0,
  }
  const clock = { now: () => new Date() }
  const hooks = { beforeResponse: async () => {} }
  const now = () => new Date(clock.now().getTime() + knobs.clockOffset)
  const idempotency = createIdempotencyStore()
  const calls: string[] = []
  const failures: { readonly path: string; readonly error: DoubleError }[] = []
  const held: DoubleEvent[] = []
  const statuses: number[] = []
  let sending: Promise<unknown> = Promise.resolve()
  const openResponses = new Set<ServerResponse>()

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const state = createState(url, now, (event) => {
    if (knobs.webhooks === 'sends') queue(event)
    else if (knobs.webhooks === 'holds') held.push(event)
  })

  function queue(event: DoubleEvent): void {
    for (let copy = 0; copy < knobs.copies; copy += 1) sending = sending.then(() => deliver(event))
  }

  /** Sends an event to the shop; returns the response status. */
  async function deliver(event: DoubleEvent, shopPath = webhookPath): Promise<number> {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: knobs.forges ? 'whsec_of_somebody_else' : webhookSecret,
      timestamp: Math.floor(now().getTime() / 1000),
    })
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
    const request = new Request(`http://shop.test${shopPath}`, {
      method: 'POST',
      body: payload,
      headers,
    })
    const { status } = await send(request)
    statuses.push(status)
    if (status === 200) state.delivered.add(event.id)
    return status
  }

  /** Throws the error set by `failNext` once. */
  function throwFailure(call: string): void {
    const index = failures.findIndex(({ path }) => call.startsWith(path))
    const [failure] = index < 0 ? [] : failures.splice(index, 1)
    if (failure !== undefined) throw failure.error
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const { pathname, search } = new URL(request.url ?? '', url)
    if (pathname.startsWith('/pay/')) return handlePayPage(state, request, response, body)
    calls.push(`${request.method} ${pathname}`)
    if (knobs.api === 'hangs') return void openResponses.add(response)
    const result = await run(request, pathname, search, body)
    if (knobs.api === 'loses-responses') return void response.destroy()
    response.writeHead(result.status, { 'content-type': 'application/json', 'request-id': 'req_1' })
    response.end(JSON.stringify(result.body))
  }

  async function run(request: IncomingMessage, pathname: string, search: string, body: string) {
    const { method = '', headers } = request
    try {
      requireClient(headers)
      const text = method === 'POST' ? body : search.slice(1)
      const key = headers['idempotency-key'] as string | undefined
      return await idempotency.run(key, `${method} ${pathname} ${text}`, async () => {
        throwFailure(`${method} ${pathname}`)
        if (knobs.api === 'fails') throw new DoubleError(500, { type: 'api_error' })
        const result = { status: 200, body: callApi(state, method, pathname, parseForm(text)) }
        await hooks.beforeResponse()
        return result
      })
    } catch (error) {
      if (error instanceof DoubleError) return error
      throw error
    }
  }

  return {
    url,
    knobs,
    hooks,
    clock,
    state,
    calls,
    idempotency,
    /** The statuses of the shop's responses to webhooks. */
    statuses,
    deliver,
    /** Sends the held webhooks in the given order and waits for all responses. */
    async flush(order: 'in-order' | 'reversed' = 'in-order'): Promise<void> {
      const events = held.splice(0)
      for (const event of order === 'reversed' ? events.toReversed() : events) queue(event)
      await sending
    },
    /** Waits for the responses to all webhooks so far. */
    async settle(): Promise<void> {
      await sending
    },
    /** Fails the next call whose method and path start with `path`. */
    failNext(path: string, error: DoubleError): void {
      failures.push({ path, error })
    },
    /** The number of calls without a response. */
    countHanging: () => openResponses.size,
    /** Closes the connections of the calls without a response. */
    releaseHanging(): void {
      for (const response of openResponses) response.destroy()
      openResponses.clear()
    },
    async close(): Promise<void> {
      this.releaseHanging()
      await sending
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const webhookPath = '/payment/webhook/stripe'

/** Requires the key and the library's pinned API version. */
function requireClient(headers: IncomingMessage['headers']): void {
  if (headers.authorization !== `Bearer ${secretKey}`) {
    throw new DoubleError(401, { type: 'invalid_request_error' })
  }
  if (headers['stripe-version'] !== Stripe.API_VERSION) {
    throw new DoubleError(400, { type: 'invalid_request_error', param: 'stripe-version' })
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
