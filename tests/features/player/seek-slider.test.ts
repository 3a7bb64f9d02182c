import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFraction } from '#app/features/player/seek-waveform.tsx'
import { getSeekPosition } from '#app/features/player/get-seek-position.ts'

test('arrow keys seek by 5 percent, page keys by 20, Home and End to the start and end', () => {
  expect(getSeekPosition('ArrowRight', 10, 100)).toBe(15)
  expect(getSeekPosition('ArrowLeft', 10, 100)).toBe(5)
  expect(getSeekPosition('PageUp', 10, 100)).toBe(30)
  expect(getSeekPosition('PageDown', 10, 100)).toBe(0)
  expect(getSeekPosition('Home', 10, 100)).toBe(0)
  expect(getSeekPosition('End', 10, 100)).toBe(100)
})

test('the slider ignores every other key', () => {
  expect(getSeekPosition('Tab', 10, 100)).toBeNull()
  expect(getSeekPosition('toString', 10, 100)).toBeNull()
})

test('pressing outside the waveform seeks to a position within the track', () => {
  expect(toFraction(150, 100, 200)).toBe(0.25)
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.nat(), (x, left, width) => {
      const fraction = toFraction(x, left, width)
      expect(fraction >= 0 && fraction <= 1).toBe(true)
    }),
  )
})
