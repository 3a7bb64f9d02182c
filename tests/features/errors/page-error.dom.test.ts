import { runInThisContext } from 'node:vm'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { afterEach, expect, test, vi } from 'vitest'
import {
  getPageErrorKind,
  PageError,
  pageErrorAdapter,
  unwrapOrThrow,
} from '#app/features/errors/page-error.ts'
import { createRefusal, fail } from '#app/provider/failure.ts'

afterEach(() => {
  Reflect.deleteProperty(globalThis, '$_TSR')
})

test('a page error thrown by a loader on the server keeps its kind in the browser', async () => {
  const error = await sendToBrowser(new PageError('timeout'))
  expect(error).toEqual(new PageError('timeout'))
  expect(getPageErrorKind(error)).toBe('timeout')
})

test.each([429, 400, 405, 422])(
  'a page whose data the provider refuses (%i) is temporarily unavailable [P7.09]',
  (status) => {
    const outcome = fail(createRefusal(status, {}))
    expect(() => unwrapOrThrow(outcome)).toThrow(new PageError('unreachable'))
  },
)

test('a page whose data has the wrong shape is temporarily unavailable [P7.09]', () => {
  const outcome = fail({ kind: 'invalid-response' })
  expect(() => unwrapOrThrow(outcome)).toThrow(new PageError('unreachable'))
})

test('any other error has no kind, whatever its message', async () => {
  const error = await sendToBrowser(new Error('The page could not be loaded: timeout'))
  expect(error).toBeInstanceOf(Error)
  expect(getPageErrorKind(error)).toBeNull()
})

test('the message of any other error stays on the server [P8.10]', async () => {
  const error = await sendToBrowser(new Error('Cannot find module /srv/shop/dist/server.js'))
  expect(error).toEqual(new Error(''))
})

/** Throws `thrown` in a loader on the server and returns the error in the hydrated router. */
async function sendToBrowser(thrown: Error): Promise<unknown> {
  const page = createRequestHandler({
    request: new Request('http://localhost/'),
    createRouter: () => createThrowingRouter(thrown),
  })
  const response = await page(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: null }),
  )
  runScripts(await response.text())
  const router = createThrowingRouter(new Error('The loader ran again in the browser'))
  await hydrate(router)
  return router.state.matches.at(-1)?.error
}

function createThrowingRouter(thrown: Error) {
  const root = createRootRoute()
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => {
      throw thrown
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([index]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  // TanStack Start does the same with the adapters in `app/start.ts`.
  const adapters = { serializationAdapters: [pageErrorAdapter] }
  router.update({ ...router.options, ...adapters })
  return router
}

function runScripts(html: string): void {
  const { scripts } = new DOMParser().parseFromString(html, 'text/html')
  for (const script of scripts) {
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    runInThisContext(script.text)
  }
}
