import { expect, test } from 'vitest'
import { createPageCache } from '#app/server/cache/page-cache.ts'
import { htmlHeaders } from '../../support/shops/cached-shop.ts'

/** Opens a page cache; each page contains the number of pages rendered before. */
function openCache() {
  let version = '1'
  let renders = 0
  const cache = createPageCache(
    1_000_000,
    () => 0,
    () => version,
  )
  const request = async (until: Promise<void> = Promise.resolve()) => {
    const response = await cache.respond('/en/', new Headers(), async () => {
      renders += 1
      const html = `<p>${renders}</p>`
      await until
      return { html, headers: new Headers(htmlHeaders) }
    })
    return await response.text()
  }
  return { request, setVersion: (next: string) => void (version = next) }
}

test('a page is rendered again once the catalogue version changes [P9.03]', async () => {
  const { request, setVersion } = openCache()
  expect(await request()).toBe('<p>1</p>')
  expect(await request()).toBe('<p>1</p>')
  setVersion('2')
  expect(await request()).toBe('<p>2</p>')
})

test('a page whose rendering started with the previous catalogue is not used [P9.03]', async () => {
  const { request, setVersion } = openCache()
  const gate = Promise.withResolvers<void>()
  const slow = request(gate.promise)
  setVersion('2')
  expect(await request()).toBe('<p>2</p>')
  gate.resolve()
  expect(await slow).toBe('<p>1</p>')
  expect(await request()).toBe('<p>2</p>')
})
