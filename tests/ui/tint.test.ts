import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getContrastRatio,
  getHueStyle,
  getPosterStyle,
  ensureContrast,
  getTintStyle,
} from '#app/ui/tint.ts'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text has a contrast of at least 4.5:1 on the tint of any pair of colors', () => {
  fc.assert(
    fc.property(color, color, (background, foreground) => {
      const [first, second] = ensureContrast([background, foreground])
      expect(first).toBe(background)
      expect(getContrastRatio(first, second)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a readable pair keeps both colors; in the dark theme the darker one is the background', () => {
  expect(getTintStyle(['#1b1464', '#ffe08a'])).toEqual({
    '--color-tint': '#1b1464',
    '--color-on-tint': '#ffe08a',
  })
  expect(getTintStyle(['#ffe08a', '#1b1464'])).toEqual({
    '--color-tint': 'light-dark(#ffe08a, #1b1464)',
    '--color-on-tint': 'light-dark(#1b1464, #ffe08a)',
  })
})

test('in the dark theme a poster shows the lighter color on black', () => {
  expect(getPosterStyle(['#ffe08a', '#1b1464'])).toEqual({
    '--color-tint': 'light-dark(#ffe08a, var(--surface-dark))',
    '--color-on-tint': 'light-dark(#1b1464, #ffe08a)',
  })
})

test('without colors the inherited tint applies', () => {
  expect([getTintStyle(null), getPosterStyle(undefined), getHueStyle(undefined)]).toEqual([
    {},
    {},
    {},
  ])
})

test('a word’s hue is stable and differs from another word’s hue', () => {
  expect(getHueStyle('techno')).toEqual(getHueStyle('techno'))
  expect(getHueStyle('techno')).not.toEqual(getHueStyle('house'))
})

test('black on white has a contrast of 21:1', () => {
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
})
