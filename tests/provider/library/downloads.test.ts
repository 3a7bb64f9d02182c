import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Json } from '../../support/network/caller.ts'
import { createSoundBytes } from '../../support/shops/seed-products.ts'

const shop = await openShop()
const [pack] = shop.products.packs
const [part, , , single] = shop.products.oneShots
const otherCustomer = await shop.signUp(1000)
const customer = await shop.signUp(10_000)
await customer.buy(single)
await customer.buy(pack)

const send = (path: string, token = customer.token) => shop.call(path, { token })

async function download(
  link: number,
  headers: Record<string, string> = {},
  token = customer.token,
) {
  return await shop.provider.fetch(
    new Request(`http://provider.test/api/v1/customer/downloads/${link}`, {
      headers: { Authorization: `Bearer ${token}`, ...headers },
    }),
  )
}

async function readBytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

describe('downloads', () => {
  test('the library lists all owned products, including parts of packs, with exact sizes', async () => {
    const { data } = (await send('/api/v1/customer/library')).body
    const products = [...shop.products.packs, ...shop.products.oneShots]
    const owned = shop.products.oneShots.slice(0, 4).map((product) => product.id)
    expect(data.map((entry: Json) => entry.product_id)).toEqual(
      [pack.id, ...owned].toSorted((a, b) => a - b),
    )
    for (const entry of data) {
      const product = products.find(({ id }) => id === entry.product_id)
      expect(entry).toMatchObject({ name: product?.name, link_id: product?.linkId })
      const response = await download(entry.link_id)
      expect((await readBytes(response)).length).toBe(entry.bytes)
    }
    expect((await send('/api/v1/customer/library', otherCustomer.token)).body).toEqual({ data: [] })
  })

  test('the catalogue marks products as owned only for their owner', async () => {
    const listOwned = async (token?: string) => {
      const { data } = (await send('/api/v1/products?limit=48', token)).body
      return data.filter((product: Json) => product.is_owned).map((product: Json) => product.id)
    }
    const owned = [pack.id, ...shop.products.oneShots.slice(0, 4).map(({ id }) => id)]
    expect((await listOwned()).toSorted()).toEqual(owned.toSorted())
    expect(await listOwned(otherCustomer.token)).toEqual([])
    expect((await send(`/api/v1/products/${part.id}`)).body.data.is_owned).toBe(true)
    expect((await send(`/api/v1/products/${part.id}`, 'nobody')).body.data.is_owned).toBe(false)
  })

  test('downloading a one-shot returns its exact WAV and file name', async () => {
    const response = await download(single.linkId)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('audio/wav')
    expect(response.headers.get('content-disposition')).toContain('filename="OVT_shot-1-0.wav"')
    expect(response.headers.get('cache-control')).toContain('private')
    expect((await readBytes(response)).equals(createSoundBytes('shot-1-0'))).toBe(true)
  })

  test('a part of a purchased pack can be downloaded separately', async () => {
    expect(
      (await readBytes(await download(part.linkId))).equals(createSoundBytes('shot-0-0')),
    ).toBe(true)
  })

  test('a pack is downloaded as a ZIP of all its sounds and the licence, which is stored nowhere [P9.04]', async () => {
    const both = await Promise.all([download(pack.linkId), download(pack.linkId)])
    const [one, two] = await Promise.all(both.map(readBytes))
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true)
    expect(both[0]?.headers.get('content-type')).toBe('application/zip')
    expect(both[0]?.headers.get('content-disposition')).toContain('filename="OVT_ThePack0.zip"')
    const files = readZip(one ?? Buffer.alloc(0))
    const slugs = ['loop-0', 'shot-0-0', 'shot-0-1', 'shot-0-2']
    const getPath = (slug: string) =>
      `The pack-0/${slug.startsWith('loop') ? 'Loops' : 'One-shots'}/Bass/OVT_${slug}.wav`
    expect([...files.keys()]).toEqual([
      'The pack-0/Read me.txt',
      'The pack-0/License.txt',
      ...slugs.map(getPath),
    ])
    for (const slug of slugs) {
      expect(files.get(getPath(slug))?.equals(createSoundBytes(slug)), slug).toBe(true)
    }
    expect(existsSync(join(shop.folder, 'packs'))).toBe(false)
  })

  test('ranges return 206, matching ETags 304, and ranges past the end 416', async () => {
    for (const link of [single.linkId, pack.linkId]) {
      const whole = await download(link)
      const etag = whole.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
      const content = await readBytes(whole)
      const tail = await download(link, { range: 'bytes=100-199', 'if-range': etag })
      expect(tail.status).toBe(206)
      expect((await readBytes(tail)).equals(content.subarray(100, 200))).toBe(true)
      expect((await download(link, { 'if-none-match': etag })).status).toBe(304)
      expect((await download(link, { range: 'bytes=99999999-' })).status).toBe(416)
    }
  })

  test('a download counts once its first byte is sent, for the purchase that includes it', async () => {
    const count = async (linkId: number) =>
      (
        await shop.db
          .selectFrom('purchased_links')
          .select('download_used')
          .where('link_id', '=', linkId)
          .executeTakeFirstOrThrow()
      ).download_used
    const before = await count(pack.linkId)
    for (const [link, range] of [
      [pack.linkId, null],
      [pack.linkId, 'bytes=0-'],
      [pack.linkId, 'bytes=0-9'],
      [pack.linkId, 'bytes=-99999999'],
      [part.linkId, null],
      [part.linkId, 'bytes=0-'],
    ] as const) {
      const known = await count(pack.linkId)
      await readBytes(await download(link, range === null ? {} : { range }))
      expect([link, range, await count(pack.linkId)]).toEqual([link, range, known + 1])
    }
    const rest = { range: 'bytes=10-' }
    for (const link of [pack.linkId, part.linkId]) await readBytes(await download(link, rest))
    // Download managers request a file's length before downloading it.
    const headers = { Authorization: `Bearer ${customer.token}` }
    const url = `http://provider.test/api/v1/customer/downloads/${pack.linkId}`
    const head = await shop.provider.fetch(new Request(url, { method: 'HEAD', headers }))
    expect([head.status, head.headers.has('content-length')]).toEqual([200, true])
    expect(await count(pack.linkId)).toBe(before + 6)
  })

  test('downloading a file that is unknown or not owned returns 404; downloading without a token returns 401', async () => {
    expect((await download(pack.linkId, {}, otherCustomer.token)).status).toBe(404)
    expect((await download(part.linkId, {}, otherCustomer.token)).status).toBe(404)
    expect((await download(999_999)).status).toBe(404)
    expect((await download(pack.id)).status).toBe(404)
    const path = `/api/v1/customer/downloads/${pack.linkId}`
    expect((await shop.get(path)).status).toBe(401)
  })

  test('a product that is no longer sold stays available to its owners', async () => {
    const setActive = async (active: 0 | 1) => {
      await shop.db.updateTable('products').set({ active }).where('id', '=', pack.id).execute()
      await shop.db.updateTable('sounds').set({ active }).where('pack_id', '=', pack.id).execute()
    }
    const before = await readBytes(await download(pack.linkId))
    await setActive(0)
    const after = await download(pack.linkId)
    expect(after.status).toBe(200)
    expect((await readBytes(after)).equals(before)).toBe(true)
    await setActive(1)
  })
})

/** Returns the files of an uncompressed ZIP by name, located by its central directory. */
function readZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let entry = zip.readUInt32LE(zip.length - 22 + 16)
  while (zip.readUInt32LE(entry) === 0x02014b50) {
    const size = zip.readUInt32LE(entry + 20)
    const nameLength = zip.readUInt16LE(entry + 28)
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = zip.readUInt32LE(entry + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(name, zip.subarray(start, start + size))
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
  }
  return files
}
