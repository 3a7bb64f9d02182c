import type { ServerResponse } from 'node:http'

/**
 * How a response is lost or damaged: an HTTP status, or `delay` (late but complete), `hang` (no
 * response), `reset` (connection closed), `cut` (connection closed after half of the body),
 * `truncate` (half of the body), `html` (a home page with status 200), `empty` (no body),
 * `wrong-types` (every value is a number) or `drip` (a body sent too slowly to complete).
 */
export type FaultMode = number | NamedFaultMode

type NamedFaultMode =
  | 'delay'
  | 'hang'
  | 'reset'
  | 'cut'
  | 'truncate'
  | 'html'
  | 'empty'
  | 'wrong-types'
  | 'drip'

export interface Fault {
  readonly mode: FaultMode
  /** Whether the request takes effect before the response is lost. */
  readonly when: 'before' | 'after'
  /** The number of affected requests; all by default. */
  readonly times?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A response of the host; `body` is serialized as JSON. */
export interface HostReply {
  readonly status?: number
  readonly body: unknown
}

/** The delay of a late response in milliseconds. */
const delayMs = 50

/** The milliseconds between two characters of a dripping body. */
const dripMs = 20

/** The number of characters of a dripping body after which it counts as silent. */
const dripLength = 3

/** Sends a reply as a Laravel application does. */
export function sendReply(response: ServerResponse, { status = 200, body }: HostReply): void {
  if (body instanceof Uint8Array) {
    response.writeHead(status, { 'content-type': 'image/png' })
    response.end(body)
    return
  }
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Sends a reply damaged by a fault; calls `onSilence` if it will not complete. */
export function sendFault(
  response: ServerResponse,
  fault: Fault,
  reply: HostReply,
  onSilence: () => void,
): void {
  const { mode, headers = {} } = fault
  if (typeof mode === 'string') {
    damage[mode](response, reply, onSilence)
    return
  }
  response.writeHead(mode, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ title: String(mode), message: hostErrorMessage }))
}

/** The message of every error that a fault makes the host send. */
export const hostErrorMessage = 'Oops! Something went wrong.'

type Damage = (response: ServerResponse, reply: HostReply, onSilence: () => void) => void

const damage: Readonly<Record<NamedFaultMode, Damage>> = {
  delay: (response, reply) => void setTimeout(() => sendReply(response, reply), delayMs),
  hang: (_response, _reply, onSilence) => onSilence(),
  reset: (response) => void response.destroy(),
  cut: (response, { body }) => {
    const text = JSON.stringify(body)
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    response.write(text.slice(0, text.length / 2), () => response.destroy())
  },
  truncate: (response, { body }) => {
    const text = JSON.stringify(body)
    response.end(text.slice(0, text.length / 2))
  },
  html: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Home</title>')
  },
  empty: (response) => void response.end(),
  'wrong-types': (response, { body }) => void response.end(JSON.stringify(replaceValues(body))),
  drip: (response, { body }, onSilence) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const characters = [...JSON.stringify(body)]
    let written = 0
    const timer = setInterval(() => {
      response.write(characters.shift() ?? ' ')
      written += 1
      if (written === dripLength) onSilence()
    }, dripMs)
    response.on('close', () => clearInterval(timer))
  },
}

function replaceValues(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return 7
  return Object.fromEntries(Object.keys(value).map((key) => [key, 7]))
}
