import { failed, success } from './failure.ts'
import type { Outcome } from './failure.ts'
import type { Http } from './http.ts'
import { isPublicFile } from './media-address.ts'
import { readFailure } from './read-failure.ts'

const askedHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since']

const answeredHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

const fileStatuses = new Set([200, 206, 304, 416])
const mediaTypes = /^(audio\/|image\/|application\/octet-stream)/

export interface FileRequest {
  method?: 'GET' | 'HEAD'
  /** The browser's headers; only those about ranges and freshness go on. */
  headers: Headers
}

/** Files, streamed through: status, ranges and marks of freshness are the provider's own. */
export function fileCalls(http: Http) {
  return {
    /** A public preview or picture by its path on the provider, without `/media`. */
    async media(path: string, request: FileRequest): Promise<Outcome<Response>> {
      if (!isPublicFile(path)) return failed({ kind: 'not-found' })
      return openFile(http, path, request, false)
    },
    /** A file the customer owns; `absent` for everyone else. */
    async download(linkId: number, request: FileRequest): Promise<Outcome<Response>> {
      if (!Number.isSafeInteger(linkId) || linkId < 1) return failed({ kind: 'not-found' })
      return openFile(http, `/api/v1/customer/downloads/${linkId}`, request, true)
    },
  }
}

async function openFile(
  http: Http,
  path: string,
  { method = 'GET', headers }: FileRequest,
  owned: boolean,
): Promise<Outcome<Response>> {
  const opened = await http.open({
    method,
    path,
    auth: owned,
    headers: { ...chosen(headers, askedHeaders), accept: '*/*', 'accept-encoding': 'identity' },
  })
  if (!opened.ok) return opened
  const response = opened.value
  if (fileStatuses.has(response.status) && isFile(response, owned)) {
    return success(passedOn(response, owned))
  }
  await response.body?.cancel()
  const { status } = response
  // A host that answers an unknown address with its home page has no such file.
  return failed(status < 300 ? { kind: 'not-found' } : readFailure(status, response.headers, null))
}

function isFile({ status, headers }: Response, owned: boolean): boolean {
  if (status === 304 || status === 416) return true
  const type = headers.get('content-type') ?? ''
  return owned ? !/^(text\/html|application\/json)/.test(type) : mediaTypes.test(type)
}

function passedOn(response: Response, owned: boolean): Response {
  const { status, body } = response
  const headers = new Headers({
    ...chosen(response.headers, answeredHeaders),
    'x-content-type-options': 'nosniff',
    // A picture opened by its own address must not be able to run anything on the shop's origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  if (response.headers.has('content-encoding')) headers.delete('content-length')
  if (owned) headers.set('cache-control', 'private, no-store')
  return new Response(status === 304 ? null : body, { status, headers })
}

function chosen(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
