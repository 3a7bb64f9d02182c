import { Server } from 'node:http'
import { FastResponse, serve } from 'srvx'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import type { Log } from '../../contract/log.ts'
import { describeError } from '../../contract/describe-error.ts'
import type { SharedSettings } from '#shop/settings/shared-settings.ts'
import { getNormalizedLocation } from './canonical-path.ts'
import { closeOnSignal } from './close-on-signal.ts'
import { createServerClosing } from './close-server.ts'
import type { CloseTimeouts, ServerClosing } from './close-server.ts'
import { createResponseClass, respondToMalformedRequests } from './default-headers.ts'
import { limitFields } from './field-limit.ts'
import { createBodyReceiver } from './receive-body.ts'
import { getSecurityHeaders } from './security-headers.ts'

/** Time limits of a server, in milliseconds. */
interface Timeouts extends CloseTimeouts {
  /** How long a client may take to send a request's headers. */
  readonly headers: number
  /** How long a client may take to send a whole request. */
  readonly request: number
}

/** A 3.5 MB picture takes 60 seconds at 470 kbit/s, a 300 MB pack ten minutes at 4 Mbit/s. */
const defaultTimeouts: Timeouts = {
  headers: 20_000,
  request: 60_000,
  stop: 8000,
  drain: 10 * 60_000,
}

/** How often request timeouts are checked, in milliseconds. */
const timeoutCheckMs = 5000

interface Program {
  readonly settings: Pick<SharedSettings, 'hostname' | 'trustedProxy'>
  /** The program's public URL; with `https:`, responses have an HSTS header. */
  readonly origin: string
  readonly port: number
  readonly log: Log
  readonly fetch: (request: ServerRequest) => Promise<Response>
  readonly middleware?: ServerMiddleware[]
  /** Returns the maximum body size of a request, in bytes. */
  readonly getMaxBodyBytes: (request: Request) => number
  /** Ends background tasks when the program is told to stop, while requests are still answered. */
  readonly stopTasks?: () => void
  /** Called when the program stops, unless another process replaces it. */
  readonly beginStop?: () => void
  /** Releases the program's resources after the last response. */
  readonly close: () => Promise<void>
  /** Closes the server when the process has to end; by default, on SIGINT and SIGTERM. */
  readonly followStop?: (closing: ServerClosing) => void
  readonly timeouts?: Partial<Timeouts>
}

/**
 * Serves a program until `followStop` closes it; resolves once the server is listening, or rejects
 * if it cannot listen. Every response has the security headers.
 */
export async function listen(program: Program): Promise<void> {
  const { settings, port, log, fetch, middleware = [] } = program
  const timeouts = { ...defaultTimeouts, ...program.timeouts }
  const securityHeaders = getSecurityHeaders(program.origin)
  let closing: ServerClosing | null = null
  const server = serve({
    port,
    hostname: settings.hostname,
    silent: true,
    manual: true,
    trustProxy: settings.trustedProxy ?? false,
    gracefulShutdown: false,
    node: {
      // All workers share one socket; only the first one binds it.
      exclusive: false,
      ServerResponse: createResponseClass(securityHeaders, () => closing?.isClosing() === true),
      headersTimeout: Math.min(timeouts.headers, timeouts.request),
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(timeoutCheckMs, timeouts.request),
    },
    error: (error) => respondToError(error, log),
    middleware: [
      refuseInvalidHost,
      redirectToNormalizedPath,
      createBodyReceiver(program.getMaxBodyBytes),
      limitFields,
      ...middleware,
    ],
    fetch,
  })
  const nodeServer = server.node?.server
  if (!(nodeServer instanceof Server)) throw new Error('The server does not use HTTP/1.1.')
  respondToMalformedRequests(nodeServer, securityHeaders)
  await server.serve()
  const steps = {
    begin: () => program.stopTasks?.(),
    beginStop: () => program.beginStop?.(),
    release: program.close,
  }
  closing = createServerClosing(nodeServer, steps, timeouts)
  const { followStop = closeOnSignal } = program
  followStop(closing)
}

/**
 * Responds with 400 to requests with several Host headers (RFC 9112, section 3.2), of which a proxy
 * may use a different one, and to those whose host makes the URL invalid, such as 999.999.999.999.
 */
const refuseInvalidHost: ServerMiddleware = (request, next) => {
  const headers = request.runtime?.node?.req.rawHeaders ?? []
  const hosts = headers.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
  const isValid = hosts.length <= 1 && URL.canParse(request.url)
  return isValid ? next() : new FastResponse(null, { status: 400 })
}

/** Permanently redirects paths that are not normalized. */
const redirectToNormalizedPath: ServerMiddleware = (request, next) => {
  const location = getNormalizedLocation(new URL(request.url))
  return location === null ? next() : new FastResponse(null, { status: 308, headers: { location } })
}

/** Logs an unhandled error and responds with 500. */
function respondToError(error: unknown, log: Log): Response {
  log('error', 'unhandled-error', { error: describeError(error) })
  return new FastResponse(null, { status: 500 })
}
