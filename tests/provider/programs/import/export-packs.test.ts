import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportPacks } from '#provider/programs/import/export-packs.ts'
import { changePrice, publishPack } from '#provider/catalog/own-packs/packs.cli.ts'
import {
  createLabelFolder,
  getFolders,
  importLabel,
  silentOutput,
  useShopDatabase,
} from '../../../support/label/import-label.ts'
import { createLabel, createTone } from '../../../support/label/label-folder.ts'
import { openOwnShop } from '../../../support/shops/own-shop.ts'
import { createAiff } from '../../../analysis/sound-files.ts'
import { createPng } from '../../../support/label/pictures.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'
import type { Shop } from '../../../support/shops/shop.ts'
import config from '../../../../shop.config.ts'

/** Columns that depend on the time and place of the import. */
const localColumns =
  /^(id|product_id|pack_id|link_id|artist_id|genre_id|updated_at|manifest|source_hash)$/

/** The decoded samples of an AIFF and its converted WAV differ by up to one in 32,768. */
const roundedColumns = /^(preview_sha256|features|waveform)$/
const isConverted = (row: object) => 'name' in row && (row.name === 'Zulu' || row.name === 'Alpha')

/** Reads all data that customers see or buy, without ids and times. */
async function readProducts({ db }: Shop) {
  const tables = [
    'genres',
    'artists',
    'artist_translations',
    'products',
    'product_translations',
    'sounds',
    'product_tags',
    'pack_imports',
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return Object.fromEntries(
    tables.map((table, index) => [
      table,
      (rows[index] ?? [])
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([name]) => !localColumns.test(name))
              .filter(([name]) => !(isConverted(row) && roundedColumns.test(name)))
              .toSorted(),
          ),
        )
        .toSorted(),
    ]),
  )
}

const slowTide = `price: 7
artist: { name: Ida North, portrait: ida.png }
tags: [slow, deep]
prices: { one-shot: 0.5, loop: 1 }
sounds: { Warm Hum.wav: { tags: [] } }
`

const format = { sampleRate: 44_100, bitDepth: 16 } as const

/** Creates evenly spaced decaying tones; several are measured as a loop. */
function createPulse(seconds: number, count: number): number[][] {
  const frames = Math.round(seconds * 44_100)
  return Array.from({ length: frames * count }, (_, frame) => {
    const time = (frame % frames) / 44_100
    return [Math.round(20_000 * Math.exp(-9 * time) * Math.sin(2 * Math.PI * 110 * time))]
  })
}

test('an export imported elsewhere results in the same shop [P1.10]', async () => {
  const label = await createLabelFolder({
    ...createLabel(),
    'Harbor Lights/cover.png': await createPng({ width: 900, height: 700 }, '#a53'),
    'Slow Tide/pack.yaml': slowTide,
    'Slow Tide/ida.png': await createPng({ width: 300, height: 500 }, '#35a'),
    // These have no stated attributes and become WAVs with the measured ones.
    'Slow Tide/Zulu.aif': createAiff(createPulse(0.5, 8), format),
    'Slow Tide/Alpha.aif': createAiff(createPulse(2, 1), format),
    'Slow Tide/Warm Hum.wav': createTone(220),
  })
  const shop = await openOwnShop()
  await importLabel(shop.folder, label, { now: new Date('2026-05-06T07:08:09Z') })
  const target = join(await createTemporaryFolder(), 'export')
  await useShopDatabase(shop.folder, async (db) => {
    await changePrice(db, { pack: 'harbor-lights', sound: 'bell', cents: 129 }, silentOutput)
    await publishPack(db, 'slow-tide', false, { output: silentOutput, shop: config })
    await exportPacks(db, { ...getFolders(shop.folder), folder: target, output: silentOutput })
  })
  const other = await openOwnShop()
  const imported = await importLabel(other.folder, target)
  expect(imported).toMatchObject({ isGood: true })
  expect(await readProducts(other)).toEqual(await readProducts(shop))
  const manifest = await readFile(join(target, 'harbor-lights/pack.yaml'), 'utf8')
  expect(manifest).toContain('price: 1.29')
  expect(manifest).toContain('contact: ida@north.test')
  expect(manifest).not.toContain('tags: []')
  expect(await readFile(join(target, 'slow-tide/pack.yaml'), 'utf8')).toMatch(
    /published: false[^]*measured:/,
  )
})

test('an export does not overwrite a folder with files [P1.10]', async () => {
  const shop = await openOwnShop()
  const folder = await createLabelFolder(createLabel())
  await importLabel(shop.folder, folder)
  const exporting = useShopDatabase(shop.folder, (db) =>
    exportPacks(db, { ...getFolders(shop.folder), folder, output: silentOutput }),
  )
  await expect(exporting).rejects.toThrow(/is not empty; name a new folder\.$/)
})

test.skipIf(process.platform === 'win32')(
  'other users of the machine cannot read exported sounds [P1.10]',
  async () => {
    const shop = await openOwnShop()
    await importLabel(shop.folder, await createLabelFolder(createLabel()))
    const folder = join(await createTemporaryFolder(), 'export')
    await useShopDatabase(shop.folder, (db) =>
      exportPacks(db, { ...getFolders(shop.folder), folder, output: silentOutput }),
    )
    const paths = await readdir(folder, { recursive: true })
    const sounds = paths.filter((path) => path.endsWith('.wav'))
    const stats = await Promise.all(sounds.map((path) => stat(join(folder, path))))
    expect(new Set(stats.map(({ mode }) => mode & 0o777))).toEqual(new Set([0o600]))
  },
)
