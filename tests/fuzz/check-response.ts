import { resolve } from 'node:path'
import { getSecurityHeaders } from '#provider/platform/server/security-headers.ts'
import type { Area } from './targets.ts'

/** The response to a request, and the log entries at level `error`. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly errors: readonly string[]
}

interface Context {
  readonly method: string
  /** The path without the query. */
  readonly path: string
  readonly area: Area
  /** Whether the response passed through the server, which adds headers to every response. */
  readonly isServed: boolean
}

const root = resolve(import.meta.dirname, '../..')

/** Forbidden in any response: paths, stack traces, SQL and the names of internal errors. */
const leakPatterns = [
  new RegExp(root.replaceAll(/\W/g, String.raw`\$&`)),
  /node_modules/,
  /overtone-fuzz-/,
  /\n\s+at .{1,200}:\d+:\d+\)?/,
  /\b(Type|Reference|Range|Syntax|Zod|Http|Sqlite)Error\b/,
  /SQLITE_|\b(select|insert into|update|delete from) "\w+"/i,
]

/**
 * The requests to which the provider responds with a 500 of its own, as Bagisto does
 * (`throwBagistoError`), such as an order for an empty cart.
 */
const bagistoErrorPattern =
  /^\/api\/v1\/customer\/(cart\/update|checkout\/save-(address|payment|order)|orders)\/?$/

/** The storefront logs such a response, because other providers return it when they fail. */
const bagistoErrorLogPattern =
  /"event":"provider-request-failed".*"path":"\/api\/v1\/customer\/checkout\/.*"status":500\}$/

const bagistoErrorBody = /^\{"(error":"rest-api::app\.shop\.errors|title":"500 Internal)/

/** Returns one sentence for each rule that a response violates. */
export function checkResponse(received: Received, context: Context): string[] {
  const { status, headers, body, errors } = received
  return [
    ...(isAllowedStatus(received, context) ? [] : [`the status is ${status}`]),
    ...errors.filter(isUnexpected).map((entry) => `the log has an error: ${entry}`),
    ...leakPatterns
      .map((pattern) => pattern.exec(body)?.[0])
      .filter((match) => match !== undefined)
      .map((match) => `the body contains ${JSON.stringify(match.slice(0, 200))}`),
    ...listMissingHeaders(headers, context).map((name) => `the header ${name} is missing`),
    ...(isWellFormed(received, context) ? [] : ['the body does not match its content type']),
  ]
}

/** Returns whether a log entry at level `error` indicates a defect. */
export function isUnexpected(entry: string): boolean {
  return !bagistoErrorLogPattern.test(entry)
}

function isAllowedStatus(
  { status, headers, body }: Received,
  { method, area, path }: Context,
): boolean {
  if (status >= 200 && status < 500) return true
  // A page that needs data for which the visitor has reached a rate limit.
  if (status === 503) return headers.has('retry-after')
  // The error page has an error status by definition.
  if (status === 500 && area === 'shop') return /^\/\w\w\/+error\/*$/.test(path)
  const isBagistoBody = method === 'HEAD' || bagistoErrorBody.test(body)
  return bagistoErrorPattern.test(path) && isBagistoBody
}

/** The headers that the server adds to responses of the provider and the payment page. */
function listMissingHeaders(headers: Headers, { area, isServed }: Context): string[] {
  if (!isServed && area !== 'shop') return []
  return Object.keys(getSecurityHeaders('http://localhost')).filter((name) => !headers.has(name))
}

/** Returns whether a JSON body parses, and an HTML body is a complete document. */
function isWellFormed({ status, headers, body }: Received, { method }: Context): boolean {
  const type = headers.get('content-type') ?? ''
  if (body === '') return method === 'HEAD' || status === 304 || !/json|html/.test(type)
  if (type.startsWith('application/json')) return isJson(body)
  if (type.startsWith('text/html')) return /^\s*<!doctype html>[^]*<\/html>\s*$/i.test(body)
  return true
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
