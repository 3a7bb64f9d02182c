import { listen } from '../../../provider/platform/server/listen.ts'
import { createLog } from '../../../provider/platform/server/log.ts'

// A program for server tests: responds with the size of the received body, or with an endless body.
const { PORT, ORIGIN = 'http://localhost', TIMEOUTS = '{}' } = process.env

/** Sends data for as long as the client reads it. */
function respondEndlessly(): Response {
  const chunk = new Uint8Array(64 * 1024)
  return new Response(
    new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }, { highWaterMark: 0 }),
  )
}

await listen({
  settings: { hostname: '127.0.0.1', trustedProxy: null },
  origin: ORIGIN,
  port: Number(PORT),
  log: createLog('error'),
  timeouts: JSON.parse(TIMEOUTS),
  getMaxBodyBytes: () => 100_000,
  fetch: async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/endless') return respondEndlessly()
    if (pathname === '/error') throw new Error('a bug')
    return new Response(`${(await request.arrayBuffer()).byteLength} bytes`)
  },
  close: async () => {},
})
process.stdout.write('listening\n')
