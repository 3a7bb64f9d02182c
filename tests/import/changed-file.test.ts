import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openImportFiles } from '#provider/programs/import/import-files.ts'
import { prepareSound } from '#provider/programs/import/sounds/prepare-sound.ts'
import type { SoundJob } from '#provider/programs/import/sounds/import-jobs.ts'
import { createAiff } from '../analysis/sound-files.ts'
import { createTone } from '../support/label/label-folder.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const aiff = createAiff([[0], [1000], [-1000]], { sampleRate: 44_100, bitDepth: 16 })

/** Prepares a sound whose file is replaced after it was hashed. */
async function prepareReplaced(
  { before, after }: { readonly before: Buffer; readonly after: Buffer },
  writesFiles: boolean,
) {
  const folder = await createTemporaryFolder()
  const path = join(folder, 'Sound.wav')
  await writeFile(path, after)
  const job: SoundJob = {
    path,
    decodedBytes: 0,
    sha256: createHash('sha256').update(before).digest('hex'),
    stated: { kind: null, instrument: null, bpm: null, key: null },
    look: { colors: ['#000000', '#ffffff'], style: 'rings' },
    normalize: false,
    tags: { title: '', artist: '', album: '', genre: '', keywords: [] },
    writesFiles,
  }
  return await prepareSound(job, openImportFiles({ dataDir: folder, catalogueDir: folder }))
}

test.each([
  { mode: 'check', writesFiles: false, name: 'WAV', after: createTone(300) },
  { mode: 'check', writesFiles: false, name: 'AIFF', after: aiff },
  { mode: 'import', writesFiles: true, name: 'WAV', after: createTone(300) },
  { mode: 'import', writesFiles: true, name: 'AIFF', after: aiff },
])(
  'a $mode reports a $name file that changes after it was hashed [P1.04 P1.06]',
  async ({ writesFiles, after }) => {
    const replaced = prepareReplaced({ before: createTone(200), after }, writesFiles)
    await expect(replaced).rejects.toThrow(/^it was changed while it was read; run/)
  },
)

test('an unchanged file is measured [P1.04]', async () => {
  const tone = createTone(300)
  const prepared = await prepareReplaced({ before: tone, after: tone }, false)
  expect(prepared).toMatchObject({ analysis: { kind: 'one-shot' }, files: null })
})
