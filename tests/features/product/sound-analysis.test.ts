import { expect, test } from 'vitest'
import { decodeWaveform } from '#app/features/product/sound-analysis.queries.ts'

test('a waveform decodes bytes as the square roots of the levels [P3.06]', () => {
  const bytes = Buffer.from([0, 51, 255])
  expect(decodeWaveform(bytes.toString('base64'))).toEqual([0, 0.04000000000000001, 1])
})

test('text that is not Base64 has no levels [P3.06]', () => {
  expect(decodeWaveform('%')).toEqual([])
})
