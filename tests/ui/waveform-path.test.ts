import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildWaveformOutline, buildWaveformPath, encodePeaks } from '#app/ui/waveform-path.ts'

const linePattern = /V(\d+)v(\d+)z/g

test('the loudest peak of a bar sets its height', () => {
  const peaks = encodePeaks([0, 1, 0, 0.2])
  expect(buildWaveformPath(peaks, 2)).toBe('M1 50V0v100zm3 0V40v20z')
  expect(buildWaveformOutline(encodePeaks([0, 1]), 1)).toBe('M0 0h2v100h-2z')
})

test('without peaks the waveform is a thin line', () => {
  expect(buildWaveformPath(null, 2)).toBe('M1 50V49v2zm3 0V49v2z')
  expect(buildWaveformOutline(null, 2)).toBe('M0 49h2v2h-2zM3 49h2v2h-2z')
})

test('a waveform of any peaks has the requested number of bars, vertically centered', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 200 }),
      fc.integer({ min: 1, max: 200 }),
      (levels, bars) => {
        const path = [...buildWaveformPath(encodePeaks(levels), bars).matchAll(linePattern)]
        expect(path).toHaveLength(bars)
        for (const [, top, height] of path) {
          expect(Number(top) * 2 + Number(height)).toBe(100)
        }
      },
    ),
  )
})
