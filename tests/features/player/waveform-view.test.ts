import { describe, expect, test } from 'vitest'
import { getMusicalGrid, getTimeTicks } from '#app/features/player-bar/waveform/grid.ts'
import { createLevelShape, createSampleShape } from '#app/features/player-bar/waveform/shape.ts'
import {
  follow,
  pan,
  reveal,
  showAll,
  zoom,
} from '#app/features/player-bar/waveform/visible-range.ts'

/** The widths of a waveform on a desktop and on a phone, in pixels. */
const wide = 800
const narrow = 328

describe('the visible range', () => {
  test('keeps the time under the pointer in place when zoomed', () => {
    expect(zoom(showAll(8), 4, 2, 8)).toEqual({ start: 1.5, end: 3.5 })
  })

  test('stays within the sound', () => {
    expect(zoom(showAll(8), 4, 0, 8)).toEqual({ start: 0, end: 2 })
    expect(zoom({ start: 0, end: 2 }, 1 / 8, 1, 8)).toEqual({ start: 0, end: 8 })
    expect(pan({ start: 6, end: 7 }, 5, 8)).toEqual({ start: 7, end: 8 })
    expect(pan({ start: 1, end: 2 }, -5, 8)).toEqual({ start: 0, end: 1 })
  })

  test('is at least 30 ms, or the whole of a shorter sound', () => {
    expect(zoom(showAll(8), 1e6, 0, 8).end).toBeCloseTo(0.03)
    expect(zoom(showAll(0.01), 2, 0, 0.01)).toEqual({ start: 0, end: 0.01 })
  })

  test('follows the playhead when it leaves the range, also to the start of a loop', () => {
    expect(follow({ start: 2, end: 4 }, 3.9, 4.1, 8)).toEqual({ start: 4.1, end: 6.1 })
    expect(follow({ start: 6, end: 8 }, 7.9, 0.1, 8)).toEqual({ start: 0.1, end: 2.1 })
  })

  test('stays where it was scrolled to while the sound plays elsewhere', () => {
    const view = { start: 2, end: 4 }
    expect(follow(view, 5, 5.2, 8)).toBe(view)
    expect(follow(view, 3, 3.2, 8)).toBe(view)
  })

  test('moves as little as possible to show a position', () => {
    expect(reveal({ start: 2, end: 4 }, 5, 8)).toEqual({ start: 3, end: 5 })
    expect(reveal({ start: 2, end: 4 }, 1, 8)).toEqual({ start: 1, end: 3 })
  })
})

describe('the grid of a loop', () => {
  const loop = { kind: 'loop' as const, bars: 2, bpm: 120 }
  const getLabels = (start: number, end: number, width = wide) =>
    getMusicalGrid(loop, 4, { start, end }, width).flatMap(({ label }) => label ?? [])

  test('covers the bars and beats of the whole loop', () => {
    expect(getLabels(0, 4)).toEqual(['1', '1.2', '1.3', '1.4', '2', '2.2', '2.3', '2.4', '3'])
  })

  test('shows sixteenth notes if there is room', () => {
    expect(
      getMusicalGrid(loop, 4, { start: 0, end: 1 }, wide).map(({ seconds }) => seconds),
    ).toEqual([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1])
    expect(getMusicalGrid({ ...loop, bars: 32 }, 64, { start: 0, end: 64 }, wide)).toHaveLength(33)
  })

  test("fits the bars to the file's length rather than to the tempo", () => {
    const lines = getMusicalGrid({ ...loop, bpm: 119 }, 4.2, { start: 0, end: 4.2 }, wide)
    expect(lines.at(-1)?.seconds).toBeCloseTo(4.2)
  })

  test('has fewer labels on a phone, so that they do not overlap', () => {
    expect(getLabels(0, 3.8, narrow)).toEqual(['1', '1.2', '1.3', '1.4', '2', '2.2', '2.3', '2.4'])
    expect(getLabels(0, 4, narrow - 10)).toEqual(['1', '2', '3'])
  })

  test('is missing for one-shots and without a tempo', () => {
    expect(getMusicalGrid({ ...loop, kind: 'one-shot' } as never, 4, showAll(4), wide)).toEqual([])
    expect(getMusicalGrid({ kind: 'loop', bars: null, bpm: null }, 4, showAll(4), wide)).toEqual([])
  })
})

test('the time axis has at most nine ticks, with as many decimals as needed', () => {
  expect(getTimeTicks({ start: 0, end: 4 }, wide)).toEqual({
    ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4],
    decimals: 1,
  })
  const { ticks, decimals } = getTimeTicks({ start: 1.001, end: 1.031 }, wide)
  expect(ticks[0]).toBeCloseTo(1.005)
  expect(decimals).toBe(3)
})

test('the time axis has fewer ticks on a phone, so that their labels do not overlap', () => {
  const { ticks } = getTimeTicks({ start: 0, end: 4 }, narrow)
  expect(ticks).toEqual([0, 1, 2, 3, 4])
})

describe('the drawn waveform', () => {
  const rate = 1000
  const left = new Float32Array(1000)
  const right = new Float32Array(1000)
  left[100] = 0.5
  right[700] = -0.25
  const buffer = {
    numberOfChannels: 2,
    length: 1000,
    sampleRate: rate,
    duration: 1,
    getChannelData: (side: number) => (side === 0 ? left : right),
  } as AudioBuffer

  test('contains every sample of both channels at any zoom', () => {
    const { getExtremes } = createSampleShape(buffer, 1)
    expect(getExtremes(0, 1)).toEqual([-0.25, 0.5])
    expect(getExtremes(0.1, 0.101)).toEqual([0, 0.5])
    expect(getExtremes(0.101, 0.102)).toEqual([0, 0])
    expect(getExtremes(0.69, 0.71)).toEqual([-0.25, 0])
  })

  test("is scaled to the file's level, which its preview may be below", () => {
    expect(createSampleShape(buffer, 1.5).getExtremes(0, 0.3)).toEqual([0, 0.75])
  })

  test('is drawn from stored levels where samples are missing', () => {
    const { getExtremes } = createLevelShape([0, 0.5, 0.25, 0], 4)
    expect(getExtremes(0, 4)).toEqual([-0.5, 0.5])
    expect(getExtremes(2.1, 2.2)).toEqual([-0.25, 0.25])
  })
})
