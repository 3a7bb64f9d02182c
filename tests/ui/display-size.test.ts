import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displaySize } from '#app/ui/display-size.ts'

test('the longest word decides, so a text grows smaller with it and not with more words', () => {
  expect(displaySize('Klanglandschaften')).toBeLessThan(displaySize('soundscapes'))
  expect(displaySize('Night Bus, Upper Deck')).toBe(displaySize('Upper'))
})

test('wide letters take more room than narrow ones', () => {
  expect(displaySize('Mammoth')).toBeLessThan(displaySize('Illicit'))
})

test('no word, however long or short, is larger than half the width a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const size = displaySize(text)
      expect(size).toBeGreaterThan(0)
      expect(size).toBeLessThanOrEqual(50)
    }),
  )
})
