import { randomUUID } from 'node:crypto'
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { analyzeFile } from '#provider/programs/analysis/analyze-file.ts'
import { convertToWav, normalizeToWav } from '#provider/programs/analysis/convert-to-wav.ts'
import { openSoundFile } from '#provider/programs/analysis/decode/open-sound-file.ts'
import { writePreview } from '#provider/programs/analysis/write-preview.ts'
import type { Draft } from '#provider/platform/files/file-store.ts'
import { encodeMp3 } from '#provider/platform/sound/encode-mp3.ts'
import { readMp3Frames } from '#provider/platform/sound/mp3-frames.ts'
import type { WavTags } from '#provider/platform/sound/wav.ts'
import { getRecordingPath, noStatedAttributes } from './recordings.ts'
import { createAiff, createTone, createWav, type Frames } from './sound-files.ts'
import { countDecodedFrames } from '../support/read-sounds.ts'

const folder = mkdtempSync(join(tmpdir(), 'previews-'))
afterAll(() => rmSync(folder, { recursive: true }))

function createPath(): string {
  return join(folder, randomUUID())
}

function save(content: Buffer): string {
  const path = createPath()
  writeFileSync(path, content)
  return path
}

/** Creates a file that is written in chunks. */
function createDraft(path: string): Draft {
  closeSync(openSync(path, 'wx'))
  return {
    async write(bytes, position) {
      const file = openSync(path, 'r+')
      writeSync(file, bytes, 0, bytes.length, position)
      closeSync(file)
    },
  }
}

const tags: WavTags = {
  title: 'Dusty bass',
  artist: 'Somebody',
  album: 'Dust',
  genre: 'Techno',
  comment: '',
  created: '2026-11-23',
  keywords: [],
  loop: null,
  note: null,
}

/** Decodes a file to integers or floating-point samples, one array per channel. */
async function decode(path: string): Promise<number[][]> {
  const file = await openSoundFile(path)
  const half = 2 ** (file.bitDepth - 1)
  const read = (sample: number) =>
    file.bitDepth === 32
      ? sample
      : Math.round(sample * (file.fullScale ?? (sample < 0 ? half : half - 1)))
  const channels: number[][] = Array.from({ length: file.channels }, () => [])
  try {
    for await (const block of file.readBlocks())
      for (const [index, channel] of block.entries())
        for (const sample of channel) channels[index]?.push(read(sample))
  } finally {
    await file.close()
  }
  return channels
}

describe('previews', () => {
  const table = [8000, 11_025, 44_100, 48_000, 88_200, 96_000, 192_000, 44_101].flatMap(
    (sampleRate) =>
      (['loop', 'one-shot'] as const).flatMap((kind) => [
        { sampleRate, kind, seconds: 0.01 },
        { sampleRate, kind, seconds: 0.4 },
      ]),
  )

  test.each(table)(
    'a $kind of $seconds s at $sampleRate Hz has a preview of equal length [P1.08]',
    async ({ sampleRate, kind, seconds }) => {
      const format = { sampleRate, bitDepth: 16 } as const
      const frames = createTone(format, { seconds, hertz: 300, channels: 2 })
      const target = createPath()
      const preview = await writePreview(
        save(createWav(frames, format)),
        { kind, truePeak: -6 },
        createDraft(target),
      )
      const bytes = readFileSync(target)
      expect(countDecodedFrames(bytes)).toBe(Math.round((frames.length * 44_100) / sampleRate))
      expect(preview).toEqual({ frames: countDecodedFrames(bytes), bytes: bytes.length })
      const { tag, frameCount } = readMp3Frames(bytes)
      expect(tag).toMatchObject({ statedFrames: frameCount - 1, statedBytes: bytes.length })
    },
  )

  test('a preview of a 44.1 kHz file is byte-identical to one encoded in memory [P1.08]', async () => {
    const format = { sampleRate: 44_100, bitDepth: 32 } as const
    const frames = createTone(format, { seconds: 2, hertz: 261.7 })
    const channel = Float32Array.from(frames.map(([sample]) => sample ?? 0))
    for (const kind of ['loop', 'one-shot'] as const) {
      const target = createPath()
      await writePreview(
        save(createWav(frames, format)),
        { kind, truePeak: -1 },
        createDraft(target),
      )
      const expected = await encodeMp3([channel], { isLoop: kind === 'loop', truePeak: -1 })
      expect(readFileSync(target).equals(expected)).toBe(true)
    }
  })

  test('a 192 kHz recording has a preview [P1.08] [P1.11]', async () => {
    const path = getRecordingPath('hat_sci.flac')
    const target = createPath()
    const { frames } = await writePreview(
      path,
      await analyzeFile(path, noStatedAttributes),
      createDraft(target),
    )
    expect(frames).toBe(Math.round((19_084 * 44_100) / 192_000))
    expect(countDecodedFrames(readFileSync(target))).toBe(frames)
  })
})

describe('conversion to WAV', () => {
  const extremes: Frames = [[-8_388_608], [8_388_607], [-1], [0], [1], [4_194_305]]

  test('an AIFF or FLAC file becomes a WAV file with the same samples [P1.03]', async () => {
    const files = [
      save(createAiff(extremes, { sampleRate: 96_000, bitDepth: 24 })),
      save(createAiff([[-32_768, 32_767]], { sampleRate: 48_000, bitDepth: 16 }, { type: 'sowt' })),
      save(createAiff([[0.1], [-2.5]], { sampleRate: 44_100, bitDepth: 32 }, { type: 'fl32' })),
      getRecordingPath('misc_burp.flac'),
      getRecordingPath('bd_haus.aiff'),
      getRecordingPath('hat_raw.flac'),
    ]
    for (const path of files) {
      const target = createPath()
      await convertToWav(path, createDraft(target), tags)
      expect(await decode(target)).toEqual(await decode(path))
      const [from, to] = await Promise.all([path, target].map(readFormat))
      expect(to).toEqual({ ...from, format: 'wav' })
    }
  })

  test('a converted loop has its tempo and root note in its chunks [P1.03]', async () => {
    const format = { sampleRate: 48_000, bitDepth: 24 } as const
    const path = save(createAiff(createTone(format, { seconds: 2, hertz: 110 }), format))
    const target = createPath()
    await convertToWav(path, createDraft(target), {
      ...tags,
      loop: { bpm: 120, beats: 4 },
      note: 57,
    })
    expect(await analyzeFile(target, noStatedAttributes)).toMatchObject({
      kind: 'loop',
      bpm: { value: 120, evidence: 'chunk' },
      key: { evidence: 'chunk', value: expect.stringMatching(/^A\b/) },
      bars: 1,
    })
  })
})

test.each([
  { name: 'WAV', create: createWav, bitDepth: 16 },
  { name: 'WAV', create: createWav, bitDepth: 32 },
  { name: 'AIFF', create: createAiff, bitDepth: 24 },
] as const)(
  'a normalized $name of $bitDepth bits peaks at −0.3 dBFS and keeps its rate and depth [P1.08]',
  async ({ create, bitDepth }) => {
    const format = { sampleRate: 44_100, bitDepth } as const
    const path = save(create(createTone(format, { seconds: 0.2, hertz: 441 }), format))
    const target = createPath()
    await normalizeToWav(path, createDraft(target), tags)
    const samples = (await decode(target)).flat()
    const scale = bitDepth === 32 ? 1 : 2 ** (bitDepth - 1)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / scale
    expect(20 * Math.log10(peak)).toBeCloseTo(-0.3, 2)
    expect(await readFormat(target)).toEqual({ ...(await readFormat(path)), format: 'wav' })
  },
)

async function readFormat(path: string) {
  const { format, sampleRate, bitDepth, channels, frames, close } = await openSoundFile(path)
  await close()
  return { format, sampleRate, bitDepth, channels, frames }
}
