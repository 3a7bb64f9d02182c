import { describe, expect, test } from 'vitest'
import { addLane, changeLane, getLaneGain, isForTray, removeLane } from '#app/features/tray/lane.ts'
import type { Lane } from '#app/features/tray/lane.ts'
import { createTrack } from '../player/fake-engine.ts'

function fill(count: number): readonly Lane[] {
  let lanes: readonly Lane[] = []
  for (let index = 0; index < count; index++)
    lanes = addLane(lanes, createTrack(`sound-${index}`)) ?? lanes
  return lanes
}

test('the tray holds eight different sounds and refuses a ninth [P3.11]', () => {
  const lanes = fill(8)
  expect(lanes).toHaveLength(8)
  expect(addLane(lanes, createTrack('ninth'))).toBe(null)
  expect(addLane(lanes, createTrack('sound-3'))).toBe(lanes)
  expect(addLane(removeLane(lanes, 'sound-0'), createTrack('ninth'))).toHaveLength(8)
})

test('loops and one-shots can be in the tray, but not pack demos', () => {
  expect((['loop', 'one-shot', 'pack', null] as const).map((kind) => isForTray({ kind }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('mute and solo [P3.11]', () => {
  /** Returns the audible lanes of three, given those muted and those soloed. */
  function listAudible(muted: readonly number[], soloed: readonly number[]): number[] {
    const lanes = fill(3).map((lane, index) => ({
      ...lane,
      isMuted: muted.includes(index),
      isSoloed: soloed.includes(index),
    }))
    return [0, 1, 2].filter((index) => getLaneGain(lanes[index] as Lane, lanes) > 0)
  }

  test('a muted lane is silent', () => expect(listAudible([1], [])).toEqual([0, 2]))
  test('a soloed lane is heard alone', () => expect(listAudible([], [1])).toEqual([1]))
  test('several soloed lanes are heard together', () => {
    expect(listAudible([], [0, 1])).toEqual([0, 1])
  })
  test('a muted and soloed lane is silent, and so are the others', () => {
    expect(listAudible([1], [1])).toEqual([])
  })
})

test('the lane level is applied on top of the loudness gain', () => {
  const lanes = changeLane(
    [{ track: { ...createTrack('a'), gain: 0.5 }, isMuted: false, isSoloed: false, level: 1 }],
    'a',
    { level: 0.5 },
  )
  expect(getLaneGain(lanes[0] as Lane, lanes)).toBeCloseTo(0.125)
})
