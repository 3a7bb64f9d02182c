import { expect, test } from 'vitest'
import { writeCatalogue } from '../../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'

async function openMeasuredShop() {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, (manifest) => ({
    ...manifest,
    packs: manifest.packs.map((pack) => ({
      ...pack,
      sounds: pack.sounds.map((sound) => ({ ...sound, waveform: 'AP8=', onsets: [0, 0.5] })),
    })),
  }))
  const { call } = await openShop({ catalogueDir })
  const findId = async (category: number) =>
    (await call(`/api/v1/products?category_id=${category}`)).body.data[0].id
  return { call, findId }
}

test('a sound has a waveform and onsets [provider P3.06 P3.09]', async () => {
  const { call, findId } = await openMeasuredShop()
  const { status, body } = await call(`/api/v1/products/${await findId(3)}/analysis`)
  expect(status).toBe(200)
  expect(body).toEqual({
    data: {
      waveform: 'AP8=',
      onsets: [0, 0.5],
      preview_gain: expect.closeTo(10 ** (-2.4 / 20)),
      content: null,
    },
  })
})

test('packs and unknown products have no analysis [provider P3.06]', async () => {
  const { call, findId } = await openMeasuredShop()
  for (const id of [await findId(2), 999_999, 'x', '-1'])
    expect((await call(`/api/v1/products/${id}/analysis`)).status).toBe(404)
})
