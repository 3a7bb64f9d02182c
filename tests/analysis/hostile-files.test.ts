import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { analyzeFile } from '#provider/programs/analysis/analyze-file.ts'
import { openSoundFile } from '#provider/programs/analysis/decode/open-sound-file.ts'
import type { StatedAttributes } from '#provider/programs/analysis/sound-analysis.ts'
import { UnreadableSoundError } from '#provider/programs/analysis/unreadable-sound-error.ts'
import { getRecordingPath, noStatedAttributes } from './recordings.ts'
import { createAiff, createSilentFlac, createTone, createWav } from './sound-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

const format = { sampleRate: 44_100, bitDepth: 16 } as const
const tone = createTone(format, { seconds: 0.3, hertz: 440, channels: 2 })
const wav = createWav(tone, format)
const aiff = createAiff(tone, format)
const flac = readFileSync(getRecordingPath('bd_fat.flac'))

/** Analyses bytes as a file; returns the error message if they are not an acceptable sound. */
async function analyse(content: Buffer, stated: Partial<StatedAttributes> = {}) {
  const path = join(folder, 'sound')
  writeFileSync(path, content)
  return analyzeFile(path, { ...noStatedAttributes, ...stated }).catch((error: unknown) => {
    if (error instanceof UnreadableSoundError) return error.message
    throw error
  })
}

/** Returns a copy with bytes overwritten from a position on. */
function patch(content: Buffer, position: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(content)
  copy.set(bytes, position)
  return copy
}

describe('files that cannot be sold as sounds', () => {
  const floats = { sampleRate: 44_100, bitDepth: 32 } as const
  const many = Array.from({ length: 2000 }, () => Array.from({ length: 16 }, () => 0))
  const table: Record<string, readonly [Buffer, string]> = {
    'an empty file': [Buffer.alloc(0), 'The file is empty.'],
    'a text file': [Buffer.from('This is no sound at all.'), 'not a WAV, AIFF or FLAC'],
    'a WAV file without frames': [createWav([], format), 'no audio'],
    'a truncated WAV file': [wav.subarray(0, 5000), 'cut off'],
    'a truncated AIFF file': [aiff.subarray(0, 5000), 'cut off'],
    'a truncated FLAC file': [flac.subarray(0, 3000), 'cut off or damaged'],
    'a FLAC file with a damaged frame': [patch(flac, 4000, [1, 2, 3, 4]), 'cut off or damaged'],
    'a WAV file whose header contradicts itself': [patch(wav, 32, [9, 0]), 'contradicts itself'],
    'a compressed WAV file': [patch(wav, 20, [0x11, 0]), 'compressed'],
    'an 8-bit WAV file': [patch(wav, 34, [8, 0]), '8-bit integer'],
    'a WAV file with 32-bit integers': [
      patch(createWav([[0.5]], floats), 20, [1, 0]),
      '32-bit integer',
    ],
    'a file with 16 channels': [createWav(many, format), '16 channels'],
    'a file without channels': [patch(wav, 22, [0, 0]), 'contradicts itself'],
    'a sample rate of 4 kHz': [createWav(tone, { ...format, sampleRate: 4000 }), '4000 Hz'],
    'a sample rate of 384 kHz': [createWav(tone, { ...format, sampleRate: 384_000 }), '384000 Hz'],
    'NaN samples': [createWav([[0.1], [Number.NaN], [0.2]], floats), 'not finite numbers'],
    'a positive sample 40 dB above full scale': [
      createWav([[0.1], [101], [0.2]], floats),
      'more than 40 dB',
    ],
    'a negative sample far above full scale': [createWav([[-1e30]], floats), 'more than 40 dB'],
    'infinite samples': [createWav([[0.1], [Infinity], [-Infinity]], floats), 'not finite numbers'],
  }

  test.each(Object.entries(table))('%s is refused in one sentence [P1.06]', async (_, entry) => {
    const [content, reason] = entry
    const message = await analyse(content)
    expect(message).toContain(reason)
    expect(message).toMatch(/^[A-Z][^.]*\.$/)
  })

  test('a file of 18 kB that decodes to 37 minutes of silence is refused by its header', async () => {
    const frames = 1500
    const message = await analyse(createSilentFlac(frames, frames * 65_535))
    expect(message).toBe('The file has 38 minutes of audio; at most 30 are allowed.')
  })

  test('a small file of long silence is also decoded in small blocks', async () => {
    const path = join(folder, 'sound')
    const frames = 400 * 65_535
    writeFileSync(path, createSilentFlac(400, frames))
    const file = await openSoundFile(path)
    const lengths: number[] = []
    for await (const [channel] of file.readBlocks()) lengths.push(channel?.length ?? 0)
    await file.close()
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(frames)
    expect(Math.max(...lengths)).toBeLessThan(12_000_000)
  })

  test('a folder is refused in one sentence [P1.06]', async () => {
    await expect(analyzeFile(folder, noStatedAttributes)).rejects.toThrow('This is not a file.')
  })
})

describe('unusual files that can be sold', () => {
  test('silence has no loudness, tempo or key [P1.03]', async () => {
    const silence = createWav(
      Array.from({ length: 50_000 }, () => [0]),
      format,
    )
    expect(await analyse(silence)).toMatchObject({
      kind: 'one-shot',
      loudness: null,
      truePeak: -144,
      bpm: null,
      key: null,
    })
  })

  test('a sound of a single sample is analysed [P1.03]', async () => {
    expect(await analyse(createWav([[1000]], format))).toMatchObject({
      frames: 1,
      kind: 'one-shot',
    })
  })

  test('a WAV file of unknown length is read to its end [P1.03]', async () => {
    const open = patch(wav, 40, [0xff, 0xff, 0xff, 0xff])
    expect(await analyse(open)).toMatchObject({ frames: tone.length })
  })

  test('a clipped sound keeps its samples, and its true peak is at full scale [P1.03]', async () => {
    const clipped = tone.map((frame) =>
      frame.map((sample) => Math.max(-32_768, Math.min(32_767, 40 * sample))),
    )
    const found = await analyse(createWav(clipped, format))
    expect(found).toMatchObject({ frames: tone.length, kind: 'one-shot' })
    if (typeof found === 'string') throw new Error(found)
    expect(found.truePeak).toBeGreaterThan(-0.1)
    expect(found.truePeak).toBeLessThan(3)
  })

  test('a mono sound is as loud as the same sound on both sides [P1.03]', async () => {
    const [mono, stereo] = [1, 2].map((channels) =>
      createWav(createTone(format, { seconds: 0.5, hertz: 440, channels }), format),
    )
    const [one, two] = [await analyse(mono ?? wav), await analyse(stereo ?? wav)]
    if (typeof one === 'string' || typeof two === 'string') throw new Error('It was refused.')
    expect(one.channels).toBe(1)
    expect(one.maxLoudness).toBeCloseTo(two.maxLoudness ?? 0, 1)
  })

  /** Creates clicks on the eighths of 128 BPM. */
  function createClicks(seconds: number, sampleRate: number) {
    const eighth = (sampleRate * 60) / 256
    return createWav(
      Array.from({ length: Math.round(seconds * sampleRate) }, (_, frame) => [
        Math.round(20_000 * Math.exp(-(frame % eighth) / (sampleRate / 100)) * Math.sin(frame / 3)),
      ]),
      { sampleRate, bitDepth: 16 },
    )
  }

  test('the tempo of a loop of two minutes is measured, and hits of its first half minute [P1.03]', async () => {
    const found = await analyse(createClicks(120, 22_050), { kind: 'loop' })
    expect(found).toMatchObject({ bpm: { value: 128 }, bars: 64 })
    if (typeof found === 'string') throw new Error(found)
    expect(found.onsets.at(-1)).toBeLessThan(30.1)
    expect(found.onsets.length).toBeGreaterThanOrEqual(100)
  })

  test('a loop of one beat has its stated tempo, and no bars [P1.03]', async () => {
    const bpm = { value: 128, evidence: 'name', confidence: 1 } as const
    const found = await analyse(createClicks(60 / 128, 44_100), { kind: 'loop', bpm })
    expect(found).toMatchObject({ kind: 'loop', bpm: { value: 128 }, bars: null })
  })

  test('a recording at 192 kHz is measured like the same one at 48 kHz [P1.03]', async () => {
    const [high, low] = [
      await analyse(createClicks(3.75, 192_000)),
      await analyse(createClicks(3.75, 48_000)),
    ]
    if (typeof high === 'string' || typeof low === 'string') throw new Error('It was refused.')
    expect(high).toMatchObject({
      sampleRate: 192_000,
      kind: low.kind,
      bpm: low.bpm,
      bars: low.bars,
    })
  })

  test('samples far above full scale are measured [P1.03]', async () => {
    const loud = createWav([[99], [-99]], { sampleRate: 44_100, bitDepth: 32 })
    expect(await analyse(loud)).toMatchObject({ frames: 2 })
  })
})

describe('damaged files', () => {
  const originals = { WAV: wav, AIFF: aiff, FLAC: flac }

  test.each(Object.entries(originals))(
    'a %s file with any bytes changed is analysed or refused [P1.06]',
    async (_, original) => {
      const change = fc.record({
        position: fc.oneof(fc.nat(Math.min(120, original.length - 1)), fc.nat(original.length - 1)),
        value: fc.nat(255),
      })
      await fc.assert(
        fc.asyncProperty(
          fc.array(change, { minLength: 1, maxLength: 8 }),
          fc.option(fc.nat(original.length), { freq: 4 }),
          async (changes, end) => {
            const damaged = Buffer.from(original.subarray(0, end ?? original.length))
            for (const { position, value } of changes)
              if (position < damaged.length) damaged[position] = value
            const result = await analyse(damaged)
            if (typeof result === 'string') expect(result).toMatch(/\.$/)
            else expect(result.features.every(Number.isFinite)).toBe(true)
          },
        ),
        { numRuns: 60 },
      )
    },
  )

  test('any bytes after a valid start are refused [P1.06]', async () => {
    const starts = [wav.subarray(0, 12), aiff.subarray(0, 12), flac.subarray(0, 42)]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 400 }),
        async (start, rest) => {
          expect(typeof (await analyse(Buffer.concat([start, rest])))).toBe('string')
        },
      ),
      { numRuns: 60 },
    )
  })
})
