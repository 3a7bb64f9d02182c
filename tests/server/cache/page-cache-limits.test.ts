import { expect, test } from 'vitest'
import { createShop, htmlHeaders } from '../../support/shops/cached-shop.ts'

test("a cached page's age starts when its rendering starts, like its data's", async () => {
  const { send, rendered, wait } = createShop()
  await send('/en/', {}, async () => {
    wait(4)
    return new Response('slow', { headers: htmlHeaders })
  })
  wait(5.9)
  expect(await (await send('/en/')).text()).toBe('slow')
  wait(0.1)
  expect(await (await send('/en/')).text()).not.toBe('slow')
  expect(rendered).toHaveLength(2)
})

test('a page is not cached if its URL has more than 1000 characters, because there are too many', async () => {
  const { send, rendered } = createShop()
  const start = 'http://localhost:3000/en/catalog?search='
  for (const length of [1000, 1000, 1001, 1001])
    await send(`/en/catalog?search=${'a'.repeat(length - start.length)}`)
  expect(rendered).toHaveLength(3)
})

test('a page counts towards the memory limit with its compressed forms, which are as long at most', async () => {
  const { send, rendered } = createShop(50_000)
  const render = async () => new Response('x'.repeat(10_000), { headers: htmlHeaders })
  for (const path of ['/en/', '/en/cart', '/en/info', '/en/']) await send(path, {}, render)
  expect(rendered).toEqual(['/en/', '/en/cart', '/en/info', '/en/'])
})
