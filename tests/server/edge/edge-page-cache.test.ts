import { expect, test } from 'vitest'
import { createEdgePageCache } from '#app/server/edge/edge-page-cache.ts'

const origin = 'https://shop.example'
const headers = new Headers({ 'content-type': 'text/html', 'cache-control': 'public, s-maxage=10' })

/** Opens the page cache of a build over a cache of the platform in memory. */
function openCache(buildId = 'one', stored = new Map<string, Response>()) {
  const works: Promise<unknown>[] = []
  const platform = {
    buildId,
    cache: {
      match: async ({ url }: Request) => stored.get(url)?.clone(),
      put: async (url: string, page: Response) => void stored.set(url, page),
    },
    waitUntil: (work: Promise<unknown>) => void works.push(work),
  }
  const cache = createEdgePageCache(platform, origin)
  let renders = 0
  const respond = async (key: string) => {
    const response = await cache.respond(key, new Headers(), async () => {
      renders += 1
      return { html: `<p>${buildId}: ${key} ${renders}</p>`, headers }
    })
    await Promise.all(works)
    return response
  }
  return { cache, respond, stored }
}

test('a page that is the same for all visitors is rendered once for each key [P9.05]', async () => {
  const { respond } = openCache()
  const first = await respond('/en/')
  expect(await first.text()).toBe('<p>one: /en/ 1</p>')
  expect(first.headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/)
  expect(await (await respond('/en/')).text()).toBe('<p>one: /en/ 1</p>')
  expect(await (await respond('/en/\ntheme=dark')).text()).toBe('<p>one: /en/\ntheme=dark 2</p>')
})

test('a page is stored for as long as its headers say, at an address of the shop [P9.05]', async () => {
  const { respond, stored } = openCache()
  await respond('/en/\ntheme=dark')
  const [[url, response] = []] = stored
  expect(url).toMatch(/^https:\/\/shop\.example\/page-cache\/[\w-]{27}$/)
  expect(response?.headers.get('cache-control')).toBe('public, s-maxage=10')
})

test('a page of one build is not the response of another one [P9.05]', async () => {
  const { respond, stored } = openCache('one')
  await respond('/en/')
  const next = openCache('two', stored)
  expect(await (await next.respond('/en/')).text()).toBe('<p>two: /en/ 1</p>')
  expect(await (await respond('/en/')).text()).toBe('<p>one: /en/ 1</p>')
})

test('what is not a page for all visitors is not stored [P9.05]', async () => {
  const { cache, stored } = openCache()
  const personal = new Response('hello Ann', { headers: { 'set-cookie': 'a=b' } })
  expect(await cache.respond('/en/', new Headers(), async () => personal)).toBe(personal)
  expect(stored.size).toBe(0)
})
