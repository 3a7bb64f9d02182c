import { expect, test } from 'vitest'
import { openBucketShop } from '../../support/shops/bucket-shop.ts'
import { buy, listProducts } from '../../support/shops/own-shop.ts'

test('a hundred downloads from a store that hangs open 32 requests, and pages still answer [P9.01]', async () => {
  const { shop, proxy } = await openBucketShop({
    timeLimits: { response: 1000, silence: 1000, retry: 1 },
  })
  const sound = (await listProducts(shop)).find(({ kind }) => kind !== 'pack')?.name
  const customer = await buy(shop, sound)
  const library = await customer.get('/api/v1/customer/library')
  const url = `http://provider.test/api/v1/customer/downloads/${library.body.data[0].link_id}`
  const download = async () => {
    const headers = { Authorization: `Bearer ${customer.token}` }
    return await shop.provider.fetch(new Request(url, { headers }))
  }
  let open = 0
  proxy.setFault(({ socket }) => {
    open += 1
    socket.once('close', () => (open -= 1))
    return { kind: 'silence' }
  })
  const downloads = Promise.all(Array.from({ length: 100 }, download))
  await expect.poll(() => open).toBe(32)
  expect((await shop.get('/api/v1/products')).status).toBe(200)
  expect((await customer.get('/api/v1/customer/library')).status).toBe(200)
  expect(open).toBe(32)
  for (const { status, headers } of await downloads) {
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('60')
  }
  proxy.setFault(() => ({ kind: 'none' }))
  expect((await download()).status).toBe(200)
})
