import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StorageError } from '#provider/platform/database/storage-failure.ts'
import { analyseSounds } from '#provider/programs/import/analyse-sounds.ts'
import { openSoundThreads } from '#provider/programs/import/sounds/sound-pool.ts'
import { getRecordingPath } from '../../../analysis/recordings.ts'
import {
  createLabelFolder,
  getFolders,
  importLabel,
  useShopDatabase,
} from '../../../support/label/import-label.ts'
import { openOwnShop } from '../../../support/shops/own-shop.ts'
import {
  findByFacts,
  forgetMeasures,
  readMeasuredFacts,
} from '../../catalog/characters/measured-sounds.ts'

/** Real kicks without tags, by the names under which the label sells them. */
const kicks = { One: 'bd_pure.flac', Two: 'bd_zome.flac', Three: 'bd_tek.flac' } as const

async function openKicks() {
  const files: Record<string, string | Uint8Array> = { 'pack.yaml': 'title: Feet\nprice: 9\n' }
  for (const [name, recording] of Object.entries(kicks))
    files[`Kicks/${name}.flac`] = await readFile(getRecordingPath(recording))
  const shop = await openOwnShop()
  await importLabel(shop.folder, await createLabelFolder(files))
  return shop
}

/** Measures the sounds one by one; calls `beforeEach` before each. */
async function analyse(folder: string, beforeEach: (count: number) => unknown = () => {}) {
  const lines: string[] = []
  let count = 0
  const work = useShopDatabase(folder, (db) =>
    analyseSounds(db, {
      folders: getFolders(folder),
      output: {
        print: (line) => void lines.push(line),
        draw: () => {},
        isTerminal: false,
        isJson: false,
      },
      batchSize: 1,
      openThreads: (data) => {
        const threads = openSoundThreads(data, 1)
        return {
          close: () => threads.close(),
          run: async (job) => {
            await beforeEach(count++)
            return await threads.run(job)
          },
        }
      },
    }),
  )
  const isGood = await work.catch((error: unknown) => error)
  return { isGood, lines, count }
}

test('an import measures sounds, and an untagged dark kick is found before a bright one [P2.11]', async () => {
  const { db } = await openKicks()
  const facts = await readMeasuredFacts(db)
  expect(facts['One']).toContain('mdark3')
  expect(facts['Two']).toContain('mbright3')
  expect((await findByFacts(db, ['ikick', 'mdark3']))[0]).toBe('One')
  expect((await findByFacts(db, ['ikick', 'mbright3']))[0]).toBe('Two')
})

test('sounds of an earlier version are measured again as by an import [P2.11]', async () => {
  const { db, folder } = await openKicks()
  const imported = await readMeasuredFacts(db)
  await forgetMeasures(db)
  expect(Object.values(await readMeasuredFacts(db))).toEqual([[], [], []])
  expect(await findByFacts(db, ['mdark3'])).toEqual([])
  const { isGood, lines, count } = await analyse(folder)
  expect({ isGood, lines, count }).toEqual({
    isGood: true,
    lines: ['3 sounds measured.'],
    count: 3,
  })
  expect(await readMeasuredFacts(db)).toEqual(imported)
  expect(await findByFacts(db, ['mdark3'])).toEqual(['One'])
  expect(await analyse(folder)).toMatchObject({ lines: ['Nothing to measure.'], count: 0 })
})

test('sounds of an earlier version get the loudness and the octave that players need [P3.07] [P3.12]', async () => {
  const { db, folder } = await openKicks()
  const read = async () =>
    await db.selectFrom('sounds').select(['name', 'burst_loudness']).orderBy('id').execute()
  const imported = await read()
  await forgetMeasures(db)
  await db.updateTable('sounds').set({ burst_loudness: null, root_note: null }).execute()
  await analyse(folder)
  const renewed = await read()
  expect(renewed).toHaveLength(3)
  for (const [index, { burst_loudness: burst }] of renewed.entries())
    expect(burst).toBeCloseTo(imported[index]?.burst_loudness ?? 0, 1)
})

test('after an interruption, only the other sounds are measured [P2.11]', async () => {
  const { db, folder } = await openKicks()
  await forgetMeasures(db)
  const error = new StorageError('the disk is full')
  const stopped = await analyse(folder, (count) => {
    if (count === 1) throw error
  })
  expect(stopped.isGood).toBe(error)
  const facts = Object.values(await readMeasuredFacts(db))
  expect(facts.filter((found) => found.length > 0)).toHaveLength(1)
  expect(await analyse(folder)).toMatchObject({ lines: ['2 sounds measured.'], count: 2 })
})

test('the shop reads and writes while sounds are measured [P2.11]', async () => {
  const { db, folder, get, signUp } = await openKicks()
  await forgetMeasures(db)
  const statuses: number[] = []
  const { isGood } = await analyse(folder, async () => {
    await signUp()
    statuses.push((await get('/api/v1/products?query=kick')).status)
  })
  expect(isGood).toBe(true)
  expect(statuses).toEqual([200, 200, 200])
})

test('a lost file is reported, and the other sounds are measured [P2.11]', async () => {
  const { db, folder } = await openKicks()
  await forgetMeasures(db)
  const { wav_sha256: lost } = await db
    .selectFrom('sounds')
    .select('wav_sha256')
    .where('name', '=', 'One')
    .executeTakeFirstOrThrow()
  const path = join(getFolders(folder).catalogueDir, 'files', `${lost}.wav`)
  await rm(path)
  const { isGood, lines } = await analyse(folder)
  expect(isGood).toBe(false)
  expect(lines[0]).toContain('feet/One')
  expect(lines[0]).toContain(`its file ${path} is missing`)
  expect(lines[1]).toBe('2 sounds measured; 1 problem, see above.')
  expect((await readMeasuredFacts(db))['Two']).toContain('mbright3')
})

test('loops get the onsets of their hits and their features again, and keep what the label states [P1.08] [P3.09]', async () => {
  const shop = await openOwnShop()
  const amen = await readFile(getRecordingPath('loop_amen.flac'))
  const files = { 'pack.yaml': 'title: Breaks\nprice: 9\n', 'Drum Loops/Amen 137.flac': amen }
  await importLabel(shop.folder, await createLabelFolder(files))
  const read = async () =>
    await shop.db
      .selectFrom('sounds')
      .select(['onsets', 'bpm', 'bars', 'kind', 'instrument', 'music_key', 'bpm_source'])
      .select('features')
      .executeTakeFirstOrThrow()
  const imported = await read()
  expect(JSON.parse(imported.onsets).length).toBeGreaterThan(10)
  await shop.db
    .updateTable('sounds')
    .set({ onsets: '[0]', features: '', analysis_version: 1 })
    .execute()
  expect(await analyse(shop.folder)).toMatchObject({ isGood: true, count: 1 })
  expect(await read()).toEqual(imported)
})
