import { describe, expect, test } from 'vitest'
import { maxZipProducts } from '#provider/contract/zip-limits.ts'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import ownShop from '../../../shop.config.ts'
import { listZip, readZipFile } from '../../sound/read-zip.ts'
import { createSoundBytes } from '../../support/shops/seed-products.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const shop = await openShop()
const [pack, otherPack] = shop.products.packs
const [part, , , single, sibling] = shop.products.oneShots
const owner = await shop.signUp(10_000)
const otherCustomer = await shop.signUp(10_000)
await owner.buy(pack)
await owner.buy(single, sibling)
await otherCustomer.buy(otherPack)
await otherCustomer.buy(part)

const select = (...products: readonly { readonly id: number }[]) =>
  `/api/v1/customer/library/zip?product_ids=${products.map(({ id }) => id).join(',')}`

async function request(
  path: string,
  { customer = owner, ...init }: RequestInit & { customer?: typeof owner } = {},
) {
  const headers = { Authorization: `Bearer ${customer.token}`, ...init.headers }
  return await shop.provider.fetch(new Request(`http://provider.test${path}`, { ...init, headers }))
}

async function download(path: string, customer = owner): Promise<Buffer> {
  const response = await request(path, { customer })
  expect(response.status).toBe(200)
  const zip = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(zip.length))
  return zip
}

const listNames = (zip: Buffer) => listZip(zip).map(({ name }) => name)

const packNames = [
  'The pack-0/Read me.txt',
  'The pack-0/License.txt',
  'The pack-0/Loops/Bass/OVT_loop-0.wav',
  'The pack-0/One-shots/Bass/OVT_shot-0-0.wav',
  'The pack-0/One-shots/Bass/OVT_shot-0-1.wav',
  'The pack-0/One-shots/Bass/OVT_shot-0-2.wav',
]
const singleNames = [
  'The pack-1/One-shots/Bass/OVT_shot-1-0.wav',
  'The pack-1/One-shots/Bass/OVT_shot-1-1.wav',
]

describe('a selection of the library as one ZIP', () => {
  test('contains packs as their own ZIPs do, and single sounds in the folders of their packs [P9.04]', async () => {
    const zip = await download(select(single, pack, sibling))
    expect(listNames(zip)).toEqual([...packNames, ...singleNames])
    expect(listZip(zip).every(({ isIntact, isStored }) => isIntact && isStored)).toBe(true)
    const sound = readZipFile(zip, singleNames[0] ?? '')
    expect(sound.equals(createSoundBytes('shot-1-0'))).toBe(true)
  })

  test('does not depend on the order of the ids, and has a sound of a selected pack once [P9.04]', async () => {
    const zip = await download(select(pack, single))
    for (const order of [select(single, pack), select(single, part, pack, single)]) {
      expect((await download(order)).equals(zip)).toBe(true)
    }
  })

  test('numbers folders of packs with the same name, in the order of the packs [P9.04]', async () => {
    const rename = (name: string) =>
      shop.db.updateTable('products').set({ name }).where('id', '=', otherPack.id).execute()
    await rename('THE PACK-0')
    const names = listNames(await download(select(single, part)))
    expect(names).toEqual([packNames[3], 'THE PACK-0 2/One-shots/Bass/OVT_shot-1-0.wav'])
    await rename(otherPack.name)
  })

  test('numbers sounds with the same file name, as in the ZIP of a pack [P9.04]', async () => {
    const rename = (name: string) =>
      shop.db
        .updateTable('sounds')
        .set({ file_name: name })
        .where('product_id', '=', sibling.id)
        .execute()
    await rename('OVT_SHOT-1-0.wav')
    expect(listNames(await download(select(single, sibling)))).toEqual([
      singleNames[0],
      'The pack-1/One-shots/Bass/OVT_SHOT-1-0_2.wav',
    ])
    await rename('OVT_shot-1-1.wav')
  })

  test('is sent in ranges with a strong ETag, also to HEAD requests [P9.04]', async () => {
    const path = select(pack, single)
    const whole = await request(path)
    const zip = Buffer.from(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
    expect(whole.headers.get('content-type')).toBe('application/zip')
    expect(whole.headers.get('content-disposition')).toMatch(/filename="OVT_\d{4}-\d\d-\d\d\.zip"/)
    const head = await request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(zip.length)])
    for (const [start, end] of [[0, 9] as const, [5000, 90_000] as const]) {
      const range = `bytes=${start}-${end}`
      const part = await request(path, { headers: { range, 'if-range': etag } })
      expect(part.status).toBe(206)
      const bytes = Buffer.from(await part.arrayBuffer())
      expect(bytes.equals(zip.subarray(start, end + 1))).toBe(true)
    }
    const changed = await request(path, { headers: { range: 'bytes=5-9', 'if-range': '"other"' } })
    expect(changed.status).toBe(200)
    await changed.body?.cancel()
    expect((await request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await request(path, { headers: { range: 'bytes=99999999-' } })).status).toBe(416)
  })

  test('is refused as unknown if the customer does not own every product', async () => {
    expect((await request(select(pack), { customer: otherCustomer })).status).toBe(404)
    expect((await request(select(otherPack, single))).status).toBe(404)
    for (const ids of ['', 'x', '1,', '1;2', '999999999', '-1', '1.5']) {
      const path = `/api/v1/customer/library/zip?product_ids=${ids}`
      expect([ids, (await request(path)).status]).toEqual([ids, 404])
    }
    expect((await request('/api/v1/customer/library/zip')).status).toBe(404)
  })

  test('has a maximum number of products', async () => {
    const ids = Array.from({ length: maxZipProducts + 1 }, (_, index) => ({ id: index + 1 }))
    const refused = await request(select(...ids))
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ reason: 'zip_too_large' })
  })

  test('counts once for each purchase when its first byte is sent, not for each range', async () => {
    const count = async () => {
      const rows = await shop.db
        .selectFrom('purchased_links')
        .select(['product_id', 'download_used'])
        .where('customer_id', '=', owner.id)
        .orderBy('id')
        .execute()
      return rows.map((row) => row.download_used)
    }
    const path = select(pack, part, single)
    const before = await count()
    for (const range of ['bytes=10-19', 'bytes=100-', 'bytes=-5']) {
      await (await request(path, { headers: { range } })).arrayBuffer()
    }
    await request(path, { method: 'HEAD' })
    expect(await count()).toEqual(before)
    await (await request(path, { headers: { range: 'bytes=0-' } })).arrayBuffer()
    const [packCount = 0, singleCount = 0, siblingCount = 0] = before
    expect(await count()).toEqual([packCount + 1, singleCount + 1, siblingCount])
  })
})

describe('an order as one ZIP', () => {
  const [first, second] = [1, 2].map((id) => `/api/v1/customer/orders/${id}/zip`)

  test('contains the files of the order [P9.04]', async () => {
    expect(listNames(await download(first ?? ''))).toEqual(packNames)
    expect(listNames(await download(second ?? ''))).toEqual(singleNames)
    const { headers } = await request(second ?? '', { method: 'HEAD' })
    expect(headers.get('content-disposition')).toContain('filename="OVT_2.zip"')
  })

  test("is refused as unknown for another customer's order", async () => {
    expect((await request(first ?? '', { customer: otherCustomer })).status).toBe(404)
    for (const id of ['99', 'x', '0']) {
      expect((await request(`/api/v1/customer/orders/${id}/zip`)).status).toBe(404)
    }
  })

  test('contains only the lines whose downloads have not ended', async () => {
    const [item] = await shop.db
      .selectFrom('order_items')
      .select('id')
      .where('product_id', '=', sibling.id)
      .execute()
    const input = { orderId: 2, itemIds: [item?.id ?? 0], reason: 'withdrawal' }
    await refundOrder(
      { db: shop.db, clock: () => shop.now, mailSender: null, shop: ownShop },
      { ...input, endsDownloads: true, requestKey: 'a request' },
    )
    expect(listNames(await download(second ?? ''))).toEqual(singleNames.slice(0, 1))
  })
})
