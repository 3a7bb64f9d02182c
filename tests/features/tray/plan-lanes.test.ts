import { describe, expect, test } from 'vitest'
import { unsetDial } from '#app/features/dial/dial.ts'
import { planLanes } from '#app/features/tray/plan-lanes.ts'
import { createTrack } from '../player/fake-engine.ts'
import { createLoop } from './example-tray.ts'

test("the tempo is the session's, or else that of the first loop [P3.11]", () => {
  const tracks = [createTrack('hit'), createLoop('a', 98), createLoop('b', 140)]
  expect(planLanes(tracks, unsetDial).tempo).toBe(98)
  expect(planLanes(tracks, { ...unsetDial, tempo: 128 }).tempo).toBe(128)
  expect(planLanes([createTrack('hit')], unsetDial).tempo).toBe(120)
})

test("the key is the session's, or else that of the first loop with a key [P3.11]", () => {
  const drums = createLoop('drums')
  const bass = { ...createLoop('bass'), key: 'A minor' }
  const tracks = [
    { ...createTrack('hit'), key: 'D' },
    drums,
    bass,
    { ...bass, id: 'pad', key: 'E minor' },
  ]
  const { key, lanes } = planLanes(tracks, unsetDial)
  expect(key).toBe('A minor')
  expect(lanes.get('pad')).toMatchObject({ dial: { key: 'A minor' } })
  expect(planLanes(tracks, { ...unsetDial, key: 'c-minor' }).key).toBe('c-minor')
  expect(planLanes([drums], unsetDial).key).toBe(null)
})

test.each([61, 87.5, 98, 122, 127.3, 174])(
  'at %f BPM, every loop has whole bars of equal length in frames [P3.11]',
  (tempo) => {
    const loops = [1, 2, 3, 4, 8].map((bars) => createLoop(`${bars} bars`, 120, bars))
    const { barFrames, lanes } = planLanes(loops, { ...unsetDial, tempo })
    expect(Number.isInteger(barFrames)).toBe(true)
    expect(Math.abs(barFrames / ((240 / tempo) * 44_100) - 1)).toBeLessThan(1e-5)
    for (const plan of lanes.values()) expect(plan.frames % barFrames).toBe(0)
  },
)

describe('half and double time', () => {
  test('a loop at half the tempo plays at its own tempo, in twice as many bars', () => {
    const { lanes, barFrames } = planLanes(
      [createLoop('a', 140), createLoop('b', 70, 2)],
      unsetDial,
    )
    expect(lanes.get('b')).toMatchObject({ dial: { tempo: 70 }, frames: 4 * barFrames })
  })

  test('half a bar is repeated to fill a bar', () => {
    const { lanes, barFrames } = planLanes(
      [createLoop('a', 70), createLoop('b', 140, 1)],
      unsetDial,
    )
    expect(lanes.get('b')).toMatchObject({ dial: { tempo: 140 }, passes: 2, frames: barFrames })
  })
})

test("the number of bars is calculated from the loop's length if not stored", () => {
  const { lanes, barFrames } = planLanes(
    [{ ...createLoop('a', 120, null), durationSeconds: 4.01 }],
    unsetDial,
  )
  expect(lanes.get('a')?.frames).toBe(2 * barFrames)
})

describe('sounds without a tempo', () => {
  test('play once per cycle of the longest loop', () => {
    const loops = [createLoop('a', 120, 2), createLoop('b', 120, 4)]
    const { lanes, barFrames, cycleBars } = planLanes([...loops, createTrack('hit')], unsetDial)
    expect(cycleBars).toBe(4)
    expect(lanes.get('hit')).toEqual({ kind: 'hit', frames: 4 * barFrames })
    expect(planLanes([createLoop('a', null)], unsetDial).lanes.get('a')?.kind).toBe('hit')
  })

  test('play out if there is no loop', () => {
    const { cycleBars } = planLanes([{ ...createTrack('long'), durationSeconds: 4.5 }], unsetDial)
    expect(cycleBars).toBe(3)
  })
})
