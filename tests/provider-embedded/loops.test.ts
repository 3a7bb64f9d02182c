import { expect, test } from 'vitest'
import type { Catalogue } from '#app/provider-embedded/domain/catalogue.ts'
import { writeCatalogue } from '../support/catalogue-fixture.ts'
import { createTemporaryFolder, openTestProvider } from '../support/provider.ts'
import type { TestProvider } from '../support/provider.ts'

/** Opens a shop that sells the loop Slow Tide of the pack Dusk Textures for €2.49. */
async function openShopWithLoop(): Promise<TestProvider> {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, sellSlowTide)
  return await openTestProvider({ catalogueDir })
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

async function listLoops(provider: TestProvider) {
  const { body } = await provider.call('/api/v1/products?category_id=4')
  return body.data
}

test('a loop with a price is a product of the third category; one without is not [P1.01]', async () => {
  const provider = await openShopWithLoop()
  const loops = await listLoops(provider)
  expect(loops).toHaveLength(1)
  expect(loops[0]).toMatchObject({ name: 'Slow Tide', kind: 'loop', price: '2.4900' })
  const pack = await provider.call(`/api/v1/products/${loops[0].pack.id}`)
  const [slowTide, lowHum] = pack.body.data.sounds
  expect([slowTide.product_id, lowHum.product_id]).toEqual([loops[0].id, null])
})

test('a sound has its tempo, bars, key, tags, format and levels, and who determined them [P1.02]', async () => {
  const provider = await openShopWithLoop()
  const [loop] = await listLoops(provider)
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

test('products keep their ids and addresses when loops are put on sale [P1.01]', async () => {
  const [dataDir, catalogueDir] = [await createTemporaryFolder(), await createTemporaryFolder()]
  await writeCatalogue(catalogueDir)
  const before = await openTestProvider({ dataDir, catalogueDir })
  const list = async (provider: TestProvider) => {
    const { body } = await provider.call('/api/v1/products?category_id=2,3&limit=48')
    return body.data.map(({ id, url_key }: { id: number; url_key: string }) => [id, url_key])
  }
  const products = await list(before)
  await writeCatalogue(catalogueDir, (catalogue) => ({ ...sellSlowTide(catalogue), version: '2' }))
  await before.close()
  const after = await openTestProvider({ dataDir, catalogueDir })
  expect(await list(after)).toEqual(products)
  expect(await listLoops(after)).toHaveLength(1)
})
