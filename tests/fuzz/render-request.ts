import { signWebhook } from '#provider/payments/demo/payment-notice.ts'
import { tokenCookieName } from '#app/server/http/session-cookie.ts'
import { secret } from '../support/shops/shop.ts'
import { changeValue } from './change-value.ts'
import { changeBody, encodeBody, serializeCall, toFields } from './encode-body.ts'
import type { EncodedBody } from './encode-body.ts'
import { fillText, fillValue } from './example.ts'
import type { Example, Facts } from './example.ts'
import type { FuzzRequest, PathChange } from './fuzz-request.ts'
import type { Target } from './targets.ts'

/** A request ready to be sent. */
export interface RenderedRequest {
  readonly method: string
  /** The path and the query. */
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer | null
}

/** Renders a request with the facts of its customer; `now` is used to sign webhooks. */
export function renderRequest(
  request: FuzzRequest,
  target: Target,
  known: Facts,
  now: Date,
): RenderedRequest {
  const { example: index, visitor, locale } = request
  const example = target.examples[index % target.examples.length] ?? { path: '/' }
  const facts = { ...known, locale, ...(visitor === 'forger' ? { token: 'forged' } : {}) }
  const body = renderBody(request, example, facts)
  const method = request.method ?? example.method ?? (body === null ? 'GET' : 'POST')
  const headers = new Map<string, string[]>()
  const set = (name: string, value: string) => headers.set(name, [fillText(value, facts)])
  for (const [name, value] of listUsualHeaders(target, visitor !== 'guest', facts)) set(name, value)
  if (body) for (const [name, value] of body.headers) set(name, value)
  for (const [name, value] of Object.entries(example.headers ?? {})) set(name, value)
  for (const { name, value, isAdded } of request.headers) {
    if (value === null) headers.delete(name)
    else if (isAdded) headers.set(name, [...(headers.get(name) ?? []), fillText(value, facts)])
    else set(name, value)
  }
  const signature = signWebhook((body?.bytes ?? Buffer.alloc(0)).toString(), secret, now)
  return {
    method,
    target: renderPath(request, example, facts) + renderQuery(request, example, facts),
    headers: [...headers].flatMap(([name, list]) =>
      list.map((value) => [name, value.replace('{signature}', signature)] as const),
    ),
    body: body?.bytes ?? null,
  }
}

function listUsualHeaders(target: Target, isLoggedIn: boolean, facts: Facts): [string, string][] {
  if (target.area === 'provider') {
    return [
      ['host', facts['host'] ?? ''],
      ['accept', 'application/json'],
      ['x-forwarded-for', facts['address'] ?? ''],
      ...(isLoggedIn ? [['authorization', 'Bearer {token}'] satisfies [string, string]] : []),
    ]
  }
  const isCall = target.name.startsWith('function')
  return [
    ['host', facts['host'] ?? ''],
    ['origin', '{origin}'],
    ['sec-fetch-site', 'same-origin'],
    ['x-forwarded-for', facts['address'] ?? ''],
    ['accept', isCall ? 'application/x-ndjson, application/json' : 'text/html,*/*;q=0.8'],
    ...(isCall ? [['x-tsr-serverfn', 'true'] satisfies [string, string]] : []),
    ...(isLoggedIn ? [['cookie', `${tokenCookieName}={token}`] satisfies [string, string]] : []),
  ]
}

function renderBody(request: FuzzRequest, example: Example, facts: Facts): EncodedBody | null {
  const exampleBody = example.body
  const type = request.bodyType ?? exampleBody?.type
  if (type === undefined) {
    return request.body.kind === 'none' ? null : changeBody(emptyBody, request.body)
  }
  const value = changeValue(fillValue(exampleBody?.value ?? example.data, facts), request.data)
  return changeBody(encodeBody(type, value, request.serialized), request.body)
}

const emptyBody: EncodedBody = { headers: [], bytes: Buffer.alloc(0) }

function renderPath(request: FuzzRequest, example: Example, facts: Facts): string {
  return request.path.reduce(changePath, fillText(example.path, facts))
}

function changePath(path: string, { kind, at, text }: PathChange): string {
  const encoded = at % 2 === 0 ? encodeURI(text.toWellFormed()) : text
  if (kind === 'prefix') return `/${encoded}${path}`
  if (kind === 'append') return path + encoded
  const segments = path.split('/')
  const index = 1 + (at % Math.max(1, segments.length - 1))
  if (kind === 'double') return segments.toSpliced(index, 0, '').join('/')
  return segments.with(Math.min(index, segments.length - 1), encoded).join('/')
}

function renderQuery(request: FuzzRequest, example: Example, facts: Facts): string {
  const query = new URLSearchParams()
  const parameters = changeValue(fillValue(example.query ?? {}, facts), request.data)
  for (const [name, value] of toFields(parameters)) query.append(name, String(value))
  if (example.data !== undefined) {
    const data = changeValue(fillValue(example.data, facts), request.data)
    query.append('payload', serializeCall(data, request.serialized))
  }
  for (const [name, value] of request.query) query.append(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
