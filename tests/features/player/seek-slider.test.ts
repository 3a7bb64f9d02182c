import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fractionAt } from '#app/features/player/seek-waveform.tsx'
import { positionForKey } from '#app/features/player/seek-slider.tsx'

test('the slider goes a twentieth a step, a fifth a page, and to both ends', () => {
  expect(positionForKey('ArrowRight', 10, 100)).toBe(15)
  expect(positionForKey('ArrowLeft', 10, 100)).toBe(5)
  expect(positionForKey('PageUp', 10, 100)).toBe(30)
  expect(positionForKey('PageDown', 10, 100)).toBe(0)
  expect(positionForKey('Home', 10, 100)).toBe(0)
  expect(positionForKey('End', 10, 100)).toBe(100)
})

test('the slider leaves every other key to the page', () => {
  expect(positionForKey('Tab', 10, 100)).toBeNull()
  expect(positionForKey('toString', 10, 100)).toBeNull()
})

test('a press left or right of the waveform counts as its edge', () => {
  expect(fractionAt(150, 100, 200)).toBe(0.25)
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.nat(), (x, left, width) => {
      const fraction = fractionAt(x, left, width)
      expect(fraction >= 0 && fraction <= 1).toBe(true)
    }),
  )
})
