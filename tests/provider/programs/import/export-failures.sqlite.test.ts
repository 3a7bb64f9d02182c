import { readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportPacks } from '#provider/programs/import/export-packs.ts'
import {
  createLabelFolder,
  getFolders,
  importLabel,
  silentOutput,
  useShopDatabase,
} from '../../../support/label/import-label.ts'
import { createLabel, createTone } from '../../../support/label/label-folder.ts'
import { listProducts, openOwnShop } from '../../../support/shops/own-shop.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'

async function openShopWith(files: Readonly<Record<string, string | Uint8Array>>) {
  const shop = await openOwnShop()
  await importLabel(shop.folder, await createLabelFolder(files), { price: 5 })
  return shop
}

async function exportShop(dataDir: string) {
  const folder = join(await createTemporaryFolder(), 'export')
  const lines: string[] = []
  const output = { ...silentOutput, print: (line: string) => void lines.push(line) }
  const run = () =>
    useShopDatabase(dataDir, (db) => exportPacks(db, { ...getFolders(dataDir), folder, output }))
  return { folder, lines, run }
}

/** Returns the stored WAV of a sound. */
async function findStoredWav(
  { db, folder }: Awaited<ReturnType<typeof openOwnShop>>,
  slug: string,
) {
  const { wav_sha256: hash } = await db
    .selectFrom('sounds')
    .select('wav_sha256')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return join(getFolders(folder).catalogueDir, 'files', `${hash}.wav`)
}

test('an export can be imported, whatever its folder and file names [P1.10]', async () => {
  const shop = await openShopWith({
    // The URL key of this pack is “loops”, as if its folder only stated a kind.
    [`${'Ada '.repeat(28)} - Loops/Kick.wav`]: createTone(60),
    [`${'Ada '.repeat(28)} - Loops/Deep/Kick.wav`]: createTone(50),
    [`${'Ada '.repeat(28)} - Loops/A: Kick.wav`]: createTone(70),
    'Vocal One-Shots/pack.yaml': 'summary: { en: "", de: Nur Stimmen. }',
    'Vocal One-Shots/Hey.wav': createTone(400),
  })
  const { folder, run } = await exportShop(shop.folder)
  expect(await run()).toBe(true)
  expect((await readdir(folder)).toSorted()).toEqual(['loops', 'vocal-one-shots'])
  const other = await openOwnShop()
  expect(await importLabel(other.folder, folder)).toMatchObject({ isGood: true })
  const describe = async (opened: typeof shop) =>
    (await listProducts(opened)).map(({ name, url_key: slug, artist }) => [name, slug, artist.name])
  expect(await describe(other)).toEqual(await describe(shop))
})

test('an export reports each missing file and writes the others, which can be imported [P1.10]', async () => {
  const shop = await openShopWith({ ...createLabel(), 'Slow Tide/Hum.wav': createTone(220) })
  await rm(await findStoredWav(shop, 'bell'))
  const { folder, lines, run } = await exportShop(shop.folder)
  expect(await run()).toBe(false)
  expect(lines).toEqual([
    expect.stringMatching(
      /^harbor-lights\/One-Shots\/Bell \(A4\)\.wav: its file .*\.wav is missing; restore it from a backup\.$/,
    ),
    'Harbor Lights: exported (4 sounds)',
    'Slow Tide: exported (1 sound)',
    `2 packs exported to ${folder}; 1 problem, see above.`,
  ])
  const other = await openOwnShop()
  expect(await importLabel(other.folder, folder)).toMatchObject({ isGood: true })
  expect(await listProducts(other)).toHaveLength(7)
})

test('a failed export leaves nothing behind and can be repeated [P1.10]', async () => {
  const shop = await openShopWith({ ...createLabel(), 'Slow Tide/Hum.wav': createTone(220) })
  const wav = await findStoredWav(shop, 'hum')
  await rename(wav, `${wav}.moved`)
  // A symbolic link to itself cannot be read.
  await symlink(wav, wav)
  const { folder, run } = await exportShop(shop.folder)
  await expect(run()).rejects.toThrow('ELOOP')
  expect(await readdir(folder)).toEqual([])
  await rm(wav)
  await rename(`${wav}.moved`, wav)
  expect(await run()).toBe(true)
})

test('each attribute that a manifest cannot state is reported on one line [P1.10]', async () => {
  const shop = await openShopWith(createLabel())
  const long = 'x'.repeat(101)
  // A manifest cannot state this many bars, so they are measured again.
  await shop.db.updateTable('sounds').set({ bars: 900 }).where('kind', '=', 'loop').execute()
  await shop.db.updateTable('artists').set({ name: long }).execute()
  const { lines, run } = await exportShop(shop.folder)
  expect(await run()).toBe(false)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(
    /^harbor-lights\/pack\.yaml: line \d+: artist → name must be a text of 1 to 100 characters on one line\.$/,
  )
})
