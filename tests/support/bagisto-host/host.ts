import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { cartRoutes } from './cart-routes.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { extensionRoutes } from './extension-routes.ts'
import { sendFault, sendReply } from './faults.ts'
import type { Fault, HostReply } from './faults.ts'
import { parseHostRequest } from './host-request.ts'
import type { HostRequest, Routes } from './host-request.ts'
import { HostRefusal, notFound, serverError } from './refusals.ts'
import { createHostState } from './state.ts'
import type { HostState } from './state.ts'

/** A Bagisto 2.3 host on a free port, as strict as the contract describes. */
export interface BagistoHost {
  readonly url: string
  readonly state: HostState
  /** The received requests as `METHOD /path?query`, oldest first. */
  readonly requests: string[]
  /** The requests as `METHOD /path` whose responses have neither ended nor failed. */
  readonly openRequests: string[]
  /** Loses or damages the responses to `METHOD /path`; `:id` matches any id. */
  fail(route: string, fault: Fault): void
  /** Ends all faults. */
  recover(): void
  /** Called when a response is not sent or not completed. */
  onSilence: () => void
  close(): Promise<void>
}

/** Opens a host: vanilla Bagisto with its REST package or, if `isExtended`, with the extensions. */
export async function openBagistoHost({ isExtended = false } = {}): Promise<BagistoHost> {
  const state = createHostState()
  const requests: string[] = []
  const openRequests: string[] = []
  const faults = new Map<string, Fault>()
  const routes: Routes = {
    ...customerRoutes,
    ...cartRoutes,
    ...checkoutRoutes,
    ...catalogRoutes,
    ...(isExtended ? extensionRoutes : {}),
  }

  function takeFault(route: string): Fault | null {
    const fault = faults.get(route)
    if (!fault) return null
    if (fault.times === 1) faults.delete(route)
    else if (fault.times !== undefined) faults.set(route, { ...fault, times: fault.times - 1 })
    return fault
  }

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = `${incoming.method} ${incoming.url?.split('?')[0]}`
    openRequests.push(name)
    response.on('close', () => openRequests.splice(openRequests.indexOf(name), 1))
    const body = await buffer(incoming)
    requests.push(`${incoming.method} ${incoming.url}`)
    if (incoming.method === 'OPTIONS') return sendMethods(response, routes, incoming)
    const found = findRoute(routes, incoming)
    const fault = takeFault(found.route)
    if (fault?.when === 'before' && fault.mode !== 'delay') {
      return sendFault(response, fault, serverError, () => host.onSilence())
    }
    const request = parseHostRequest(incoming, body, found.id, { isExtended, state })
    const reply = request instanceof HostRefusal ? request : await run(routes, found.route, request)
    if (fault) sendFault(response, fault, reply, () => host.onSilence())
    else sendReply(response, reply)
  }

  const server = createServer((incoming, response) => void respond(incoming, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const host: BagistoHost = {
    url: `http://127.0.0.1:${port}`,
    state,
    requests,
    openRequests,
    fail: (route, fault) => faults.set(route, fault),
    recover: () => faults.clear(),
    onSilence: () => {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return host
}

/** Finds the route of a request by its path with `:id` in place of a number. */
function findRoute(routes: Routes, { method, url = '/' }: IncomingMessage) {
  const path = url.split('?')[0] ?? ''
  const exact = `${method} ${path}`
  if (routes[exact]) return { route: exact, id: 0 }
  return {
    route: exact.replace(/\/\d+(?=\/|$)/, '/:id'),
    id: Number(/\/(\d+)(?:\/|$)/.exec(path)?.[1] ?? 0),
  }
}

/** Laravel responds to OPTIONS with the methods of a path; Bagisto has a page for every GET. */
function sendMethods(
  response: ServerResponse,
  routes: Routes,
  { url = '/' }: IncomingMessage,
): void {
  const path = url.split('?')[0] ?? ''
  const methods = ['POST', 'PUT', 'DELETE'].filter((method) => routes[`${method} ${path}`])
  response.writeHead(200, { allow: ['GET', 'HEAD', ...methods].join(',') })
  response.end()
}

async function run(routes: Routes, route: string, request: HostRequest): Promise<HostReply> {
  const handler = routes[route]
  if (!handler) return route.startsWith('GET') ? notFound : serverError
  try {
    return await handler(request)
  } catch (error) {
    if (error instanceof HostRefusal) return error
    throw error
  }
}
