import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildWaveformPath } from '#app/ui/waveform-path.ts'

function encode(peaks: readonly number[]): string {
  return btoa(String.fromCharCode(...peaks))
}

const barPattern = /M(\d+) ([\d.]+)h2v([\d.]+)h-2z/g

test('the loudest peak of a bar sets its height', () => {
  expect(buildWaveformPath(encode([0, 255, 0, 51]), 2)).toBe('M0 0h2v100h-2zM3 40h2v20h-2z')
})

test('without peaks the waveform is a thin line', () => {
  expect(buildWaveformPath(null, 2)).toBe('M0 49h2v2h-2zM3 49h2v2h-2z')
})

test('a waveform of any peaks has the requested number of bars, vertically centered', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(255), { maxLength: 200 }),
      fc.integer({ min: 1, max: 200 }),
      (peaks, bars) => {
        const path = [...buildWaveformPath(encode(peaks), bars).matchAll(barPattern)]
        expect(path).toHaveLength(bars)
        for (const [, , top, height] of path) {
          expect(Number(top) * 2 + Number(height)).toBeCloseTo(100, 0)
        }
      },
    ),
  )
})
