import { expect, test } from '../support/test.ts'

const guest = { accept: 'text/html' }

test('the page of a guest comes from the cache of the platform, that of a customer does not [P9.05]', async ({
  request,
}) => {
  const path = '/en/info?tab=faq'
  const first = await request.get(path, { headers: guest })
  await expect
    .poll(async () => (await request.get(path, { headers: guest })).headers()['cf-cache-status'])
    .toBe('HIT')
  const { etag = '', 'cache-control': control } = first.headers()
  expect(control).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30')
  const again = await request.get(path, { headers: { ...guest, 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  const personal = await request.get(path, { headers: { ...guest, cookie: 'token=1|x' } })
  expect(personal.headers()['cf-cache-status']).toBeUndefined()
  expect(personal.headers()['cache-control']).toContain('private')
})

test('a share image is drawn in the isolate [P9.05]', async ({ request }) => {
  for (const path of ['/share/de.png', '/share/1.png']) {
    const png = await (await request.get(path)).body()
    expect(png.subarray(1, 4).toString(), path).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
  }
})

test('the icons of the shop are files of the bundle [P9.05]', async ({ request }) => {
  const types = {
    '/favicon.ico': 'image/vnd.microsoft.icon',
    '/apple-touch-icon.png': 'image/png',
    '/icon.svg': 'image/svg+xml; charset=utf-8',
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type']], path).toEqual([200, type])
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'")
    expect((await response.body()).length, path).toBeGreaterThan(100)
  }
})

test('a path in another spelling is redirected, and too much input is refused [P9.05]', async ({
  request,
}) => {
  const spelling = await request.get('/%65n/terms', { maxRedirects: 0 })
  expect([spelling.status(), spelling.headers()['location']]).toEqual([308, '/en/terms'])
  expect((await request.post('/en/contacts', { data: 'x'.repeat(100_001) })).status()).toBe(413)
  expect((await request.get(`/en/?${'a&'.repeat(201)}`)).status()).toBe(400)
})
