import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Json } from '../support/network/caller.ts'

/** A request to the shop; `body` is sent as JSON, `form` as is. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly token?: string | null
  readonly body?: object
  readonly form?: { readonly type: string; readonly bytes: Uint8Array }
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  /** The parsed body, or its text if it is not JSON. */
  readonly body: Json
  readonly location: string
  readonly bytes: Buffer
  /** The size of the whole body according to its header. */
  readonly announcedBytes: number
}

/** The outcome of a request: its response, no response, or no connection. */
export type Outcome = Reply | 'lost' | 'refused'

/** Closes idle connections long before the shop does, so that no request is sent on a closing one. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 1000 })

/** Sends a request to a local port. */
export async function exchange(port: number, call: Call): Promise<Outcome> {
  try {
    const response = await send(port, call)
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(Buffer.from(chunk))
    return toReply(response, Buffer.concat(chunks))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    return code === 'ECONNREFUSED' ? 'refused' : 'lost'
  }
}

async function send(port: number, call: Call): Promise<IncomingMessage> {
  const bytes = call.body === undefined ? call.form?.bytes : Buffer.from(JSON.stringify(call.body))
  const headers: Record<string, string> = { accept: 'application/json', ...call.headers }
  if (call.token) headers['authorization'] = `Bearer ${call.token}`
  if (call.body !== undefined) headers['content-type'] = 'application/json'
  if (call.form !== undefined) headers['content-type'] = call.form.type
  if (bytes !== undefined) headers['content-length'] = String(bytes.length)
  return await new Promise((resolve, reject) => {
    const { method, path } = call
    const clientRequest = request({ host: '127.0.0.1', port, agent, method, path, headers })
    clientRequest.on('response', resolve)
    clientRequest.on('error', reject)
    clientRequest.end(bytes)
  })
}

function toReply(response: IncomingMessage, bytes: Buffer): Reply {
  const { 'content-type': type = '', 'content-length': length, location = '' } = response.headers
  const isJson = type.startsWith('application/json')
  return {
    status: response.statusCode ?? 0,
    body: isJson ? JSON.parse(bytes.toString()) : bytes.toString('latin1'),
    location,
    bytes,
    announcedBytes: Number(length ?? bytes.length),
  }
}
