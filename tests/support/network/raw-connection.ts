import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection for sending parts of requests; it is closed after the test. */
export interface RawConnection {
  readonly socket: Socket
  readonly send: (text: string) => void
  /** Resolves with everything received so far once it contains `text`. */
  readonly received: (text: string) => Promise<string>
  /** Resolves with everything received once the connection is closed. */
  readonly closed: Promise<string>
  /** Returns whether the connection has failed, such as by a reset. */
  readonly hasFailed: () => boolean
}

/** Connects to a local port; rejects if no program listens on it. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.setEncoding('latin1').on('data', (part) => (text += String(part)))
  let failed = false
  socket.on('error', () => (failed = true))
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  const received = async (part: string) => {
    while (!text.includes(part)) await once(socket, 'data')
    return text
  }
  const send = (part: string) => void socket.write(part)
  return { socket, send, received, closed, hasFailed: () => failed }
}

/** Resolves once no program listens on a port any more. */
export async function waitUntilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
    } catch {
      return
    } finally {
      socket.destroy()
    }
  }
}
