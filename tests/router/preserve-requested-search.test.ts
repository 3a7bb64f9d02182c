import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { expect, test } from 'vitest'
import { defineSearch, parsePageNumber } from '#app/router/define-search.ts'
import { preserveRequestedSearch } from '#app/router/preserve-requested-search.ts'
import { parseSearch, stringifySearch } from '#app/router/search-params.ts'

/** Returns the response status of a server whose page does not redirect. */
async function getResponseStatus(
  path: string,
  setup: (router: AnyRouter) => void,
): Promise<number> {
  const handle = createRequestHandler({
    request: new Request(`http://localhost${path}`),
    createRouter: () => {
      const root = createRootRoute()
      const catalog = createRoute({
        getParentRoute: () => root,
        path: '/catalog',
        validateSearch: defineSearch({ page: parsePageNumber }),
      })
      const routeTree = root.addChildren([catalog])
      const router = createRouter({ routeTree, isServer: true, parseSearch, stringifySearch })
      setup(router)
      return router
    },
  })
  const response = await handle(async () => new Response('rendered'))
  return response.status
}

const malformedPath = '/catalog?page=abc'

test('a malformed query value causes no redirect, which would drop it', async () => {
  expect(await getResponseStatus(malformedPath, preserveRequestedSearch)).toBe(200)
})

test('without preserveRequestedSearch, a malformed query value causes a redirect', async () => {
  expect(await getResponseStatus(malformedPath, () => {})).toBe(307)
})
