import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#app/features/tray/lane.ts'
import { addToUrl, parseUrl, removeFromUrl, toSharedLanes } from '#app/features/tray/tray-link.ts'
import { createLoop } from './example-tray.ts'

const page = 'https://example.com/en/?page=2'
const shared = {
  lanes: [
    { productId: 12, ...defaultSettings },
    { productId: 15, isMuted: true, isSoloed: false, level: 1 },
    { productId: 18, isMuted: true, isSoloed: true, level: 0.8 },
    { productId: 19, isMuted: false, isSoloed: false, level: 0 },
  ],
  dial: { tempo: 128.5, key: 'f-sharp-minor', isExactKey: true },
}

function parse(text: string) {
  return parseUrl(new URL(`https://example.com/?tray=${text}`))?.lanes.map((lane) => lane.productId)
}

test('a link describes the tray with its settings, tempo and key [P3.11]', () => {
  const url = new URL(page)
  addToUrl(shared, url)
  const dial = 'dial_tempo=128.5&dial_key=f-sharp-minor&dial_exact=1'
  expect(url.href).toBe(`${page}&tray=12.15m.18msv80.19v0&${dial}`)
  expect(parseUrl(url)).toEqual(shared)
  expect(removeFromUrl(url)).toBe(true)
  expect(url.href).toBe(page)
  expect(parseUrl(url)).toBe(null)
})

describe('a link that was changed by hand', () => {
  test('shows the valid parts, each product once and at most eight', () => {
    expect(parse('12.x.15q.0.-3.18v800.7.7m.')).toEqual([12, 7])
    expect(parse('1.2.3.4.5.6.7.8.9')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(parse('')).toEqual([])
  })

  test('sets no tempo or key that the dial does not support', () => {
    const url = new URL(`${page}&tray=1&dial_tempo=9000&dial_key=h-minor`)
    expect(parseUrl(url)).toMatchObject({ dial: { tempo: null, key: null } })
  })
})

test('sounds without their own product are not in a link', () => {
  const lanes = [3, 4, 4, null].map((productId, index) => ({
    track: { ...createLoop(`${index}`), productId },
    ...defaultSettings,
  }))
  expect(toSharedLanes(lanes).map(({ productId }) => productId)).toEqual([3])
})
