import { beforeAll, expect, test } from 'vitest'
import { measureNames } from '#provider/catalog/characters/measures.rules.ts'
import { recordingRows } from '#provider/catalog/characters/reference/recordings.ts'
import { analyzeFile } from '#provider/programs/analysis/analyze-file.ts'
import type { SoundAnalysis } from '#provider/programs/analysis/sound-analysis.ts'
import truth from './recordings.json' with { type: 'json' }
import {
  analyseRecordings,
  getRecordingPath,
  noStatedAttributes,
  recordingNames,
} from './recordings.ts'

const loopNames = new Set(truth.loops.map(({ file }) => file))
let analyses: ReadonlyMap<string, SoundAnalysis> = new Map()

beforeAll(async () => {
  analyses = await analyseRecordings()
})

function getAnalysis(file: string): SoundAnalysis {
  const analysis = analyses.get(file)
  if (analysis === undefined) throw new Error(`${file} was not analysed.`)
  return analysis
}

/** Returns the analysis of a recording, given only its kind. */
async function analyseAs(kind: 'loop' | 'one-shot', file: string): Promise<SoundAnalysis> {
  const found = getAnalysis(file)
  if (found.kind === kind) return found
  return analyzeFile(getRecordingPath(file), { ...noStatedAttributes, kind })
}

interface Row {
  readonly file: string
  readonly isRight: boolean
}

function getShare(rows: readonly Row[]): number {
  return rows.filter(({ isRight }) => isRight).length / rows.length
}

/** Formats the failure message. */
function formatFailures(rows: readonly Row[]): string {
  const wrong = rows.filter(({ isRight }) => !isRight)
  return `not right: ${wrong.map(({ file }) => file).join(', ')}`
}

test('all 207 recordings are analysed, each measurement within its range [P1.11]', () => {
  expect(recordingNames).toHaveLength(207)
  for (const analysis of analyses.values()) {
    expect(analysis.frames).toBeGreaterThan(0)
    expect(analysis.loudness ?? -20).toBeGreaterThan(-70)
    expect(analysis.truePeak).toBeLessThan(6)
    expect(Buffer.from(analysis.peaks, 'base64')).toHaveLength(160)
    expect(Buffer.from(analysis.waveform, 'base64')).toHaveLength(2000)
    expect(analysis.features.every(Number.isFinite)).toBe(true)
    expect(Math.hypot(...analysis.features)).toBeCloseTo(1, 2)
  }
})

test('the tempo of at least 85 % of the loops is measured within 1 % [P1.03] [P1.11]', async () => {
  const rows = []
  for (const { file, bpm } of truth.loops) {
    const found = await analyseAs('loop', file)
    rows.push({ file, isRight: Math.abs((found.bpm?.value ?? 0) / bpm - 1) < 0.01 })
  }
  expect(getShare(rows), formatFailures(rows)).toBeGreaterThanOrEqual(0.85)
})

test('the root of at least 85 % of the one-shots with a note in their name is measured [P1.03] [P1.11]', async () => {
  const rows = []
  for (const { file, note } of truth.notes) {
    const found = await analyseAs('one-shot', file)
    rows.push({ file, isRight: found.key?.value === note })
  }
  expect(getShare(rows), formatFailures(rows)).toBeGreaterThanOrEqual(0.85)
})

test('at least 95 % of the recordings are classified correctly as loops or one-shots [P1.03] [P1.11]', () => {
  const rows = [...analyses]
    .filter(([file]) => file !== 'loop_3d_printer.flac')
    .map(([file, { kind }]) => ({ file, isRight: (kind === 'loop') === loopNames.has(file) }))
  expect(getShare(rows), formatFailures(rows)).toBeGreaterThanOrEqual(0.95)
})

test('the reference sounds of characters have the measures of the recordings [P2.11] [P1.11]', () => {
  const rows = recordingRows.trim().split('\n')
  expect(rows).toHaveLength(206)
  for (const row of rows) {
    const [, , name = '', ...values] = row.split(' ')
    const { measures } = getAnalysis(`${name}.flac`)
    const expected = measureNames.map((measure) => measures?.[measure] ?? null)
    expect(
      values.map((value) => (value === '-' ? null : Number(value))),
      name,
    ).toEqual(expected)
  }
})

test('the nearest sound is of the same family for at least 70 % of the recordings [P2.09] [P1.11]', () => {
  const files = [...analyses.keys()].filter((file) => file.endsWith('.flac'))
  const rows = files
    .map((file) => ({ file, family: findFamily(file) }))
    .filter(({ family }) => family !== null)
    .map(({ file, family }) => ({ file, isRight: findFamily(findNearest(file, files)) === family }))
  expect(rows.length).toBeGreaterThan(120)
  expect(getShare(rows), formatFailures(rows)).toBeGreaterThanOrEqual(0.7)
})

function findFamily(file: string): string | null {
  const families = Object.entries(truth.families)
  return families.find(([, starts]) => starts.some((start) => file.startsWith(start)))?.[0] ?? null
}

function findNearest(file: string, files: readonly string[]): string {
  const { features } = getAnalysis(file)
  const [nearest] = files
    .filter((other) => other !== file)
    .map((other) => ({ other, likeness: computeCosine(features, getAnalysis(other).features) }))
    .toSorted((a, b) => b.likeness - a.likeness)
  return nearest?.other ?? ''
}

function computeCosine(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
}
