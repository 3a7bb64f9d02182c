import type { IncomingMessage } from 'node:http'
import type { HostReply } from './faults.ts'
import { HostRefusal, notFound, refuseField, serverError, unauthorized } from './refusals.ts'
import type { HostLocale } from './refusals.ts'
import type { HostCustomer, HostState } from './state.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A request that has passed the host's middleware. */
export interface HostRequest {
  readonly state: HostState
  readonly isExtended: boolean
  readonly origin: string
  readonly locale: HostLocale
  /** The number in the path, or 0 if there is none. */
  readonly id: number
  readonly query: URLSearchParams
  readonly fields: Fields
  /** The uploaded file, or null if there is none. */
  readonly file: File | null
  readonly token: string
}

export type Routes = Readonly<
  Record<string, (request: HostRequest) => HostReply | Promise<HostReply>>
>

interface Host {
  readonly isExtended: boolean
  readonly state: HostState
}

/**
 * Parses a request. Like Bagisto, redirects paths with a trailing slash and requests that do not
 * accept JSON, and ignores the token of a request with a trusted Origin.
 */
export function parseHostRequest(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
  id: number,
  host: Host,
): HostRequest | HostRefusal {
  const { pathname, searchParams } = new URL(url, 'http://host')
  if (pathname.endsWith('/')) return new HostRefusal({ status: 301, body: null })
  const isApi = pathname.startsWith('/api/')
  if (isApi && headers.accept !== 'application/json') {
    return new HostRefusal({ status: 302, body: null })
  }
  if (headers.origin ?? headers.referer ?? headers.cookie) return new HostRefusal(unauthorized)
  const fields = parseFields(body, headers['content-type'] ?? '')
  if (fields === null) return new HostRefusal(serverError)
  // PHP parses forms only of POST requests.
  if (method === 'PUT' && fields.file) return new HostRefusal(serverError)
  return {
    ...host,
    ...fields,
    origin: `http://${headers.host}`,
    locale: headers['x-locale'] === 'de' ? 'de' : 'en',
    id,
    query: searchParams,
    token: /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '',
  }
}

function parseFields(body: Buffer, type: string): { fields: Fields; file: File | null } | null {
  if (body.length === 0) return { fields: {}, file: null }
  if (type === 'application/json') {
    const parsed: unknown = JSON.parse(body.toString())
    return { fields: toFields(parsed), file: null }
  }
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type)?.[1]
  return boundary === undefined ? null : parseForm(body, boundary)
}

function parseForm(body: Buffer, boundary: string) {
  const fields: Record<string, unknown> = {}
  let file: File | null = null
  for (const part of body.toString('latin1').split(`--${boundary}`)) {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const name = /name="([^"]+)"/.exec(head)?.[1]
    if (name === undefined) continue
    const content = Buffer.from(rest.join('\r\n\r\n').slice(0, -2), 'latin1')
    const fileName = /filename="([^"]*)"/.exec(head)?.[1]
    if (fileName === undefined) fields[name] = content.toString()
    else file = new File([content], fileName)
  }
  return { fields, file }
}

/** Returns the value if it is an object, otherwise an empty one. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns the customer of the request's token; throws a 401 if there is none. */
export function requireCustomer({ state, token }: HostRequest): HostCustomer {
  const customer = state.customers.find(({ tokens }) => tokens.includes(token))
  if (!customer) throw new HostRefusal(unauthorized)
  return customer
}

/** Returns a text field; throws a 422 if it is missing. */
export function requireText({ fields, locale }: HostRequest, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || value === '') throw refuseField(name, 'required', locale)
  return value
}

/** Returns the value; throws a 404 if it is undefined. */
export function requireFound<TValue>(value: TValue | undefined): TValue {
  if (value === undefined) throw new HostRefusal(notFound)
  return value
}
