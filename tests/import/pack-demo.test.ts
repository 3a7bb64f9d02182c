import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolderStore } from '#provider/platform/files/folder/open-folder-store.ts'
import { mixDemo } from '#provider/programs/import/sounds/pack-demo.ts'
import type { DemoMaterial } from '#provider/programs/import/sounds/import-jobs.ts'
import type { SoundAnalysis } from '#provider/programs/analysis/sound-analysis.ts'
import { createWav } from '../analysis/sound-files.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const sampleRate = 8000

const analysis: SoundAnalysis = {
  format: 'wav',
  sampleRate,
  bitDepth: 32,
  channels: 1,
  frames: 1,
  kind: 'one-shot',
  bpm: null,
  bars: null,
  key: null,
  loudness: -14,
  maxLoudness: -14,
  burstLoudness: -12,
  rootNote: null,
  keyRatings: null,
  tempoRatings: null,
  truePeak: -1,
  peaks: '',
  waveform: '',
  onsets: [],
  features: [],
  measures: null,
}

/** Creates a tone whose samples from `end` seconds on cannot be decoded. */
function createDamaged(end: number, seconds: number): Buffer {
  const frames = Array.from({ length: seconds * sampleRate }, (_, frame) => [
    frame < end * sampleRate ? Math.sin(frame / 5) / 2 : Number.NaN,
  ])
  return createWav(frames, { sampleRate, bitDepth: 32 })
}

async function createMaterials(folder: string, contents: readonly (Buffer | null)[]) {
  await mkdir(folder)
  return await Promise.all(
    contents.map(async (content, index): Promise<DemoMaterial> => {
      const sha256 = createHash('sha256').update(String(index)).digest('hex')
      if (content !== null) await writeFile(join(folder, `${sha256}.wav`), content)
      const file = { sha256, bytes: 0 }
      const files = {
        wav: { ...file, extension: 'wav' },
        preview: { ...file, extension: 'mp3' },
        cover: { ...file, extension: 'svg' },
        previewFrames: 0,
      } as const
      return { instrument: 'pad', sound: { analysis, files } }
    }),
  )
}

test('a demo decodes only the samples in its mix: one sound per beat, up to the end of the mix [P1.08]', async () => {
  const folder = join(await createTemporaryFolder(), 'files')
  // Eight bars at 120 BPM: the last of 32 beats starts half a second before the end.
  const contents = Array.from({ length: 31 }, () => createDamaged(1, 1))
  const materials = await createMaterials(folder, [...contents, createDamaged(6, 20), null])
  const { channels } = await mixDemo(materials, openFolderStore(folder))
  expect(channels.map(({ length }) => length)).toEqual([16 * 44_100, 16 * 44_100])
})
