import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { LeanPage } from './lean-page.ts'

/** A server that only renders the lean page, for each request. */
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const { pipe } = renderToPipeableStream(createElement(LeanPage), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: () => pipe(response),
    onError: () => {
      response.destroy()
    },
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
