import { runInThisContext } from 'node:vm'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PageError, pageErrorAdapter } from '#app/features/errors/page-error.ts'
import { dehydrateQueries } from '#app/router/dehydrate-queries.tsx'

afterEach(() => {
  Reflect.deleteProperty(globalThis, '$_TSR')
})

test('the browser receives query data with the time it was fetched', async () => {
  const products = { items: [{ name: 'Night Bus' }], total: 1 }
  const client = await sendToBrowser((server) => {
    server.setQueryData(['products', { page: 1 }], products, { updatedAt: 5000 })
    server.setQueryData(['cart'], null, { updatedAt: 6000 })
  })
  expect(client.getQueryState(['products', { page: 1 }])).toMatchObject({
    data: products,
    dataUpdatedAt: 5000,
    status: 'success',
    fetchStatus: 'idle',
  })
  expect(client.getQueryState(['cart'])).toMatchObject({ data: null, dataUpdatedAt: 6000 })
})

test('data with any characters arrives unchanged', async () => {
  const text = '</script><script>throw 1</script> "quoted" \\ \u2028 \u{1F39B} <!-- \n'
  const client = await sendToBrowser((server) => server.setQueryData(['text'], text))
  expect(client.getQueryData(['text'])).toBe(text)
})

test('the browser receives the error of a page, but no other error', async () => {
  const client = await sendToBrowser(async (server) => {
    await failQuery(server, 'orders', new PageError('timeout'))
    await failQuery(server, 'secrets', new Error('SELECT failed'))
  })
  expect(client.getQueryState(['orders'])).toMatchObject({
    status: 'error',
    error: new PageError('timeout'),
  })
  expect(client.getQueryState(['secrets'])).toBeUndefined()
})

async function failQuery(client: QueryClient, key: string, error: Error): Promise<void> {
  const queryFn = () => Promise.reject(error)
  await client.query({ queryKey: [key], queryFn, retry: false }).catch(() => null)
}

/** Fills a query client on the server and returns the one of the hydrated page. */
async function sendToBrowser(fill: (server: QueryClient) => unknown): Promise<QueryClient> {
  const server = new QueryClient()
  await fill(server)
  const page = createRequestHandler({
    request: new Request('http://localhost/'),
    createRouter: () => createPage(server),
  })
  const response = await page(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: null }),
  )
  runScripts(await response.text())
  const browser = new QueryClient()
  await hydrate(createPage(browser))
  return browser
}

function createPage(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  // TanStack Start does the same with the adapters in `app/start.ts`.
  const adapters = { serializationAdapters: [pageErrorAdapter] }
  router.update({ ...router.options, ...adapters })
  dehydrateQueries(router, queryClient, (error) => error instanceof PageError)
  return router
}

function runScripts(html: string): void {
  const { scripts } = new DOMParser().parseFromString(html, 'text/html')
  for (const script of scripts) {
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    runInThisContext(script.text)
  }
}
