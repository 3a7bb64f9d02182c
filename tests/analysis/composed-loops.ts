import { openSoundFile } from '#provider/programs/analysis/decode/open-sound-file.ts'
import { mixToMono, concatenate } from '#provider/programs/analysis/measure/excerpt.ts'
import { recordings, scores } from './composed-scores.ts'
import type { Score, Voice } from './composed-scores.ts'
import { getRecordingPath } from './recordings.ts'

/** The sample rate of composed loops in hertz. */
export const rate = 44_100

/** A hit of a composed loop. */
interface ComposedHit {
  readonly voice: Voice
  /** The frame of its attack. */
  readonly frame: number
  /** A linear factor. */
  readonly velocity: number
  /** Whether it is heard beside everything else that sounds at its attack. */
  readonly isAudible: boolean
}

/** A drum loop of known hits. */
export interface ComposedLoop {
  readonly name: string
  readonly bpm: number
  readonly bars: number
  readonly samples: Float32Array<ArrayBuffer>
  readonly hits: readonly ComposedHit[]
}

/** Composes all loops from real hits, the same at every call. */
export async function composeLoops(): Promise<ComposedLoop[]> {
  const sounds = new Map<Voice, Float32Array>()
  for (const [voice, [file, level, decay = Infinity]] of Object.entries(recordings) as [
    Voice,
    readonly [string, number, number?],
  ][])
    // oxlint-disable-next-line no-await-in-loop -- The files are small and read once.
    sounds.set(voice, await readHit(`${file}.flac`, level, decay))
  return scores.map((score) => composeLoop(score, sounds))
}

/** Reads a recording from its attack on, with a peak of the given level. */
async function readHit(name: string, level: number, decay: number): Promise<Float32Array> {
  const file = await openSoundFile(getRecordingPath(name))
  const blocks: Float32Array[] = []
  try {
    for await (const block of file.readBlocks()) blocks.push(mixToMono(block))
  } finally {
    await file.close()
  }
  const samples = concatenate(blocks)
  const peak = samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0)
  const attack = samples.findIndex((sample) => Math.abs(sample) > 0.03 * peak)
  return samples
    .subarray(attack)
    .map((sample, frame) => (sample / peak) * level * Math.exp(-frame / rate / decay))
}

/** The random delay of each hit of a loose loop beside those of its step, in seconds. */
const maxSpread = 0.0015

type Note = Omit<ComposedHit, 'isAudible'>

function composeLoop(score: Score, sounds: ReadonlyMap<Voice, Float32Array>): ComposedLoop {
  const { name, bpm, rows } = score
  const bars = Math.max(...Object.values(rows).map((row) => row.length))
  const length = Math.round((bars * 240 * rate) / bpm)
  const notes = listNotes(score, length)
  const solos = notes.map((note) => renderNote(note, sounds, length))
  const samples = new Float32Array(length)
  for (const solo of solos)
    for (let frame = 0; frame < length; frame++)
      samples[frame] = (samples[frame] ?? 0) + (solo[frame] ?? 0)
  const hits = notes.map((note, index) => {
    const solo = solos[index] ?? samples
    return { ...note, isAudible: isAudible(solo, samples, note.frame) }
  })
  return { name, bpm, bars, samples, hits: hits.toSorted((a, b) => a.frame - b.frame) }
}

function listNotes({ bpm, swing = 0, looseness = 0, rows }: Score, length: number): Note[] {
  const touch = createRandom()
  const spread = looseness === 0 ? 0 : maxSpread
  return Object.entries(rows).flatMap(([voice, row]) => {
    // The limbs of a drummer are early or late together.
    const feel = createRandom()
    return row.flatMap((bar, barIndex) => {
      const step = (240 * rate) / bpm / bar.length
      return [...bar].flatMap((symbol, index) => {
        const delay = (index % 2) * swing * step + rate * (looseness * feel() + spread * touch())
        const start = (barIndex * bar.length + index) * step + delay
        return readFigure(symbol, step).map(([offset, velocity]) => ({
          voice: voice as Voice,
          frame: Math.round(start + offset + length) % length,
          velocity: velocity * (1 + 0.1 * touch()),
        }))
      })
    })
  })
}

/** Returns the offsets (in frames) and velocities of a symbol's strokes. */
function readFigure(symbol: string, step: number): [number, number][] {
  if (symbol === '.') return []
  if (symbol === 'f')
    return [
      [-0.026 * rate, 0.33],
      [0, 0.95],
    ]
  if (symbol === 'r' || symbol === 't') {
    const count = symbol === 'r' ? 2 : 3
    return Array.from({ length: count }, (_, index) => [(index * step) / count, 0.5 + 0.1 * index])
  }
  return [[0, Number(symbol) / 9]]
}

/** Returns a generator of numbers from −1 to 1, the same at every run. */
function createRandom(): () => number {
  let state = 12_345
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 1_073_741_823.5 - 1
  }
}

/** Renders a single note into a loop, in which its tail wraps around. */
function renderNote(
  { voice, frame, velocity }: Note,
  sounds: ReadonlyMap<Voice, Float32Array>,
  length: number,
): Float32Array {
  const solo = new Float32Array(length)
  for (const [index, sample] of (sounds.get(voice) ?? solo).subarray(0, length).entries())
    solo[(frame + index) % length] = velocity * sample
  return solo
}

/**
 * Returns whether a hit is heard beside the others: in its first 10 ms, it is less than 6 dB
 * quieter than the rest, in the low or in the high frequencies, and at most 40 dB below full scale.
 */
function isAudible(solo: Float32Array, mix: Float32Array, frame: number): boolean {
  return [getSample, getDifference].some((read) => {
    let [own, rest] = [0, 0]
    for (let index = frame; index < frame + 0.01 * rate; index++) {
      const sample = read(solo, index)
      own += sample ** 2
      rest += (read(mix, index) - sample) ** 2
    }
    return own > rest / 4 && own > 0.01 * rate * 1e-4
  })
}

function getSample(samples: Float32Array, frame: number): number {
  return samples[(frame + samples.length) % samples.length] ?? 0
}

/** Returns the second difference of a signal, in which high frequencies prevail. */
function getDifference(samples: Float32Array, frame: number): number {
  const at = (offset: number) => getSample(samples, frame + offset)
  return at(1) - 2 * at(0) + at(-1)
}
