import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withdrawPack } from '#provider/catalog/withdraw-products.store.ts'
import { listZip } from '../../sound/read-zip.ts'
import { createSoundBytes } from '../../support/shops/seed-products.ts'
import { openShop } from '../../support/shops/open-shop.ts'

/** Opens a shop whose customer has bought a pack, and a one-shot of another. */
const shop = await openShop()
const [pack, otherPack] = shop.products.packs
const [part, , , single, sibling] = shop.products.oneShots
const owner = await shop.signUp(10_000)
const other = await shop.signUp(10_000)
await owner.buy(pack)
await owner.buy(single)
await other.buy(otherPack)

const describe = async (ids: readonly (number | string)[], customer = owner) =>
  (await customer.get(`/api/v1/customer/library/files?product_ids=${ids.join(',')}`)).body.data

test('files are described with their names, sizes, checksums and orders [P4.05]', async () => {
  const [whole, inPack, alone] = await describe([single.id, pack.id, part.id])
  const bytes = createSoundBytes('shot-1-0')
  expect(alone).toEqual({
    product_id: single.id,
    file_name: 'OVT_shot-1-0.wav',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    order_id: 2,
  })
  expect(inPack).toMatchObject({ product_id: part.id, order_id: 1 })
  expect(whole).toMatchObject({ product_id: pack.id, sha256: null, order_id: 1 })
  expect(whole.bytes).toBeGreaterThan(inPack.bytes)
})

test('files of others and malformed ids are left out [P4.05]', async () => {
  expect(await describe([sibling.id, 'x', '-1', 99_999, ''])).toEqual([])
  expect(await describe([single.id], other)).toMatchObject([{ order_id: 3 }])
  const { status } = await shop.call(`/api/v1/customer/library/files?product_ids=${single.id}`)
  expect(status).toBe(401)
})

async function download(customer = owner, headers: Record<string, string> = {}) {
  return await shop.provider.fetch(
    new Request('http://provider.test/api/v1/customer/library/zip/all', {
      headers: { Authorization: `Bearer ${customer.token}`, ...headers },
    }),
  )
}

test('everything is one ZIP with a folder for each pack, which resumes at any byte [P4.05 P9.04]', async () => {
  const response = await download()
  const zip = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(zip.length))
  expect(listZip(zip).map(({ name }) => name)).toEqual([
    'The pack-0/Read me.txt',
    'The pack-0/License.txt',
    'The pack-0/Loops/Bass/OVT_loop-0.wav',
    'The pack-0/One-shots/Bass/OVT_shot-0-0.wav',
    'The pack-0/One-shots/Bass/OVT_shot-0-1.wav',
    'The pack-0/One-shots/Bass/OVT_shot-0-2.wav',
    'The pack-1/One-shots/Bass/OVT_shot-1-0.wav',
  ])
  const range = `bytes=${zip.length - 5000}-`
  const rest = await download(owner, { range, 'if-range': response.headers.get('etag') ?? '' })
  expect(rest.status).toBe(206)
  expect(Buffer.from(await rest.arrayBuffer()).equals(zip.subarray(-5000))).toBe(true)
})

test('a customer who owns nothing has no ZIP of everything [P4.05]', async () => {
  const nobody = await shop.signUp()
  expect((await download(nobody)).status).toBe(404)
})

test('what the shop no longer sells stays in the library, found by name [P4.05]', async () => {
  const list = async (query = '', customer = owner) =>
    (await customer.get(`/api/v1/customer/library/withdrawn${query}`)).body
  expect((await list()).data).toEqual([])
  await withdrawPack(shop.db, otherPack.id, shop.now.toISOString())
  const { data, meta } = await list()
  expect([data.length, meta.total]).toEqual([1, 1])
  expect(data[0]).toMatchObject({ id: single.id, is_owned: true, in_stock: false })
  expect((await list(`?query=${single.name.toUpperCase()}`)).data).toHaveLength(1)
  for (const query of ['?query=%25', '?query=_', '?query=nothing']) {
    expect((await list(query)).data).toEqual([])
  }
  expect((await list('?page=2')).data).toEqual([])
  expect((await list('', other)).meta.total).toBeGreaterThan(1)
  expect(await describe([single.id])).toMatchObject([{ file_name: 'OVT_shot-1-0.wav' }])
})
