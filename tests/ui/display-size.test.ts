import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitDisplaySize, getDisplayLineHeight } from '#app/ui/display-size.ts'

/** Converts a CSS font size to pixels for a container width and a window height in pixels. */
function toPixels(fontSize: string, width: number, height: number): number {
  const pairs = [...fontSize.matchAll(/min\(([\d.]+)cqi, ([\d.]+)svh\)/g)]
  return Math.max(
    ...pairs.map(([, cqi, svh]) =>
      Math.min((Number(cqi) * width) / 100, (Number(svh) * height) / 100),
    ),
  )
}

test('in a narrow container, the longest word determines the font size', () => {
  const size = (text: string) => toPixels(fitDisplaySize(text, 100), 300, 2000)
  expect(size('Klanglandschaften')).toBeLessThan(size('soundscapes'))
  expect(size('Mammoth')).toBeLessThan(size('Illicit'))
  expect(size('Night Bus, Upper Deck')).toBe(size('Upper Deck'))
})

test('a soft hyphen allows a larger font size', () => {
  const size = (text: string) => toPixels(fitDisplaySize(text, 100), 300, 2000)
  expect(size('Klang\u00adlandschaften')).toBeGreaterThan(size('Klanglandschaften'))
})

test('in a window of limited height, the text is wrapped into fewer lines', () => {
  const text = 'Des paysages sonores sans limites'
  expect(toPixels(fitDisplaySize(text, 50), 768, 800)).toBeGreaterThan(400 / (5 * 0.9))
  expect(toPixels(fitDisplaySize(text, 50), 768, 800)).toBeLessThan(
    toPixels(fitDisplaySize(text, 50), 768, 2000),
  )
})

test('line spacing is larger if a line above another has descenders', () => {
  expect(getDisplayLineHeight('Paesaggi sonori senza confini')).toBe(0.98)
  expect(getDisplayLineHeight('Kettle Hours')).toBeUndefined()
  expect(getDisplayLineHeight('Calm prog')).toBeUndefined()
})

test("no line is taller than the text's maximum share of the window height", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 320, max: 2560 }),
      fc.integer({ min: 400, max: 1600 }),
      (text, width, height) => {
        const size = toPixels(fitDisplaySize(text, 40), width, height)
        expect(size).toBeGreaterThan(0)
        expect(size * 0.9).toBeLessThanOrEqual((40 * height) / 100)
      },
    ),
  )
})
