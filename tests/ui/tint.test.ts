import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, tintStyle } from '#app/ui/tint.ts'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text reads at 4.5:1 on the tint of any pair of colours', () => {
  fc.assert(
    fc.property(color, color, (ground, figure) => {
      const tint = tintStyle([ground, figure])
      expect(contrast(ground, String(tint['--color-tint-ink']))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a pair that reads well keeps both its colours', () => {
  expect(tintStyle(['#ffe08a', '#1b1464'])).toMatchObject({
    '--color-tint': '#ffe08a',
    '--color-tint-ink': '#1b1464',
  })
})

test('black on white stands apart 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})
