import { connect } from 'node:net'
import type { RenderedRequest } from './render-request.ts'

/** The ways in which the bytes of a request can deviate from those of a correct client. */
export const deviations = [
  'none',
  'line feeds only',
  'no host',
  'two hosts',
  'two lengths',
  'length and chunks',
  'chunks',
  'chunk extensions',
  'wrong chunk size',
  'short body',
  'long body',
  'old version',
  'unknown version',
  'folded header',
  'header without a colon',
  'zero byte',
  'large header',
  'many headers',
  'absolute target',
  'asterisk',
  'connect',
  'upgrade',
  'expect continue',
  'expect something else',
  'two requests',
  'leading blank lines',
  'garbage',
] as const

export type Deviation = (typeof deviations)[number]

/** Sends a request over a connection and returns everything received until it closes. */
export async function sendRaw(
  port: number,
  request: RenderedRequest,
  deviation: Deviation,
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (part) => (received += String(part)))
  // The server may reset the connection of a client that is still sending.
  socket.on('error', () => null)
  socket.once('connect', () => socket.write(toBytes(request, deviation)))
  await new Promise((closed) => socket.once('close', closed))
  return received
}

function toBytes({ method, target, headers, body }: RenderedRequest, deviation: Deviation): Buffer {
  const bytes = body ?? Buffer.alloc(0)
  const line = `${method} ${toTarget(target, deviation)} HTTP/${getVersion(deviation)}`
  const sentHeaders = headers.filter(([name]) => deviation !== 'no host' || name !== 'host')
  const lines = [
    deviation === 'connect' ? 'CONNECT localhost:80 HTTP/1.1' : line,
    ...sentHeaders.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, ' ')}`),
    ...(deviation === 'two requests' ? [] : ['connection: close']),
    ...(extraHeaders[deviation] ?? []),
    ...getLengthHeaders(bytes, deviation),
  ]
  const end = deviation === 'line feeds only' ? '\n' : '\r\n'
  const head = Buffer.from(lines.join(end) + end + end, 'latin1')
  const message = Buffer.concat([head, encodeContent(bytes, deviation)])
  if (deviation === 'garbage') return Buffer.concat([message.subarray(3), message])
  if (deviation === 'leading blank lines') return Buffer.concat([Buffer.from('\r\n\r\n'), message])
  if (deviation !== 'two requests') return message
  const last = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
  return Buffer.concat([message, Buffer.from(last)])
}

function toTarget(target: string, deviation: Deviation): string {
  if (deviation === 'asterisk') return '*'
  const path = deviation === 'absolute target' ? `http://evil.example${target}` : target
  // A space or a line break would end the request target.
  return Buffer.from(path.replaceAll(/[\s]/g, '%20')).toString('latin1')
}

function getVersion(deviation: Deviation): string {
  if (deviation === 'old version') return '1.0'
  return deviation === 'unknown version' ? '7.5' : '1.1'
}

const extraHeaders: Partial<Record<Deviation, readonly string[]>> = {
  'two hosts': ['host: evil.example'],
  'folded header': ['x-folded: a', ' b'],
  'header without a colon': ['header'],
  'zero byte': ['x-zero: a\0b'],
  'large header': [`x-large: ${'a'.repeat(20_000)}`],
  'many headers': Array.from({ length: 2500 }, (_, index) => `x-${index}: a`),
  upgrade: ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'],
  'expect continue': ['expect: 100-continue'],
  'expect something else': ['expect: a miracle'],
}

function getLengthHeaders({ length }: Buffer, deviation: Deviation): string[] {
  const chunked = 'transfer-encoding: chunked'
  switch (deviation) {
    case 'chunks':
    case 'chunk extensions':
    case 'wrong chunk size':
      return [chunked]
    case 'length and chunks':
      return [chunked, `content-length: ${length}`]
    case 'two lengths':
      return [`content-length: ${length}`, `content-length: ${length + 1}`]
    case 'short body':
      return [`content-length: ${length + 9}`]
    case 'long body':
      return [`content-length: ${Math.max(0, length - 9)}`]
    default:
      return length > 0 ? [`content-length: ${length}`] : []
  }
}

function encodeContent(bytes: Buffer, deviation: Deviation): Buffer {
  const isChunked = /chunk/.test(deviation)
  if (!isChunked) return bytes
  const extension = deviation === 'chunk extensions' ? `;a="${'b'.repeat(200)}"` : ''
  const size = deviation === 'wrong chunk size' ? 'zz' : bytes.length.toString(16)
  if (bytes.length === 0 && deviation !== 'wrong chunk size') return Buffer.from('0\r\n\r\n')
  return Buffer.concat([
    Buffer.from(`${size}${extension}\r\n`),
    bytes,
    Buffer.from('\r\n0\r\n\r\n'),
  ])
}
