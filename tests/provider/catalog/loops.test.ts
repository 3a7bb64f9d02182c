import { expect, test } from 'vitest'
import type { Catalogue } from '#provider/catalog/catalogue.ts'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

/** Opens a shop that sells the loop Slow Tide of the pack Dusk Textures for €2.49. */
async function openShopWithLoop(): Promise<Shop> {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, sellSlowTide)
  return await openShop({ catalogueDir })
}

function sellSlowTide(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    packs: catalogue.packs.map((pack) => ({
      ...pack,
      sounds: pack.sounds.map((sound) =>
        sound.slug === 'slow-tide'
          ? { ...sound, priceCents: 249, tags: ['slow', 'warm'], keySource: 'measured' }
          : sound,
      ),
    })),
  }
}

async function listLoops(provider: Shop) {
  const { body } = await provider.call('/api/v1/products?category_id=4')
  return body.data
}

test('every loop is a product of category 3 and is sold separately only if it has a price [P1.01]', async () => {
  const provider = await openShopWithLoop()
  const loops = await listLoops(provider)
  const byName = new Map<string, Record<string, unknown>>(
    loops.map((loop: { name: string }) => [loop.name, loop]),
  )
  expect(byName.get('Slow Tide')).toMatchObject({
    kind: 'loop',
    price: '2.4900',
    pack_only: false,
  })
  const lowHum = byName.get('Low Hum')
  expect(lowHum).toMatchObject({ kind: 'loop', price: '19.0000', pack_only: true })
  const pack = await provider.call('/api/v1/products/1')
  expect(pack.body.data.sounds.slice(0, 2)).toMatchObject([
    { name: 'Slow Tide', pack_only: false },
    { name: 'Low Hum', product_id: lowHum?.['id'], pack_only: true },
  ])
})

test('a sound sold only with its pack cannot be added to a cart [P1.01]', async () => {
  const provider = await openShopWithLoop()
  const { token } = await provider.signUp()
  const loops = await listLoops(provider)
  const add = async (loop: { id: number; downloadable_links: { id: number }[] }) =>
    await provider.call(`/api/v1/customer/cart/add/${loop.id}`, {
      token,
      body: {
        product_id: loop.id,
        quantity: 1,
        links: loop.downloadable_links.map(({ id }) => id),
      },
    })
  const find = (name: string) => loops.find((loop: { name: string }) => loop.name === name)
  expect((await add(find('Low Hum'))).status).toBe(400)
  expect((await add(find('Slow Tide'))).status).toBe(200)
})

test('a sound has its tempo, bars, key, tags, format and levels, and their sources [P1.02]', async () => {
  const provider = await openShopWithLoop()
  const loops = await listLoops(provider)
  const loop = loops.find(({ name }: { name: string }) => name === 'Slow Tide')
  expect(loop).toMatchObject({
    bpm: 84,
    bpm_source: 'stated',
    bars: 4,
    key: 'F minor',
    key_source: 'measured',
    instrument: 'texture',
    tags: ['slow', 'warm'],
    duration: 2,
    format: { sample_rate: 44100, bit_depth: 24, channels: 1, bytes: expect.any(Number) },
    loudness: -14.2,
    true_peak: -1.1,
  })
})

test('a one-shot states the octave of its root and is levelled by its loudest 100 ms [P1.02] [P3.07]', async () => {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, (catalogue) => ({
    ...catalogue,
    packs: catalogue.packs.map((pack) => ({
      ...pack,
      sounds: pack.sounds.map((sound) => ({ ...sound, burstLoudness: -10, rootNote: 30 })),
    })),
  }))
  const provider = await openShop({ catalogueDir })
  const { body } = await provider.call('/api/v1/products/1')
  for (const { kind, ...sound } of body.data.sounds) {
    expect(sound).toMatchObject({
      root_note: 30,
      // The preview is attenuated by 2.4 dB, because the file peaks at −1.1 dBTP.
      preview_loudness: kind === 'loop' ? -16.6 : -15.4,
    })
  }
})

test('products keep their ids and URLs when loops are put on sale [P1.01]', async () => {
  const [dataDir, catalogueDir] = [await createTemporaryFolder(), await createTemporaryFolder()]
  await writeCatalogue(catalogueDir)
  const before = await openShop({ folder: dataDir, catalogueDir })
  const list = async (provider: Shop) => {
    const { body } = await provider.call('/api/v1/products?category_id=2,3&limit=48')
    return body.data.map(({ id, url_key }: { id: number; url_key: string }) => [id, url_key])
  }
  const products = await list(before)
  await writeCatalogue(catalogueDir, (catalogue) => ({ ...sellSlowTide(catalogue), version: '2' }))
  await before.close()
  const after = await openShop({ folder: dataDir, catalogueDir })
  expect(await list(after)).toEqual(products)
  const loops = await listLoops(after)
  const sold = loops.filter((loop: { pack_only: boolean }) => !loop.pack_only)
  expect(sold.map(({ name }: { name: string }) => name)).toEqual(['Slow Tide'])
})
