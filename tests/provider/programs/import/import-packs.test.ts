import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publishPack } from '#provider/catalog/own-packs/packs.cli.ts'
import config from '../../../../shop.config.ts'
import { listZip, readZipFile } from '../../../sound/read-zip.ts'
import {
  createLabelFolder,
  importLabel,
  silentOutput,
  useShopDatabase,
} from '../../../support/label/import-label.ts'
import {
  createLabel,
  createTone,
  harborManifest,
  writeFiles,
} from '../../../support/label/label-folder.ts'
import { openLabelShop } from '../../../support/shops/label-shop.ts'
import {
  buy,
  download,
  findProduct,
  listProducts,
  openOwnShop,
} from '../../../support/shops/own-shop.ts'

describe('an imported folder', () => {
  test("becomes products with the label's attributes and the measured ones [P1.03 P1.02]", async () => {
    const shop = await openOwnShop()
    expect(await importLabel(shop.folder, await createLabelFolder(createLabel()))).toEqual({
      isGood: true,
      lines: ['Harbor Lights: imported (5 sounds)', '1 pack imported, 0 unchanged.'],
    })
    const products = await listProducts(shop)
    expect(products.map(({ name, kind, price }) => [name, kind, price])).toEqual([
      ['Bass Loop', 'loop', '1.9900'],
      ['Bell', 'one-shot', '0.7900'],
      ['Drum Loop Dusty', 'loop', '1.9900'],
      // Sold only in the pack.
      ['Fog Horn', 'one-shot', '9.0000'],
      ['Harbor Lights', 'pack', '9.0000'],
      ['Kick 01 Punchy', 'one-shot', '0.7900'],
    ])
    expect(await findProduct(shop, 'Bass Loop')).toMatchObject({
      instrument: 'bass',
      bpm: 120,
      bpm_source: 'stated',
      key: 'A minor',
      key_source: 'stated',
      genre: 'Downtempo',
      artist: { slug: 'ida-north', name: 'Ida North' },
    })
    expect(await findProduct(shop, 'Bell')).toMatchObject({
      key: 'A',
      instrument: 'bell',
      bpm: null,
    })
    expect(await findProduct(shop, 'Drum Loop Dusty')).toMatchObject({ tags: ['dusty'] })
    const pack = await findProduct(shop, 'Harbor Lights')
    const { body } = await shop.get(`/api/v1/products/${pack.id}`)
    expect(body.data).toMatchObject({
      url_key: 'harbor-lights',
      text_locale: 'en',
      description: '<p>First paragraph.</p><p>Second &lt;b&gt;paragraph&lt;/b&gt;.</p>',
    })
    const horn = body.data.sounds.find((sound: { name: string }) => sound.name === 'Fog Horn')
    expect(horn).toMatchObject({ pack_only: true, key: 'F# minor', instrument: 'brass' })
  })

  test("sells the label's WAV byte for byte, with previews for everyone [P1.03 P1.08]", async () => {
    const { shop, folder } = await openLabelShop()
    const customer = await buy(shop, 'Kick 01 Punchy')
    const sold = await download(shop, customer, 'Kick 01 Punchy')
    const original = await readFile(join(folder, 'Harbor Lights/One-Shots/Kick 01 - Punchy.wav'))
    expect(sold.equals(original)).toBe(true)
    for (const product of await listProducts(shop)) {
      for (const url of [product.preview_url, product.cover_url]) {
        const response = await shop.provider.fetch(new Request(url))
        expect([url, response.status]).toEqual([url, 200])
        await response.body?.cancel()
      }
    }
  })

  test("has its licensor and contact in the pack's license [P1.09]", async () => {
    const { shop } = await openLabelShop()
    const zip = await download(shop, await buy(shop, 'Harbor Lights'), 'Harbor Lights')
    const license = readZipFile(zip, 'Harbor Lights/License.txt').toString('utf8')
    expect(license).toContain('Licensor: Ida North Sounds')
    expect(license).toContain('Contact: ida@north.test')
  })

  test('is immediately found and shown by a running shop, and listed by an import without its folder [P1.03 P2.01]', async () => {
    const shop = await openOwnShop()
    const before = await shop.provider.readCatalogueVersion()
    const folder = await createLabelFolder(createLabel())
    await importLabel(shop.folder, folder)
    expect(await shop.provider.readCatalogueVersion()).not.toBe(before)
    const { body } = await shop.get('/api/v1/products?category_id=3&query=punchy')
    expect(body.data.map(({ name }: { name: string }) => name)).toContain('Kick 01 Punchy')
    const other = await createLabelFolder({ 'Quay/a.wav': createTone(100) })
    const note = 'Note: harbor-lights: it has no folder here, and stays on sale.'
    expect((await importLabel(shop.folder, other, { price: 5 })).lines).toContain(note)
    await useShopDatabase(shop.folder, (db) =>
      publishPack(db, 'harbor-lights', false, { output: silentOutput, shop: config }),
    )
    expect((await importLabel(shop.folder, other, { price: 5 })).lines).not.toContain(note)
  })

  test('without a manifest needs a price and takes the rest from folder and file names [P1.03]', async () => {
    const folder = await createLabelFolder({
      'Mira Vale - dusk_textures/OVT_128_Am_Bass_Dusty.wav': createTone(55, 1),
    })
    const shop = await openOwnShop()
    expect(await importLabel(shop.folder, folder)).toEqual({
      isGood: false,
      lines: [
        'Mira Vale - dusk_textures: it has no price; add the line “price: 19.00” to a pack.yaml in its folder, or add --price 19 to the command.',
        '0 packs imported, 0 unchanged; 1 problem, see above.',
      ],
    })
    expect(await importLabel(shop.folder, folder, { price: 19 })).toMatchObject({ isGood: true })
    expect(await findProduct(shop, 'Dusk Textures')).toMatchObject({
      price: '19.0000',
      sounds_count: 1,
      artist: { name: 'Mira Vale' },
      // Not stated, so customers must not see a placeholder.
      genre: null,
      genre_code: null,
    })
    const { body } = await shop.get('/api/v1/products?category_id=2')
    expect(body.facets.genre).toEqual([])
  })
})

describe('a bad file', () => {
  test('is reported on one line with the reason, and the good ones are imported [P1.06]', async () => {
    const folder = await createLabelFolder({
      ...createLabel(),
      'Harbor Lights/One-Shots/Broken.wav': createTone(100).subarray(0, 60),
      'Harbor Lights/One-Shots/Text.wav': 'this is no sound',
      'Harbor Lights/One-Shots/Again.wav': createTone(440),
    })
    const shop = await openOwnShop()
    const { isGood, lines } = await importLabel(shop.folder, folder)
    expect(isGood).toBe(false)
    // Bad files are reported as soon as they are found, in any order.
    const [note, ...others] = lines
    expect([note, ...others.slice(0, 2).toSorted(), ...others.slice(2)]).toEqual([
      expect.stringMatching(
        /^Note: Harbor Lights\/One-Shots\/.*: it is the same as One-Shots\/.* and is imported once\.$/,
      ),
      expect.stringMatching(/^Harbor Lights\/One-Shots\/Broken\.wav: [^\n]+\.$/),
      expect.stringMatching(/^Harbor Lights\/One-Shots\/Text\.wav: [^\n]+\.$/),
      'Harbor Lights: imported (5 sounds)',
      '1 pack imported, 0 unchanged; 2 problems, see above.',
    ])
    expect(await listProducts(shop)).toHaveLength(6)
  })

  test('a pack with only bad files is not imported [P1.06]', async () => {
    const folder = await createLabelFolder({
      'Pack/pack.yaml': 'price: 5',
      'Pack/a.wav': 'no sound',
    })
    const shop = await openOwnShop()
    const { isGood, lines } = await importLabel(shop.folder, folder)
    expect([isGood, lines.slice(1)]).toEqual([
      false,
      [
        'Pack: it has no sound that can be imported.',
        'Pack: not imported',
        '0 packs imported, 0 unchanged; 2 problems, see above.',
      ],
    ])
    expect(await listProducts(shop)).toEqual([])
  })

  test('two packs with the same URL key are refused [P1.06]', async () => {
    const files = { 'a.wav': createTone(100), 'pack.yaml': 'title: Same\nprice: 5' }
    const folder = await createLabelFolder(
      Object.fromEntries(
        ['One', 'Two'].flatMap((pack) =>
          Object.entries(files).map(([name, content]) => [`${pack}/${name}`, content]),
        ),
      ),
    )
    const shop = await openOwnShop()
    expect((await importLabel(shop.folder, folder)).lines[0]).toBe(
      'Two: it has the same address “same” as One; add a “slug: …” of its own to its pack.yaml.',
    )
  })
})

describe('a check', () => {
  test('shows what would be imported, with guesses marked, and writes nothing [P1.04]', async () => {
    const folder = await createLabelFolder(createLabel())
    await writeFiles(folder, {
      'Harbor Lights/One-Shots/Zzz.wav': createTone(300),
      'Harbor Lights/One-Shots/Hush.wav': createTone(0),
    })
    const shop = await openOwnShop()
    const { isGood, lines } = await importLabel(shop.folder, folder, { isCheck: true })
    expect(isGood).toBe(true)
    const table = lines.join('\n')
    expect(table).toContain('Harbor Lights by Ida North, Downtempo, €9.00, address “harbor-lights”')
    expect(table).toMatch(
      /Bass Loop +Loops\/HL_120_Am_Bass_Loop\.wav +loop +bass +120 +1 +A minor +€1\.99/,
    )
    expect(table).toMatch(/Fog Horn .* F# minor +in the pack/)
    expect(table).toContain('Note: Harbor Lights/One-Shots/Hush.wav: it is silent.')
    expect(table).toMatch(/Zzz +One-Shots\/Zzz\.wav +one-shot +~\w+/)
    expect(lines.at(-1)).toBe('1 pack can be imported; nothing was written.')
    expect(await listProducts(shop)).toEqual([])
    await expect(readFile(join(shop.folder, 'catalogue'))).rejects.toThrow('ENOENT')
  })
})

test('the ZIP of an imported pack has the label’s sounds [P1.09]', async () => {
  const { shop, folder } = await openLabelShop()
  const zip = await download(shop, await buy(shop, 'Harbor Lights'), 'Harbor Lights')
  const names = listZip(zip).map(({ name }) => name)
  expect(names.filter((name) => name.endsWith('.wav'))).toHaveLength(5)
  const kick = names.find((name) => name.includes('Kicks')) ?? ''
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const original = await readFile(join(folder, 'Harbor Lights/One-Shots/Kick 01 - Punchy.wav'))
  expect(hash(readZipFile(zip, kick))).toBe(hash(original))
  expect(harborManifest).toContain('Ida North Sounds')
})
