import { availableParallelism } from 'node:os'
import { describe, expect, onTestFinished, test } from 'vitest'
import { importFolder } from '#provider/programs/import/import-folder.ts'
import { createProgress, openOutput } from '#provider/platform/terminal/progress.ts'
import type { OutputStream } from '#provider/platform/terminal/progress.ts'
import { openSoundThreads } from '#provider/programs/import/sounds/sound-pool.ts'
import {
  createLabelFolder,
  getFolders,
  importLabel,
  useShopDatabase,
} from '../../../support/label/import-label.ts'
import { createTone } from '../../../support/label/label-folder.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'
import { openSharedThreads } from '../../../support/shared-threads.ts'

function createStream(isTTY: boolean): OutputStream & { readonly written: string[] } {
  const written: string[] = []
  return { written, isTTY, columns: 100, write: (text) => written.push(text) }
}

async function importTo(stream: OutputStream): Promise<void> {
  const folder = await createLabelFolder({
    'Dusk/Kick.wav': createTone(60),
    'Dusk/Bell.wav': createTone(440),
    'Night/Horn.wav': createTone(90),
  })
  const dataDir = await createTemporaryFolder()
  await useShopDatabase(dataDir, (db) =>
    importFolder({
      folder,
      defaults: { price: 9, artist: null, genre: null },
      isCheck: false,
      db,
      folders: getFolders(dataDir),
      output: openOutput(false, stream),
      openThreads: openSharedThreads,
    }),
  )
}

describe('the progress of an import', () => {
  test('is the count and the remaining time on one line of a terminal [P1.07]', () => {
    const stream = createStream(true)
    let time = 0
    const progress = createProgress({ count: 4, bytes: 400 }, openOutput(false, stream), () => time)
    time = 30_000
    progress.add(100)
    time = 60_000
    progress.add(200)
    progress.clear()
    expect(stream.written).toEqual([
      '\r\u001b[KMeasuring ██████░░░░░░░░░░░░░░░░░░ 1/4 sounds, 2 min left',
      '\r\u001b[KMeasuring ██████████████████░░░░░░ 2/4 sounds, 20 s left',
      '\r\u001b[K',
    ])
  })

  test('counts every sound of all packs on a terminal [P1.07]', async () => {
    const stream = createStream(true)
    await importTo(stream)
    const counts = stream.written.flatMap((text) => text.match(/\d+\/\d+ sounds/) ?? [])
    expect(counts).toEqual(['1/3 sounds', '2/3 sounds', '3/3 sounds'])
  })

  test('is one line per pack without a terminal [P1.07]', async () => {
    const stream = createStream(false)
    await importTo(stream)
    expect(stream.written).toEqual([
      'Dusk: imported (2 sounds)\n',
      'Night: imported (1 sound)\n',
      '2 packs imported, 0 unchanged.\n',
    ])
  })
})

describe('an import', () => {
  test('starts a thread for each core by default [P1.07]', async () => {
    const cores = availableParallelism()
    const sounds = Array.from({ length: cores + 1 }, (_, at) => [
      `Dusk/Tone ${at}.wav`,
      createTone(100 + at, 0.1),
    ])
    const folder = await createLabelFolder(Object.fromEntries(sounds))
    let threads = 0
    const count = () => void (threads += 1)
    process.on('worker', count)
    onTestFinished(() => void process.off('worker', count))
    await importLabel(await createTemporaryFolder(), folder, {
      price: 9,
      openThreads: openSoundThreads,
    })
    expect(threads).toBe(cores)
  })
})

test('an import states the catalogue size from which PostgreSQL is recommended [P9.06]', async () => {
  const folder = await createLabelFolder({ 'Dusk/Kick.wav': createTone(60) })
  const note = /^Note: overtone\.db: a shop with 1 sounds or more should use PostgreSQL/
  const [small, large] = [await createTemporaryFolder(), await createTemporaryFolder()]
  expect((await importLabel(small, folder, { price: 1 })).lines.join('\n')).not.toMatch(
    /PostgreSQL/,
  )
  const { isGood, lines } = await importLabel(large, folder, { price: 1, maxSqliteSounds: 1 })
  expect(isGood).toBe(true)
  expect(lines).toContainEqual(expect.stringMatching(note))
})
