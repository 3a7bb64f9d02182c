import { afterEach, expect, test, vi } from 'vitest'
import { defaultSettings } from '#app/features/tray/lane.ts'
import { readLanes, writeLanes } from '#app/features/tray/tray-storage.ts'
import { createLoop } from './example-tray.ts'

afterEach(() => {
  writeLanes([])
})

const lane = { track: createLoop('a'), isMuted: true, isSoloed: false, level: 0.3 }

test('the lanes are stored on the device [P3.11]', () => {
  writeLanes([lane])
  expect(readLanes()).toEqual([lane])
  writeLanes([])
  expect(localStorage.getItem('tray')).toBe(null)
})

test.each([
  '',
  'null',
  '7',
  '{}',
  '[',
  '[7]',
  '[{"track":{}}]',
  '[{"track":{"id":"a","title":7}}]',
])('an invalid entry %j is an empty tray', (entry) => {
  localStorage.setItem('tray', entry)
  expect(readLanes()).toEqual([])
})

test('invalid lanes are left out, and invalid settings have their defaults', () => {
  const broken = [
    { ...lane, track: { ...lane.track, url: 'javascript:alert(1)' } },
    { ...lane, track: { ...lane.track, kind: 'pack' } },
    { ...lane, isMuted: 'yes', level: 7, track: { ...lane.track, bpm: -1, colors: ['red'] } },
    lane,
  ]
  localStorage.setItem('tray', JSON.stringify(broken))
  expect(readLanes()).toEqual([{ ...defaultSettings, track: { ...lane.track, bpm: null } }])
})

test('a tray with more than eight sounds is truncated', () => {
  const lanes = Array.from({ length: 9 }, (_, index) => ({
    ...lane,
    track: createLoop(`${index}`),
  }))
  localStorage.setItem('tray', JSON.stringify(lanes))
  expect(readLanes()).toHaveLength(8)
})

test('without storage, the tray lasts until the page is left', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(readLanes()).toEqual([])
  writeLanes([lane])
  expect(readLanes()).toEqual([lane])
})
