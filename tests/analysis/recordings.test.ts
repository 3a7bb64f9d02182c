import { beforeAll, expect, test } from 'vitest'
import { measureNames } from '#provider/catalog/characters/measures.rules.ts'
import { recordingRows } from '#provider/catalog/characters/reference/recordings.ts'
import { analyzeFile } from '#provider/programs/analysis/analyze-file.ts'
import type { SoundAnalysis } from '#provider/programs/analysis/sound-analysis.ts'
import {
  knownInstruments,
  listKnownSounds,
  replaceLikenesses,
} from '#provider/programs/analysis/similarity/features.ts'
import { recognizeByOthers } from '#provider/programs/analysis/similarity/recognize-instrument.ts'
import truth from './recordings.json' with { type: 'json' }
import {
  analyseRecordings,
  getRecordingPath,
  noStatedAttributes,
  recordingNames,
} from './recordings.ts'

const loopNames = new Set(truth.loops.map(({ file }) => file))
let analyses: ReadonlyMap<string, SoundAnalysis> = new Map()
let features: ReadonlyMap<string, readonly number[]> = new Map()

beforeAll(async () => {
  analyses = await analyseRecordings()
  features = forgetRecordings()
}, 480_000)

/**
 * Returns the features that each recording would have if the recognizer of instruments, which learnt
 * from the recordings, did not know it.
 */
function forgetRecordings(): Map<string, readonly number[]> {
  const known = listKnownSounds()
  const likenesses = recognizeByOthers(known, knownInstruments)
  return new Map(
    [...analyses].map(([file, { features: own, kind }]) => {
      const found = likenesses[known.findIndex(({ name }) => `${name}.flac` === file)]
      return [file, kind === 'loop' || !found ? own : replaceLikenesses(own, found)]
    }),
  )
}

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
    .map(({ file, family }) => ({
      file,
      isRight: findFamily(listNearest(file, files)[0] ?? '') === family,
    }))
  expect(rows.length).toBeGreaterThan(120)
  expect(getShare(rows), formatFailures(rows)).toBeGreaterThanOrEqual(0.7)
})

function findFamily(file: string): string | null {
  const families = Object.entries(truth.families)
  return families.find(([, starts]) => starts.some((start) => file.startsWith(start)))?.[0] ?? null
}

/** Lists the recordings most similar to one among others, most similar first. */
function listNearest(file: string, others: readonly string[]): string[] {
  return others
    .filter((other) => other !== file)
    .map((other) => ({
      other,
      likeness: computeCosine(features.get(file) ?? [], features.get(other) ?? []),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ other }) => other)
}

function computeCosine(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
}

function listFiles(kind: SoundAnalysis['kind']): string[] {
  return [...analyses.keys()].filter(
    (file) => file.endsWith('.flac') && getAnalysis(file).kind === kind,
  )
}

test('of the five sounds most similar to a recorded hit or tone, three in four are of its family [P2.09]', () => {
  const families = ['hat', 'kick', 'tabla', 'tom', 'cymbal', 'snare', 'bass', 'bell']
  const files = listFiles('one-shot')
  const rows = files
    .map((file) => ({ file, family: findFamily(file) ?? '' }))
    .filter(({ family }) => families.includes(family))
    .map(({ file, family }) => {
      const nearest = listNearest(file, files).slice(0, 5)
      return { family, right: nearest.filter((other) => findFamily(other) === family).length }
    })
  const average = (found: readonly { readonly right: number }[]) =>
    found.reduce((sum, { right }) => sum + right / 5, 0) / found.length
  const shares = families.map((name) => {
    const found = rows.filter(({ family }) => family === name)
    return `${name} ${average(found).toFixed(2)} of ${found.length}`
  })
  process.stdout.write(`Precision at five ${average(rows).toFixed(3)}: ${shares.join(', ')}\n`)
  expect(rows.length).toBeGreaterThan(100)
  expect(average(rows), shares.join(', ')).toBeGreaterThanOrEqual(0.75)
})

test('the five loops most similar to a recorded break are beats, not a drone or a machine [P2.09]', () => {
  const still = ['loop_drone_g_97.flac', 'loop_3d_printer.flac']
  const loops = listFiles('loop')
  for (const file of ['loop_breakbeat', 'loop_amen', 'loop_tabla', 'loop_compus']) {
    const nearest = listNearest(`${file}.flac`, loops).slice(0, 5)
    expect(nearest, file).toHaveLength(5)
    expect(
      nearest.filter((other) => still.includes(other)),
      file,
    ).toEqual([])
  }
})
