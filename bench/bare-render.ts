import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import type { ReactElement } from 'react'
import ReactDOMServer from 'react-dom/server'

/**
 * Preloaded into the shop's process. Captures the element that the shop passes to React for a page,
 * with its router, query data and request scope, and serves bare renders of it on `BARE_PORT`:
 * `POST /name` captures the next page that the shop renders, `GET /name` renders it again.
 */
interface CapturedPage {
  readonly element: RouterElement
  readonly runInScope: <TResult>(work: () => TResult) => TResult
}

type RouterElement = ReactElement<{ router: { serverSsr?: { cleanup: () => void } } }>

const pages = new Map<string, CapturedPage>()
let nextName: string | null = null

for (const method of ['renderToString', 'renderToReadableStream'] as const) {
  const render = ReactDOMServer[method] as (element: RouterElement, ...rest: unknown[]) => unknown
  Object.assign(ReactDOMServer, {
    [method]: (element: RouterElement, ...rest: unknown[]) => {
      capture(element)
      return render(element, ...rest)
    },
  })
}

function capture(element: RouterElement): void {
  const { serverSsr } = element.props.router
  if (nextName === null || !serverSsr) return
  // The usual cleanup after the response would discard the query data.
  serverSsr.cleanup = () => {}
  pages.set(nextName, { element, runInScope: AsyncLocalStorage.snapshot() })
  nextName = null
}

const server = createServer((request, response) => {
  const name = request.url ?? ''
  if (request.method === 'POST') {
    nextName = name
    response.end()
    return
  }
  const page = pages.get(name)
  if (!page) {
    response.writeHead(404).end()
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  page.runInScope(() => {
    const { pipe } = ReactDOMServer.renderToPipeableStream(page.element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => pipe(response),
      onError: () => {
        response.destroy()
      },
    })
  })
})
// The shop's worker threads preload this module too.
if (isMainThread) server.listen(Number(process.env['BARE_PORT']), '127.0.0.1')
