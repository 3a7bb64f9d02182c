import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openSoundFile } from '#provider/programs/analysis/decode/open-sound-file.ts'
import { getRecordingPath, recordingNames } from './recordings.ts'
import { createAiff, createTone, createWav, type FileFormat } from './sound-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'decoding-'))
afterAll(() => rmSync(folder, { recursive: true }))

function save(content: Buffer): string {
  const path = join(folder, randomUUID())
  writeFileSync(path, content)
  return path
}

/** Decodes a file to interleaved samples, integers or floating-point numbers. */
async function decode(path: string): Promise<{ frames: number[][]; sampleRate: number }> {
  const file = await openSoundFile(path)
  const frames: number[][] = []
  try {
    for await (const block of file.readBlocks())
      for (let i = 0; i < (block[0]?.length ?? 0); i += 1)
        frames.push(block.map((channel) => toInteger(channel[i] ?? 0, file)))
  } finally {
    await file.close()
  }
  return { frames, sampleRate: file.sampleRate }
}

/** The WAV library scales positive samples by a different factor than negative ones. */
function toInteger(sample: number, file: { bitDepth: number; fullScale: number | null }): number {
  if (file.bitDepth === 32) return sample
  const half = 2 ** (file.bitDepth - 1)
  return Math.round(sample * (file.fullScale ?? (sample < 0 ? half : half - 1)))
}

describe('decoding', () => {
  const formats: FileFormat[] = [
    { sampleRate: 8000, bitDepth: 16 },
    { sampleRate: 44_100, bitDepth: 16 },
    { sampleRate: 48_000, bitDepth: 24 },
    { sampleRate: 96_000, bitDepth: 32 },
    { sampleRate: 192_000, bitDepth: 24 },
  ]

  test.each(formats)(
    'WAV and AIFF files of $sampleRate Hz and $bitDepth bits are decoded exactly [P1.03]',
    async (format) => {
      // More than one decoding block.
      const seconds = 40_000 / format.sampleRate
      const frames = createTone(format, { seconds, hertz: 333, channels: 2 })
      const type = format.bitDepth === 32 ? 'fl32' : 'sowt'
      const files = [
        createWav(frames, format),
        createWav(frames, format, { extensible: true }),
        createAiff(frames, format, { type }),
        ...(format.bitDepth === 32 ? [] : [createAiff(frames, format)]),
      ]
      for (const file of files) {
        const decoded = await decode(save(file))
        expect(decoded.sampleRate).toBe(format.sampleRate)
        expect(decoded.frames).toEqual(frames)
      }
    },
  )

  test('a tone reads alike as integers of 16 and 24 bits and as floats, in both kinds of header [P1.03]', async () => {
    const [coarse = [], ...others] = await Promise.all(
      ([16, 24, 32] as const).flatMap((bitDepth) => {
        const format = { sampleRate: 44_100, bitDepth }
        const frames = createTone(format, { seconds: 0.1, hertz: 333 })
        return [false, true].map((extensible) =>
          readLevels(save(createWav(frames, format, { extensible }))),
        )
      }),
    )
    expect(coarse).toHaveLength(4410)
    for (const levels of others) {
      expect(levels).toHaveLength(coarse.length)
      const distances = levels.map((level, i) => Math.abs(level - (coarse[i] ?? 0)))
      expect(Math.max(...distances)).toBeLessThanOrEqual(1 / 2 ** 15)
    }
  })

  test('the samples of all FLAC recordings have the checksum that the files state [P1.11]', async () => {
    const wrong = []
    for (const name of recordingNames.filter((file) => file.endsWith('.flac'))) {
      const path = getRecordingPath(name)
      const stated = readFileSync(path).toString('hex', 26, 42)
      if ((await computeChecksum(path)) !== stated) wrong.push(name)
    }
    expect(wrong).toEqual([])
  })

  test('the AIFF recording decodes to the samples in its bytes [P1.11]', async () => {
    const path = getRecordingPath('bd_haus.aiff')
    const bytes = readFileSync(path)
    const start = bytes.indexOf('SSND') + 16
    const { frames } = await decode(path)
    const samples = frames.flat()
    expect(samples).toHaveLength((bytes.length - start) / 2)
    expect(samples.every((sample, i) => sample === bytes.readInt16BE(start + 2 * i))).toBe(true)
  })
})

/** Returns the samples of a mono file, scaled to -1 to 1. */
async function readLevels(path: string): Promise<number[]> {
  const file = await openSoundFile(path)
  const levels: number[] = []
  try {
    for await (const [channel = []] of file.readBlocks()) levels.push(...channel)
  } finally {
    await file.close()
  }
  return levels
}

async function computeChecksum(path: string): Promise<string> {
  const file = await openSoundFile(path)
  const hash = createHash('md5')
  try {
    for await (const block of file.readBlocks())
      hash.update(interleave(block, file.fullScale ?? 1, file.bitDepth / 8))
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/** Returns the samples as little-endian integers of `width` bytes. */
function interleave(block: readonly Float32Array[], scale: number, width: number): Uint8Array {
  const frames = block[0]?.length ?? 0
  const bytes = new Uint8Array(frames * block.length * width)
  for (const [index, channel] of block.entries())
    for (let i = 0; i < frames; i += 1) {
      const sample = Math.round((channel[i] ?? 0) * scale)
      const at = (i * block.length + index) * width
      for (let byte = 0; byte < width; byte += 1) bytes[at + byte] = sample >> (8 * byte)
    }
  return bytes
}
