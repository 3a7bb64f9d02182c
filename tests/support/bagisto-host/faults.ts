import type { ServerResponse } from 'node:http'

/**
 * How a response is lost or damaged: an HTTP status, or `hang` (no response), `reset` (connection
 * closed), `truncate` (half of the body), `html` (a home page with status 200), `empty` (no body),
 * `wrong-types` (every value is a number) or `drip` (a body that never ends).
 */
export type FaultMode =
  | number
  | 'hang'
  | 'reset'
  | 'truncate'
  | 'html'
  | 'empty'
  | 'wrong-types'
  | 'drip'

export interface Fault {
  readonly mode: FaultMode
  /** Whether the host has carried out the request before the response is lost. */
  readonly when: 'before' | 'after'
  /** How many requests are affected; all by default. */
  readonly times?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A response of the host; `body` is serialized as JSON. */
export interface HostReply {
  readonly status?: number
  readonly body: unknown
}

/** Sends a reply the way a Laravel application does. */
export function sendReply(response: ServerResponse, { status = 200, body }: HostReply): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Sends a reply damaged by a fault. */
export function sendFault(response: ServerResponse, fault: Fault, reply: HostReply): void {
  const { mode, headers = {} } = fault
  const text = JSON.stringify(reply.body)
  if (typeof mode === 'number') {
    response.writeHead(mode, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ title: String(mode), message: 'Oops! Something went wrong.' }))
    return
  }
  switch (mode) {
    case 'hang':
      return
    case 'reset':
      response.destroy()
      return
    case 'truncate':
      response.end(text.slice(0, text.length / 2))
      return
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><title>Home</title>')
      return
    case 'empty':
      response.end()
      return
    case 'wrong-types':
      response.end(JSON.stringify(replaceValues(reply.body)))
      return
    case 'drip':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write(text.slice(0, 1))
  }
}

function replaceValues(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return 7
  return Object.fromEntries(Object.keys(value).map((key) => [key, 7]))
}
