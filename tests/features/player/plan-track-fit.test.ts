import { expect, test } from 'vitest'
import { limitPrefetch } from '#app/audio/limit-prefetch.ts'
import { isShort } from '#app/audio/is-short.ts'
import { planTrackFit } from '#app/features/player/plan-track-fit.ts'
import { toRecording } from '#app/features/player/track.ts'
import { createTrack } from './fake-engine.ts'

const dial = { tempo: 128, key: null, isExactKey: false }

const createLoop = (durationSeconds: number | null) => ({
  ...createTrack('loop'),
  kind: 'loop' as const,
  bpm: 124,
  durationSeconds,
})

test.each([4, 30, 31, 90])(
  'a loop of %d s is decoded and therefore fitted [P3.03 P3.09]',
  (seconds) => {
    const loop = createLoop(seconds)
    expect(isShort(toRecording(loop))).toBe(true)
    expect(planTrackFit(loop, dial)).toMatchObject({ from: 124, bpm: 128 })
  },
)

test.each([91, null])('a loop of %s s is streamed and not shown as fitted [P3.09]', (seconds) => {
  const loop = createLoop(seconds)
  expect(isShort(toRecording(loop))).toBe(false)
  expect(planTrackFit(loop, dial)).toBe(null)
})

test('sounds other than loops are decoded up to 30 s', () => {
  const isDecoded = (durationSeconds: number) =>
    isShort(toRecording({ ...createTrack('a'), durationSeconds }))
  expect([30, 31].map(isDecoded)).toEqual([true, false])
})

test('long prefetched loops do not evict each other from memory [P3.01]', () => {
  const list = [90, 120, 80, 60, 8].map(createLoop).map(toRecording)
  expect(limitPrefetch(list).map(({ duration }) => duration)).toEqual([90, 80, 8])
  // What is streamed is not fetched ahead.
  const streamed = [91, 80].map(createLoop).map(toRecording)
  expect(limitPrefetch(streamed).map(({ duration }) => duration)).toEqual([80])
  const usual = Array.from({ length: 6 }, () => toRecording(createLoop(30)))
  expect(limitPrefetch(usual)).toEqual(usual)
})
