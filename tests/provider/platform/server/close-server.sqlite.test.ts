import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createServerClosing } from '#provider/platform/server/close-server.ts'
import type { ServerClosing } from '#provider/platform/server/close-server.ts'
import { createResponseClass } from '#provider/platform/server/default-headers.ts'
import { openConnection, waitUntilRefused } from '../../../support/network/raw-connection.ts'

/** Starts a server that never closes idle connections on its own. */
async function startServer() {
  let closing: ServerClosing | null = null
  const answer = Promise.withResolvers<void>()
  const received = Promise.withResolvers<void>()
  const isClosing = () => closing?.isClosing() === true
  const server = createServer(
    { ServerResponse: createResponseClass({}, isClosing), keepAliveTimeout: 0 },
    async (request, response) => {
      received.resolve()
      if (request.url === '/slow') await answer.promise
      response.end('done')
    },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const release = vi.fn<() => Promise<void>>(async () => {})
  const begin = vi.fn<() => void>()
  const beginStop = vi.fn<() => void>()
  const steps = { begin, beginStop, release }
  closing = createServerClosing(server, steps, { stop: 60_000, drain: 60_000 })
  const exited = new Promise((resolve) => {
    vi.spyOn(process, 'exit').mockImplementation((status) => resolve(status) as never)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    vi.restoreAllMocks()
  })
  const { promise: isRequested } = received
  return { port, closing, ...steps, exited, isRequested, answer: () => answer.resolve() }
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** Returns the number of complete responses in a text. */
const countResponses = (text: string) => text.split('done').length - 1

describe('a server that drains its connections', () => {
  test('responds to a request on an idle connection, closes it and exits [P8.03]', async () => {
    const { port, closing, beginStop, release, exited } = await startServer()
    const connection = await openConnection(port)
    connection.send(request('/'))
    expect(await connection.received('done')).not.toContain('connection: close')
    closing.drain()
    await waitUntilRefused(port)
    expect(beginStop).not.toHaveBeenCalled()
    expect(release).not.toHaveBeenCalled()
    connection.send(request('/'))
    const text = await connection.closed
    expect(countResponses(text)).toBe(2)
    expect(text.toLowerCase().split('connection: close')).toHaveLength(2)
    expect(await exited).toBe(0)
    expect(release).toHaveBeenCalledOnce()
  })

  test('closes the connection with the response to a pending request [P8.03]', async () => {
    const { port, closing, begin, exited, isRequested, answer } = await startServer()
    const connection = await openConnection(port)
    connection.send(request('/slow'))
    await isRequested
    closing.drain()
    expect(begin).toHaveBeenCalledOnce()
    await waitUntilRefused(port)
    answer()
    expect((await connection.closed).toLowerCase()).toContain('connection: close')
    expect(await exited).toBe(0)
  })

  test('closes idle connections once it is stopped [P8.03]', async () => {
    const { port, closing, beginStop, release, exited } = await startServer()
    const connection = await openConnection(port)
    connection.send(request('/'))
    await connection.received('done')
    closing.drain()
    closing.stop()
    expect(beginStop).toHaveBeenCalledOnce()
    await connection.closed
    expect(await exited).toBe(0)
    expect(release).toHaveBeenCalledOnce()
  })
})
