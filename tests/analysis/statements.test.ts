import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { analyzeFile } from '#provider/programs/analysis/analyze-file.ts'
import type { StatedAttributes } from '#provider/programs/analysis/sound-analysis.ts'
import { noStatedAttributes } from './recordings.ts'
import { createAiff, createWav, type Frames } from './sound-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'statements-'))
afterAll(() => rmSync(folder, { recursive: true }))

const format = { sampleRate: 44_100, bitDepth: 16 } as const

/** Two seconds with a decaying 220 Hz tone on every eighth note at 120 BPM. */
const pulses: Frames = Array.from({ length: 88_200 }, (_, index) => {
  const since = (index % 11_025) / 44_100
  const level = Math.exp(-since * 18) * Math.sin(2 * Math.PI * 220 * since)
  return [Math.round(20_000 * level) + 0]
})

function createAcid(options: { flags?: number; root?: number; beats?: number; bpm?: number }) {
  const content = Buffer.alloc(24)
  content.writeUInt32LE(options.flags ?? 0, 0)
  content.writeUInt16LE(options.root ?? 0, 4)
  content.writeUInt32LE(options.beats ?? 0, 12)
  content.writeFloatLE(options.bpm ?? 0, 20)
  return ['acid', content] as const
}

function createSampler(note: number) {
  const content = Buffer.alloc(36)
  content.writeUInt32LE(note, 12)
  return ['smpl', content] as const
}

function createAppleLoop(beats: number, note: number, scale: number) {
  const content = Buffer.alloc(84)
  content.writeUInt32BE(1, 0)
  content.writeUInt32BE(beats, 4)
  content.writeUInt16BE(note, 8)
  content.writeUInt16BE(scale, 10)
  return ['basc', content] as const
}

async function analyse(content: Buffer, stated: Partial<StatedAttributes> = {}) {
  const path = join(folder, 'sound')
  writeFileSync(path, content)
  return analyzeFile(path, { ...noStatedAttributes, ...stated })
}

const manifest = { evidence: 'manifest', confidence: 1 } as const
const name = { evidence: 'name', confidence: 1 } as const

describe('tempo', () => {
  const acid = createAcid({ beats: 2, bpm: 60 })

  test('the manifest takes precedence over a chunk, a chunk over the name, and the name over the length [P1.03]', async () => {
    const withChunk = createWav(pulses, format, { extra: [acid] })
    const plain = createWav(pulses, format)
    const loop = { kind: 'loop' } as const
    const rows = [
      await analyse(withChunk, { ...loop, bpm: { value: 90, ...manifest } }),
      await analyse(withChunk, { ...loop, bpm: { value: 90, ...name } }),
      await analyse(plain, { ...loop, bpm: { value: 90, ...name } }),
      await analyse(plain, loop),
    ]
    expect(rows.map(({ bpm }) => [bpm?.value, bpm?.evidence])).toEqual([
      [90, 'manifest'],
      [60, 'chunk'],
      [90, 'name'],
      [120, 'length'],
    ])
  })

  test('a tempo in a chunk that contradicts the length is ignored [P1.03]', async () => {
    const wrong = createAcid({ beats: 4, bpm: 97 })
    const found = await analyse(createWav(pulses, format, { extra: [wrong] }), { kind: 'loop' })
    expect(found.bpm).toMatchObject({ value: 120, evidence: 'length' })
  })

  test("an Apple loop's chunk states beats, root note and mode [P1.03]", async () => {
    const file = createAiff(pulses, format, { extra: [createAppleLoop(4, 57, 1)] })
    expect(await analyse(file)).toMatchObject({
      kind: 'loop',
      bpm: { value: 120, evidence: 'chunk' },
      bars: 1,
      key: { value: 'A minor', evidence: 'chunk' },
    })
  })

  test('the tempo of a loop that is not a whole number of bars is measured from its onsets [P1.03]', async () => {
    const longer = [...pulses, ...pulses, ...pulses, ...pulses.slice(0, 30_000)]
    const found = await analyse(createWav(longer, format), { kind: 'loop' })
    expect(found.bpm?.value).toBeCloseTo(120, 0)
    expect(found.bpm?.evidence).toBe('measurement')
    expect(found.bars).toBeNull()
  })

  test('a one-shot has no tempo, even if one is stated [P1.02]', async () => {
    const file = createWav(pulses, format, { extra: [createAcid({ flags: 1 })] })
    expect(await analyse(file, { bpm: { value: 90, ...name } })).toMatchObject({
      kind: 'one-shot',
      bpm: null,
      bars: null,
      onsets: [],
    })
  })
})

describe('key', () => {
  const oneShot = { kind: 'one-shot' } as const
  const tone: Frames = Array.from({ length: 40_000 }, (_, index) => [
    Math.round(9000 * Math.sin((2 * Math.PI * 220 * index) / 44_100)) + 0,
  ])

  test('the root note of a tone is measured; a drum has none [P1.03]', async () => {
    const file = createWav(tone, format)
    expect((await analyse(file, oneShot)).key).toMatchObject({
      value: 'A',
      evidence: 'measurement',
    })
    expect((await analyse(file, { ...oneShot, instrument: 'kick' })).key).toBeNull()
  })

  test('the root note that samplers write by default is ignored [P1.03]', async () => {
    const byDefault = createWav(tone, format, { extra: [createSampler(60)] })
    const chosen = createWav(tone, format, { extra: [createSampler(62)] })
    expect((await analyse(byDefault, oneShot)).key?.value).toBe('A')
    expect((await analyse(chosen, oneShot)).key).toMatchObject({ value: 'D', evidence: 'chunk' })
  })

  test('noise has no root note [P1.03]', async () => {
    let state = 1
    const noise: Frames = Array.from({ length: 40_000 }, () => {
      state = (state * 48_271) % 2_147_483_647
      return [(state % 20_000) - 10_000]
    })
    expect((await analyse(createWav(noise, format), oneShot)).key).toBeNull()
  })
})
