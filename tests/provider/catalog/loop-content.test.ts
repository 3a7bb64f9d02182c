import { beforeAll, expect, test } from 'vitest'
import { describeContent } from '#provider/catalog/loop-content.rules.ts'
import type { ContentFacts } from '#provider/catalog/loop-content.rules.ts'
import { analyzeFile } from '#provider/programs/analysis/analyze-file.ts'
import { getRecordingPath } from '../../analysis/recordings.ts'

type Measured = Pick<ContentFacts, 'measures' | 'onsets'>

const files = ['loop_amen', 'loop_garzul', 'loop_drone_g_97', 'loop_3d_printer'] as const
const measured = new Map<string, Measured>()

beforeAll(async () => {
  for (const file of files)
    measured.set(
      file,
      // oxlint-disable-next-line no-await-in-loop -- A file takes a second.
      await analyzeFile(getRecordingPath(`${file}.flac`), {
        kind: 'loop',
        instrument: null,
        bpm: null,
        key: null,
      }),
    )
})

const unmeasured: Measured = { measures: null, onsets: [0, 0.25, 0.5, 0.75] }

function describeLoop(instrument: string, file?: (typeof files)[number]) {
  const facts = (file && measured.get(file)) ?? unmeasured
  return describeContent({ kind: 'loop', instrument, ...facts })
}

test('loops of drum instruments are drums, with a key or without [P3.09]', () => {
  for (const instrument of ['drums', 'kick', 'tom', 'percussion'])
    expect(describeLoop(instrument)).toBe('drums')
  expect(describeLoop('drums', 'loop_amen')).toBe('drums')
})

test('loops of pitched instruments are tonal [P3.09]', () => {
  for (const instrument of ['bass', 'keys', 'pluck', 'vocal', 'strings', 'synth'])
    expect(describeLoop(instrument)).toBe('tonal')
  expect(describeLoop('synth', 'loop_drone_g_97')).toBe('tonal')
})

test('pads, noise and machines without a rhythm are textures, also among drums [P3.09]', () => {
  expect(describeLoop('pad', 'loop_drone_g_97')).toBe('texture')
  expect(describeLoop('texture', 'loop_3d_printer')).toBe('texture')
  expect(describeLoop('drums', 'loop_3d_printer')).toBe('texture')
})

test('noisy loops with many onsets that were taken for a synthesizer are drums [P3.09]', () => {
  for (const file of ['loop_amen', 'loop_garzul'] as const)
    expect(describeLoop('synth', file)).toBe('drums')
})

test('a one-shot has no content [P3.09]', () => {
  expect(describeContent({ kind: 'one-shot', instrument: 'kick', ...unmeasured })).toBe(null)
})
