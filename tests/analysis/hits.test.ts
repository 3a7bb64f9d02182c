import { beforeAll, expect, test } from 'vitest'
import { detectHits } from '#provider/programs/analysis/measure/hits.ts'
import { composeLoops, rate } from './composed-loops.ts'
import type { ComposedLoop } from './composed-loops.ts'

let loops: readonly ComposedLoop[] = []

beforeAll(async () => {
  loops = await composeLoops()
})

/** Hits closer together are heard, and detected, as one, in frames. */
const merged = 0.018 * rate

function getDistance(a: number, b: number, { samples }: ComposedLoop): number {
  const distance = Math.abs(a - b)
  return Math.min(distance, samples.length - distance)
}

/** Returns the distances in seconds between each audible hit and the nearest detected one. */
function measureDistances(loop: ComposedLoop): number[] {
  const found = detectHits(loop.samples, rate).map((seconds) => seconds * rate)
  const measure = (frame: number) =>
    Math.min(...found.map((other) => getDistance(other, frame, loop)))
  return loop.hits
    .filter(({ isAudible }) => isAudible)
    .map(({ frame }) => {
      const group = loop.hits.filter((other) => getDistance(other.frame, frame, loop) < merged)
      return Math.min(...group.map((other) => measure(other.frame))) / rate
    })
}

function getShare(values: readonly number[], max: number): number {
  return values.filter((value) => value < max).length / values.length
}

test('at least 96 % of the audible hits of loops with flams, rolls, swing and ghost notes are found, and nineteen of twenty within 2 ms [P1.08] [P3.09]', () => {
  const distances = loops.flatMap(measureDistances)
  expect(distances.length).toBeGreaterThan(250)
  expect(getShare(distances, 0.005)).toBeGreaterThanOrEqual(0.96)
  expect(getShare(distances, 0.002)).toBeGreaterThanOrEqual(0.95)
  expect(distances.toSorted((a, b) => a - b)[distances.length >> 1]).toBeLessThan(0.0005)
})

test('at least four of five detected hits are hits [P1.08]', () => {
  const rows = loops.flatMap((loop) =>
    detectHits(loop.samples, rate).map((seconds) =>
      loop.hits.some(({ frame }) => getDistance(seconds * rate, frame, loop) < 0.005 * rate),
    ),
  )
  expect(rows.filter(Boolean).length / rows.length).toBeGreaterThanOrEqual(0.8)
})

test('silence and a steady tone have no hits [P1.08]', () => {
  const tone = Float32Array.from(
    { length: 2 * rate },
    (_, frame) => 0.5 * Math.sin((2 * Math.PI * 110 * frame) / rate),
  )
  for (const sound of [new Float32Array(2 * rate), tone])
    expect(detectHits(sound, rate)).toEqual([])
})
