import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that only sends the HTML it received as a message. */
process.once('message', (html) => {
  const page = String(html)
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  })
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
})
