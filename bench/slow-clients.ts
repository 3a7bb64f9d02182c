import { connect } from 'node:net'
import type { Socket } from 'node:net'

/**
 * A program that holds slow connections to a local port. The parent sends the port and the number
 * of connections, and later any message to get the number of open ones.
 */
interface Order {
  readonly port: number
  readonly count: number
}

/** How often each connection sends its next byte, in milliseconds. */
const dripMs = 1000

/** The delay before a connection is reopened, in milliseconds. */
const reopenMs = 100

const host = 'host: localhost\r\n'

/**
 * The first bytes of each kind of connection, and the text it then sends byte by byte, over and
 * over.
 */
const behaviors = [
  { name: 'slow headers', start: `GET /en/ HTTP/1.1\r\n${host}`, drip: 'x-slow: 1\r\n' },
  {
    name: 'slow bodies',
    start: `POST /en/auth/login HTTP/1.1\r\n${host}content-length: 90000\r\n\r\n`,
    drip: 'a',
  },
  { name: 'idle', start: `GET /healthz HTTP/1.1\r\n${host}\r\n`, drip: '' },
]

const open = new Set<Socket>()

process.once('message', ({ port, count }: Order) => {
  for (let index = 0; index < count; index += 1) hold(port, index)
  process.on('message', () => process.send?.(open.size))
})
process.once('disconnect', () => process.exit(0))

/** Opens a connection, and reopens it whenever the server closes it. */
function hold(port: number, index: number): void {
  const { start = '', drip = '' } = behaviors[index % behaviors.length] ?? {}
  const socket = connect(port, '127.0.0.1')
  let sentBytes = 0
  let timer: NodeJS.Timeout | undefined
  socket.on('error', () => null).resume()
  socket.once('connect', () => {
    open.add(socket)
    socket.write(start)
    if (drip === '') return
    timer = setInterval(() => socket.write(drip.charAt(sentBytes++ % drip.length)), dripMs)
  })
  socket.once('close', () => {
    open.delete(socket)
    clearInterval(timer)
    setTimeout(() => hold(port, index), reopenMs)
  })
}
