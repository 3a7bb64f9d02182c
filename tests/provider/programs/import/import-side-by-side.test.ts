import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeCatalogue } from '../../../support/shops/catalogue-fixture.ts'
import { createLabelFolder, importLabel } from '../../../support/label/import-label.ts'
import { createLabel, harborManifest } from '../../../support/label/label-folder.ts'
import { findProduct, listProducts } from '../../../support/shops/own-shop.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import type { Shop } from '../../../support/shops/shop.ts'

async function openShopAt(folder: string, hasDemoCatalogue: boolean): Promise<Shop> {
  const shop = await openShop({ folder, catalogueDir: join(folder, 'catalogue'), hasDemoCatalogue })
  return shop
}

async function listNames(folder: string, hasDemo = true): Promise<string[]> {
  const shop = await openShopAt(folder, hasDemo)
  return (await listProducts(shop)).map(({ name }) => name)
}

describe('imported packs next to the demo', () => {
  test('stay on sale when the demo changes or is turned off and on, and vice versa [P1.05 P1.13]', async () => {
    const folder = await createTemporaryFolder()
    const catalogue = join(folder, 'catalogue')
    await writeCatalogue(catalogue)
    const label = await createLabelFolder(createLabel())
    const demoNames = await listNames(folder)
    await importLabel(folder, label)
    expect(await listNames(folder)).toEqual(expect.arrayContaining([...demoNames, 'Harbor Lights']))
    await writeCatalogue(catalogue, (manifest) => ({
      version: '2',
      packs: manifest.packs.slice(0, 1),
    }))
    const withOneDemoPack = await listNames(folder)
    expect(withOneDemoPack).toContain('Harbor Lights')
    expect(withOneDemoPack).toContain('Dusk Textures')
    expect(withOneDemoPack).not.toContain('Night Market')
    expect(await listNames(folder, false)).toEqual([
      'Bass Loop',
      'Bell',
      'Drum Loop Dusty',
      'Fog Horn',
      'Harbor Lights',
      'Kick 01 Punchy',
    ])
    expect(await listNames(folder)).toEqual(withOneDemoPack)
  })

  test.each(['the demo', 'the label'])(
    'have separate artists when %s is imported first [P1.13]',
    async (first) => {
      const folder = await createTemporaryFolder()
      await writeCatalogue(join(folder, 'catalogue'))
      const words = 'artist: { name: Mira Vale, description: Records gates. }'
      const label = await createLabelFolder({
        ...createLabel(),
        'Harbor Lights/pack.yaml': harborManifest.replace(/artist: .*/, words),
      })
      if (first === 'the demo') await listNames(folder)
      await importLabel(folder, label)
      const shop = await openShopAt(folder, true)
      const readArtist = async (pack: string) => {
        const { artist } = await findProduct(shop, pack)
        const { body } = await shop.get(`/api/v1/artists/${artist.slug}`)
        return [body.data.name, body.data.description]
      }
      expect(await readArtist('Harbor Lights')).toEqual(['Mira Vale', 'Records gates.'])
      expect(await readArtist('Dusk Textures')).toEqual(['Mira Välé', 'Records rooms after dark.'])
    },
  )

  test.each([
    [
      'pack',
      harborManifest.replace('Harbor Lights', 'Dusk Textures'),
      'Harbor Lights: the demo has a pack with the address “dusk-textures”; add the line “slug: my-dusk-textures” to its pack.yaml.',
    ],
    [
      'artist',
      harborManifest.replace('name: Ida North', 'name: Ida North, slug: mira-vale'),
      'Harbor Lights: the demo has an artist with the address “mira-vale”; change the slug of the artist in its pack.yaml.',
    ],
  ])(
    'cannot take the URL key of a demo %s, which a check reports [P1.04 P1.06]',
    async (...row) => {
      const [, manifest, line] = row
      const folder = await createTemporaryFolder()
      await writeCatalogue(join(folder, 'catalogue'))
      const before = await listNames(folder)
      const label = await createLabelFolder({
        ...createLabel(),
        'Harbor Lights/pack.yaml': manifest,
      })
      for (const isCheck of [true, false]) {
        const { isGood, lines } = await importLabel(folder, label, { isCheck })
        expect([isGood, lines[0]]).toEqual([false, line])
      }
      expect(await listNames(folder)).toEqual(before)
    },
  )
})
