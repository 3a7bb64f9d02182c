import { describe, expect, test } from 'vitest'
import { createLabelFolder, importLabel } from '../../../support/label/import-label.ts'
import { createLabel } from '../../../support/label/label-folder.ts'
import { findProduct, openOwnShop } from '../../../support/shops/own-shop.ts'
import { createTwoColorPicture } from '../../../support/label/pictures.ts'

describe('the cover of an imported pack', () => {
  test("is the label's picture as a square WebP without metadata, from which the colors are taken [P1.08]", async () => {
    const picture = await createTwoColorPicture({ width: 2400, height: 1600 })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const folder = await createLabelFolder({ ...createLabel(), 'Harbor Lights/cover.jpg': picture })
    const shop = await openOwnShop()
    await importLabel(shop.folder, folder)
    const { cover_url: url, cover_colors: colors } = await findProduct(shop, 'Harbor Lights')
    const response = await shop.provider.fetch(new Request(url))
    expect(response.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.includes('secret place')).toBe(false)
    const { default: sharp } = await import('sharp')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 1200 })
    expect(new Set(colors).size).toBe(2)
    const { cover_colors: ofSound } = await findProduct(shop, 'Bell')
    expect(ofSound).toEqual(colors)
  })

  test('is generated from its sound if it has no picture, and a bad picture is reported [P1.08 P1.06]', async () => {
    const folder = await createLabelFolder({
      ...createLabel(),
      'Harbor Lights/cover.png': 'no picture',
    })
    const shop = await openOwnShop()
    expect(await importLabel(shop.folder, folder)).toMatchObject({
      isGood: false,
      lines: [
        'Harbor Lights/cover.png: it is not a JPG, PNG or WebP.',
        'Harbor Lights: imported (5 sounds)',
        '1 pack imported, 0 unchanged; 1 problem, see above.',
      ],
    })
    expect((await findProduct(shop, 'Harbor Lights')).cover_url).toMatch(/\.svg$/)
  })
})
