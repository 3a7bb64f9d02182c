import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { openShop, createTemporaryFolder } from '../../support/shops/open-shop.ts'

interface ListedProduct {
  id: number
  name: string
  downloadable_links: { id: number }[]
}

async function listProducts(call: Awaited<ReturnType<typeof openShop>>['call']) {
  const { body } = await call('/api/v1/products?limit=48&sort=name-asc')
  return (body.data as ListedProduct[]).map(({ id, name, downloadable_links }) => ({
    id,
    name,
    link: downloadable_links[0]?.id,
  }))
}

test('a new version of the catalogue keeps the ids of products and links [provider R7.19]', async () => {
  const first = await openShop({ sells: 'catalogue' })
  const before = await listProducts(first.call)
  const session = await first.signUp()
  await first.close()
  await writeCatalogue(first.catalogueDir, ({ packs }) => ({
    version: '2',
    packs: packs
      .toReversed()
      .map((pack) => ({ ...pack, name: `${pack.name} II`, sounds: pack.sounds.toReversed() })),
  }))
  const second = await openShop({ folder: first.folder, catalogueDir: first.catalogueDir })
  const after = await listProducts(second.call)
  expect(after.map((one) => ({ ...one, name: one.name.replace(' II', '') }))).toEqual(before)
  expect(after.map((one) => one.name)).toContain('Night Market II')
  expect((await second.call('/api/v1/products?query=ii&category_id=2')).body.meta.total).toBe(2)
  expect((await second.call('/api/v1/customer/get', { token: session.token })).status).toBe(200)
})

test('products missing from a new version are no longer listed, found or returned [provider R7.19]', async () => {
  const first = await openShop({ sells: 'catalogue' })
  const before = await listProducts(first.call)
  await first.close()
  await writeCatalogue(first.catalogueDir, ({ packs }) => ({ version: '2', packs: packs.slice(1) }))
  const { call } = await openShop({ folder: first.folder, catalogueDir: first.catalogueDir })
  expect((await listProducts(call)).map((one) => one.name)).not.toContain('Dusk Textures')
  expect((await call('/api/v1/products?query=dusk')).body.data).toEqual([])
  const removed = before.find((one) => one.name === 'Dusk Textures')
  expect((await call(`/api/v1/products/${removed?.id}`)).status).toBe(404)
})

test('a catalogue with an unchanged version is not imported again [provider R7.19]', async () => {
  const first = await openShop({ sells: 'catalogue' })
  await first.close()
  await writeCatalogue(first.catalogueDir, ({ version }) => ({ version, packs: [] }))
  const { call, entries } = await openShop({
    folder: first.folder,
    catalogueDir: first.catalogueDir,
  })
  expect((await call('/api/v1/products')).body.meta.total).toBe(14)
  expect(entries).toContainEqual({ level: 'info', event: 'catalogue-unchanged' })
})

test('a provider without products returns an empty list [provider R7.19]', async () => {
  const { call } = await openShop({ sells: 'nothing' })
  const { status, body } = await call('/api/v1/products')
  expect(status).toBe(200)
  expect(body).toMatchObject({ data: [], meta: { total: 0, last_page: 1, from: null } })
  expect(body.facets).toMatchObject({ genre: [], bpm: null, price: null })
})

test('previews and covers are immutable and support ranges; files for sale are not served [provider R7.17]', async () => {
  const { call, fetch, catalogueDir } = await openShop({ sells: 'catalogue' })
  const { packs } = JSON.parse(await readFile(join(catalogueDir, 'manifest.json'), 'utf8'))
  const { preview, cover, wav } = packs[0].sounds[0]
  const address = `http://provider.test/files/${preview.sha256.slice(0, 16)}.mp3`
  const whole = await fetch(new Request(address))
  expect(whole.status).toBe(200)
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(whole.headers.get('etag')).toBe(`"${preview.sha256}"`)
  expect(whole.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await whole.text()).toBe('preview of dusk-textures/slow-tide')
  const part = await fetch(new Request(address, { headers: { range: 'bytes=0-6' } }))
  expect(part.status).toBe(206)
  expect(await part.text()).toBe('preview')
  const drawn = await call(`/files/${cover.sha256}.svg`)
  expect(drawn.headers.get('content-type')).toContain('image/svg+xml')
  expect(drawn.headers.get('content-security-policy')).toContain("default-src 'none'")
  const unlisted = `${'1'.repeat(64)}.mp3`
  await writeFile(join(catalogueDir, 'files', unlisted), 'not in the manifest')
  const hidden = [
    unlisted,
    `${wav.sha256}.wav`,
    `${wav.sha256}.mp3`,
    `${preview.sha256}.svg`,
    '..%2Fmanifest.json',
    `${'0'.repeat(64)}.mp3`,
  ]
  for (const name of hidden) {
    const { status, headers } = await call(`/files/${name}`)
    expect([name, status]).toEqual([name, 404])
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('a data folder that cannot be created fails with a single sentence that contains its path [provider R7.02]', async () => {
  const folder = await createTemporaryFolder()
  await writeFile(join(folder, 'taken'), 'a file')
  const opening = openShop({ folder: join(folder, 'taken', 'data') })
  await expect(opening).rejects.toThrow(/^The data folder .*taken.data is not writable: [^\n]+\.$/)
})

test.each(['{', '{"version":"1"}', '{"version":"1","packs":[{"slug":"../up"}]}'])(
  'the invalid manifest %j fails with a single sentence that contains its path [provider R7.19]',
  async (content) => {
    const folder = await createTemporaryFolder()
    const catalogueDir = join(folder, 'catalogue')
    await writeCatalogue(catalogueDir)
    await writeFile(join(catalogueDir, 'manifest.json'), content)
    const opening = openShop({ folder, catalogueDir })
    await expect(opening).rejects.toThrow(/^The catalog .*manifest\.json cannot be read: [^\n]+\.$/)
  },
)

test('two providers with the same database file share their data [provider R7.02]', async () => {
  const first = await openShop({ sells: 'catalogue' })
  const second = await openShop({ folder: first.folder, catalogueDir: first.catalogueDir })
  const people = await Promise.all(
    [first, second, first, second, first, second].map((provider) => provider.signUp()),
  )
  expect(new Set(people.map((person) => person.id)).size).toBe(6)
  for (const { token } of people) {
    expect((await first.call('/api/v1/customer/get', { token })).status).toBe(200)
    expect((await second.call('/api/v1/customer/get', { token })).status).toBe(200)
  }
})

test('concurrent writes by two providers to the same database file all succeed [provider R7.01]', async () => {
  const first = await openShop({ sells: 'catalogue' })
  const second = await openShop({ folder: first.folder, catalogueDir: first.catalogueDir })
  const { token } = await first.signUp()
  const refreshes = [first, second, first, second, first, second].map((provider) =>
    provider.call('/api/v1/customer/refresh', { method: 'POST', token }),
  )
  const statuses = (await Promise.all(refreshes)).map((response) => response.status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
})

test('closing waits for the requests in progress [provider R7.19]', async () => {
  const { call, close } = await openShop({ sells: 'catalogue' })
  const lists = Array.from({ length: 20 }, () => call('/api/v1/products?query=dusk'))
  await close()
  expect((await Promise.all(lists)).map(({ status }) => status)).toEqual(lists.map(() => 200))
})
