import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, hueStyle, posterStyle, readable, tintStyle } from '#app/ui/tint.ts'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text reads at 4.5:1 on the tint of any pair of colours', () => {
  fc.assert(
    fc.property(color, color, (ground, figure) => {
      const [first, second] = readable([ground, figure])
      expect(first).toBe(ground)
      expect(contrast(first, second)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a pair that reads well keeps both its colours, the darker one as the ground in the dark', () => {
  expect(tintStyle(['#1b1464', '#ffe08a'])).toEqual({
    '--color-tint': '#1b1464',
    '--color-on-tint': '#ffe08a',
  })
  expect(tintStyle(['#ffe08a', '#1b1464'])).toEqual({
    '--color-tint': 'light-dark(#ffe08a, #1b1464)',
    '--color-on-tint': 'light-dark(#1b1464, #ffe08a)',
  })
})

test('a poster stands on black in the dark, with the lighter of its two colours', () => {
  expect(posterStyle(['#ffe08a', '#1b1464'])).toEqual({
    '--color-tint': 'light-dark(#ffe08a, var(--surface-dark))',
    '--color-on-tint': 'light-dark(#1b1464, #ffe08a)',
  })
})

test('without colours the tint of the shop stays', () => {
  expect([tintStyle(null), posterStyle(undefined), hueStyle(undefined)]).toEqual([{}, {}, {}])
})

test('a word has one hue, another word another', () => {
  expect(hueStyle('techno')).toEqual(hueStyle('techno'))
  expect(hueStyle('techno')).not.toEqual(hueStyle('house'))
})

test('black on white stands apart 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})
