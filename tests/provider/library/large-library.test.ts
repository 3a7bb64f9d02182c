import { expect, test } from 'vitest'
import { listZip } from '../../sound/read-zip.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const soundCount = 10_000

/** The CPU time that a page of the library may take, in milliseconds; it takes a tenth of it. */
const maxPageCpu = 3000

const shop = await openShop()
const [pack] = shop.products.packs
const [model] = shop.products.oneShots
const owner = await shop.signUp(10_000)
await addSounds(soundCount)
await owner.buy(pack)

/** Adds sounds to the first pack, all with the same file. */
async function addSounds(count: number): Promise<void> {
  const { db } = shop
  const { id: _, ...product } = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', model.id)
    .executeTakeFirstOrThrow()
  const { id: __, ...sound } = await db
    .selectFrom('sounds')
    .selectAll()
    .where('product_id', '=', model.id)
    .executeTakeFirstOrThrow()
  const batch = 500
  for (let start = 0; start < count; start += batch) {
    const numbers = Array.from({ length: batch }, (_, index) => start + index)
    const products = await db
      .insertInto('products')
      .values(
        numbers.map((number) => ({
          ...product,
          slug: `many-${number}`,
          sku: `MANY-${number}`,
          url_key: `many-${number}`,
          name: `Sound ${number}`,
          link_id: 1_000_000 + number,
        })),
      )
      .returning('id')
      .execute()
    await db
      .insertInto('sounds')
      .values(
        products.map(({ id }, index) => ({
          ...sound,
          product_id: id,
          slug: `many-${numbers[index]}`,
          file_name: `OVT_many-${numbers[index]}.wav`,
        })),
      )
      .execute()
  }
}

/** Returns the response to a request and the CPU time of the process in the meantime. */
async function measure(path: string) {
  const before = process.cpuUsage()
  const { body } = await owner.get(path)
  const { user, system } = process.cpuUsage(before)
  return { body, cpu: (user + system) / 1000 }
}

const list = '/api/v1/products?owned=yes&category_id=3&limit=24'

test('a page of a library with 10,000 sounds takes little CPU time, in any order [P4.05]', async () => {
  await measure(list)
  for (const query of ['sort=bought-desc', 'sort=name-asc', 'sort=created_at-desc&page=200']) {
    const { body, cpu } = await measure(`${list}&${query}`)
    expect(body.data).toHaveLength(24)
    expect([body.meta.total, body.meta.total_is_capped]).toEqual([10_000, true])
    expect([query, cpu < maxPageCpu]).toEqual([query, true])
    const ids = body.data.map(({ id }: { id: number }) => id).join(',')
    const files = await measure(`/api/v1/customer/library/files?product_ids=${ids}`)
    expect(files.body.data).toHaveLength(24)
    expect(files.cpu).toBeLessThan(maxPageCpu)
  }
})

test('10,000 sounds and their pack are one ZIP that contains each file once [P4.05]', async () => {
  const response = await shop.provider.fetch(
    new Request('http://provider.test/api/v1/customer/library/zip/all', {
      headers: { Authorization: `Bearer ${owner.token}` },
    }),
  )
  expect(response.status).toBe(200)
  const names = listZip(Buffer.from(await response.arrayBuffer())).map(({ name }) => name)
  expect(names.length).toBe(new Set(names).size)
  expect(names.filter((name) => name.includes('OVT_many-'))).toHaveLength(soundCount)
})
