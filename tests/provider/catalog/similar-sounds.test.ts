import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '#provider/catalog/catalogue.ts'
import { createSimilarSounds } from '#provider/catalog/similar/similar-sounds.ts'
import { createExactIndex } from '#provider/catalog/similar/similar-sounds.rules.ts'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { listProducts } from '../../support/shops/described-shop.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

/**
 * The feature vectors of kicks point in one direction, those of loops and other one-shots in
 * others.
 */
const directions: Readonly<Record<string, number>> = {
  'soft-kick': 0,
  'market-kick': 5,
  'paper-clap': 30,
  'round-sub': 80,
  'copper-bell': 80,
  'glass-pad': 90,
  'felt-keys': 120,
  'slow-tide': 1,
  'low-hum': 2,
  'stall-groove': 60,
}

function toFeatures(slug: string): number[] {
  const degrees = directions[slug]
  if (degrees === undefined) return []
  const angle = (degrees / 180) * Math.PI
  return [Math.cos(angle), Math.sin(angle)]
}

/** Adds feature vectors to the sounds; all loops except Low Hum and Neon Chords are sold separately. */
function measure(catalogue: Catalogue): Catalogue {
  const packs = catalogue.packs.map((pack) => ({
    ...pack,
    sounds: pack.sounds.map((sound) => ({
      ...sound,
      features: toFeatures(sound.slug),
      priceCents: ['slow-tide', 'stall-groove'].includes(sound.slug) ? 199 : sound.priceCents,
    })),
  }))
  return { ...catalogue, packs }
}

async function openMeasuredShop(
  change: (catalogue: Catalogue) => Catalogue = (catalogue) => catalogue,
): Promise<Shop> {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, (catalogue) => change(measure(catalogue)))
  return await openShop({ catalogueDir })
}

async function findId(shop: Shop, name: string): Promise<number> {
  const { body } = await shop.call('/api/v1/products?limit=48&sort=name-desc')
  return body.data.find((product: { name: string }) => product.name === name).id
}

async function listSimilar(shop: Shop, name: string, query = '') {
  return await listProducts(shop, `similar=${await findId(shop, name)}${query}`)
}

const similarToSoftKick = [
  'Market Kick',
  'Paper Clap',
  'Round Sub',
  'Copper Bell',
  'Glass Pad',
  'Felt Keys',
]

test('sounds similar to a kick are kicks first, then other sounds in order of similarity [P2.09]', async () => {
  const { names } = await listSimilar(await openMeasuredShop(), 'Soft Kick')
  expect(names).toEqual(similarToSoftKick)
})

test('a sound sold only in a pack also has similar sounds, all of its kind [P2.09]', async () => {
  const shop = await openMeasuredShop()
  const pack = await shop.call(`/api/v1/products/${await findId(shop, 'Dusk Textures')}`)
  const [, lowHum] = pack.body.data.sounds
  expect(lowHum).toMatchObject({ name: 'Low Hum', pack_only: true })
  const { names } = await listProducts(shop, `similar=sound-${lowHum.id}`)
  expect(names).toEqual(['Slow Tide', 'Stall Groove'])
})

test('all other filters, facets and sort orders apply to similar sounds [P2.09]', async () => {
  const shop = await openMeasuredShop()
  const { names, count } = await listSimilar(shop, 'Soft Kick', '&genre=ambient')
  expect(names).toEqual(['Glass Pad', 'Felt Keys'])
  expect(count('genre')).toEqual({ ambient: 2, house: 4 })
  const byName = await listSimilar(shop, 'Soft Kick', '&genre=ambient&sort=name-asc')
  expect(byName.names).toEqual(['Felt Keys', 'Glass Pad'])
  const found = await listSimilar(shop, 'Soft Kick', '&query=mira')
  expect(found.names).toEqual(['Glass Pad', 'Felt Keys'])
})

test('the related products of a measured sound are the most similar sounds [P2.09]', async () => {
  const shop = await openMeasuredShop()
  const { body } = await shop.call(`/api/products/${await findId(shop, 'Soft Kick')}/related`)
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(similarToSoftKick)
})

test('the related products of an unmeasured sound are those with most in common [P2.09]', async () => {
  const shop = await openMeasuredShop()
  const { body } = await shop.call(`/api/products/${await findId(shop, 'Rain Noise')}/related`)
  const { names } = await listSimilar(shop, 'Rain Noise')
  expect(names).toEqual(body.data.map(({ name }: { name: string }) => name))
  expect(names.slice(0, 3).toSorted()).toEqual(['Felt Keys', 'Glass Pad', 'Soft Kick'])
})

test('a withdrawn sound is similar to nothing, even before the catalogue changes [P2.09]', async () => {
  const shop = await openMeasuredShop()
  const id = await findId(shop, 'Market Kick')
  expect((await listSimilar(shop, 'Soft Kick')).names).toContain('Market Kick')
  const { db } = shop
  await db.updateTable('products').set({ active: 0 }).where('id', '=', id).execute()
  expect((await listSimilar(shop, 'Soft Kick')).names).toEqual(similarToSoftKick.slice(1))
  const { body } = await shop.call(`/api/products/${await findId(shop, 'Soft Kick')}/related`)
  expect(body.data.map(({ name }: { name: string }) => name)).not.toContain('Market Kick')
})

test('new feature vectors take effect as soon as the catalogue changes [P2.09]', async () => {
  const shop = await openMeasuredShop()
  expect((await listSimilar(shop, 'Soft Kick')).names[0]).toBe('Market Kick')
  const { db } = shop
  await db.updateTable('sounds').set({ features: '' }).where('slug', '=', 'market-kick').execute()
  expect((await listSimilar(shop, 'Soft Kick')).names[0]).toBe('Market Kick')
  await db.updateTable('settings').set({ value: '2' }).where('name', '=', 'catalogue').execute()
  expect((await listSimilar(shop, 'Soft Kick')).names).toEqual(similarToSoftKick.slice(1))
})

test('at most sixty similar sounds are listed [P2.09]', async () => {
  const shop = await openMeasuredShop((catalogue) => ({
    ...catalogue,
    packs: catalogue.packs.map((pack) => ({
      ...pack,
      sounds: pack.sounds.flatMap((sound) =>
        sound.slug === 'market-kick'
          ? Array.from({ length: 70 }, (_, index) => ({ ...sound, slug: `kick-${index}` }))
          : [sound],
      ),
    })),
  }))
  const { total, body } = await listSimilar(shop, 'Soft Kick', '&limit=48')
  expect(total).toBe(60)
  const ids: number[] = body.data.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

test.for(['999999', 'sound-999999', 'kick', '-1', ''])(
  'the unknown sound "%s" has no effect [P2.09]',
  async (reference) => {
    const shop = await openMeasuredShop()
    const all = await listProducts(shop, 'category_id=3')
    expect((await listProducts(shop, `category_id=3&similar=${reference}`)).names).toEqual(
      all.names,
    )
  },
)

test('above the comparison limit, only sounds with the same instrument are compared [P2.09]', async () => {
  const shop = await openMeasuredShop()
  const similarSounds = createSimilarSounds(shop.db, 3)
  const productId = await findId(shop, 'Soft Kick')
  const kick = await findId(shop, 'Market Kick')
  expect(await similarSounds.find({ productId }, 8)).toEqual([kick])
})

test('feature vectors of an instrument stay cached while others are searched [P2.09]', async () => {
  const shop = await openMeasuredShop()
  const { db } = shop
  const similarSounds = createSimilarSounds(db, 3)
  const find = async (name: string) =>
    await similarSounds.find({ productId: await findId(shop, name) }, 1)
  const kick = await find('Soft Kick')
  for (const name of similarToSoftKick.slice(1)) await find(name)
  await db.updateTable('sounds').set({ features: '' }).where('slug', '=', 'market-kick').execute()
  expect(kick).toHaveLength(1)
  expect(await find('Soft Kick')).toEqual(kick)
})

test('above the comparison limit, a sound without an instrument gets those with most in common [P2.09]', async () => {
  const shop = await openMeasuredShop()
  const { db } = shop
  const productId = await findId(shop, 'Soft Kick')
  await db.updateTable('products').set({ instrument: null }).where('id', '=', productId).execute()
  const found = await createSimilarSounds(db, 3).find({ productId }, 8)
  const { body } = await shop.call('/api/v1/products?category_id=3&artist=mira-vale')
  const ofArtist = body.data.map(({ id }: { id: number }) => id)
  expect(found?.slice(0, 3).every((id) => ofArtist.includes(id))).toBe(true)
  expect(found).toHaveLength(7)
})

test('similar loops in the order of a dial are only those that bend well to its tempo and key', async () => {
  const shop = await openMeasuredShop((catalogue) => ({
    ...catalogue,
    packs: catalogue.packs.map((pack) => ({
      ...pack,
      sounds: pack.sounds.map((sound) =>
        sound.slug === 'stall-groove' ? { ...sound, bpm: 120, key: 'A minor' } : sound,
      ),
    })),
  }))
  const query = (fit: string) => listSimilar(shop, 'Slow Tide', `&sort=fit&${fit}`)
  expect((await query('fit_tempo=126')).names).toContain('Stall Groove')
  expect((await query('fit_tempo=62')).names).toContain('Stall Groove')
  expect((await query('fit_tempo=90')).names).not.toContain('Stall Groove')
  expect((await query('fit_key=b-minor&fit_exact=1')).names).toContain('Stall Groove')
  expect((await query('fit_key=c-sharp-minor&fit_exact=1')).names).not.toContain('Stall Groove')
})

test('the nearest vectors have the greatest cosine similarity, lower ids first among equals [P2.09]', () => {
  const vector = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }))
  fc.assert(
    fc.property(
      fc.array(vector, { maxLength: 40 }),
      vector,
      fc.integer({ min: 1, max: 10 }),
      check,
    ),
  )
})

function check(vectors: [number, number][], [x, y]: [number, number], limit: number): void {
  const index = createExactIndex({
    productIds: vectors.map((_, place) => place + 1),
    values: Float32Array.from(vectors.flat()),
    attributes: [],
  })
  const rated = vectors.map(([a, b], place) => ({ id: place + 1, product: a * x + b * y }))
  const nearest = rated.toSorted((a, b) => b.product - a.product || a.id - b.id).slice(0, limit)
  expect(index.findNearest(Float32Array.of(x, y), limit)).toEqual(nearest.map(({ id }) => id))
}
