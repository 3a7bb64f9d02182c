import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displaySize } from '#app/ui/display-size.ts'

/** The size in pixels that the rule comes to in a container and a window. */
function pixels(rule: string, width: number, height: number): number {
  const pairs = [...rule.matchAll(/min\(([\d.]+)cqi, ([\d.]+)svh\)/g)]
  return Math.max(
    ...pairs.map(([, cqi, svh]) =>
      Math.min((Number(cqi) * width) / 100, (Number(svh) * height) / 100),
    ),
  )
}

test('a longer longest word makes the text smaller where the width is short', () => {
  const size = (text: string) => pixels(displaySize(text, 100), 300, 2000)
  expect(size('Klanglandschaften')).toBeLessThan(size('soundscapes'))
  expect(size('Mammoth')).toBeLessThan(size('Illicit'))
  expect(size('Night Bus, Upper Deck')).toBe(size('Upper Deck'))
})

test('a soft hyphen lets a long word be larger', () => {
  const size = (text: string) => pixels(displaySize(text, 100), 300, 2000)
  expect(size('Klang\u00adlandschaften')).toBeGreaterThan(size('Klanglandschaften'))
})

test('where the height is short the text is laid into fewer lines', () => {
  const text = 'Des paysages sonores sans limites'
  expect(pixels(displaySize(text, 50), 768, 800)).toBeGreaterThan(400 / (5 * 0.9))
  expect(pixels(displaySize(text, 50), 768, 800)).toBeLessThan(
    pixels(displaySize(text, 50), 768, 2000),
  )
})

test('one line is never higher than what the window leaves, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 320, max: 2560 }),
      fc.integer({ min: 400, max: 1600 }),
      (text, width, height) => {
        const size = pixels(displaySize(text, 40), width, height)
        expect(size).toBeGreaterThan(0)
        expect(size * 0.9).toBeLessThanOrEqual((40 * height) / 100)
      },
    ),
  )
})
