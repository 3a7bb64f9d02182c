import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeCatalogue } from '../support/catalogue-fixture.ts'
import { createLabelFolder, importLabel } from '../support/import-label.ts'
import { createLabel, harborManifest } from '../support/label-folder.ts'
import { listProducts } from '../support/own-shop.ts'
import { createTemporaryFolder } from '../support/provider.ts'
import { openShop } from '../support/shop.ts'
import type { Shop } from '../support/shop.ts'

async function openAt(folder: string, hasDemoCatalogue: boolean): Promise<Shop> {
  const shop = await openShop(folder, { catalogueDir: join(folder, 'catalogue'), hasDemoCatalogue })
  onTestFinished(() => shop.close())
  return shop
}

async function listNames(folder: string, hasDemo = true): Promise<string[]> {
  const shop = await openAt(folder, hasDemo)
  return (await listProducts(shop)).map(({ name }) => name)
}

describe('imported packs beside the demo', () => {
  test('stay on sale when the demo changes, is turned off and on; and the other way round [P1.05 P1.13]', async () => {
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

  test('cannot take the address of a demo pack [P1.06]', async () => {
    const folder = await createTemporaryFolder()
    await writeCatalogue(join(folder, 'catalogue'))
    const before = await listNames(folder)
    const label = await createLabelFolder({
      ...createLabel(),
      'Harbor Lights/pack.yaml': harborManifest.replace('Harbor Lights', 'Dusk Textures'),
    })
    const { isGood, lines } = await importLabel(folder, label)
    expect([isGood, lines[0]]).toEqual([
      false,
      'Harbor Lights: the demo has a pack with the address “dusk-textures”; add the line “slug: my-dusk-textures” to its pack.yaml.',
    ])
    expect(await listNames(folder)).toEqual(before)
  })
})
