import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A POST to the owner's webhook. */
interface AlertPost {
  readonly kind: string
  readonly shop: string
  readonly subject: string
  readonly problem: string | null
  readonly text: string
}

/** Starts the server of an owner's webhook, which is stopped after the test. */
export async function openAlertInbox() {
  const posts: AlertPost[] = []
  const plannedResponse: { status: number; location?: string } = { status: 200 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      posts.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as AlertPost)
      const { status, location } = plannedResponse
      response.writeHead(status, location === undefined ? {} : { location }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { posts, plannedResponse, webhook: { url: `http://127.0.0.1:${port}/hook?token=secret` } }
}
