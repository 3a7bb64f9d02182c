import { expect, test } from 'vitest'
import { parseKeyCode, parseTempo, toKeyName } from '#app/features/dial/dial.ts'
import { keyCodes } from '#app/features/dial/key-codes.ts'
import { addTap, getTappedTempo } from '#app/features/dial/tap-tempo.ts'

function tap(times: readonly number[]): number | null {
  return getTappedTempo(times.reduce<number[]>(addTap, []))
}

test.each([
  ['one tap has no tempo', [0], null],
  ['taps every half second result in 120 BPM', [0, 500, 1000, 1500], 120],
  ['uneven taps are averaged', [0, 490, 1010, 1500], 120],
  [
    'only the most recent taps count',
    [0, 1000, ...Array.from({ length: 9 }, (_, i) => 2000 + i * 500)],
    120,
  ],
  ['a pause restarts the measurement', [0, 500, 9000, 9400], 150],
  ['the tempo stays within the limits', [0, 100, 200], 300],
  ['simultaneous taps have no tempo', [5, 5], null],
])('%s [P3.09]', (_rule, times, expected) => {
  expect(tap(times)).toBe(expected)
})

test.each([
  ['128', 128],
  [' 93.5 ', 93.5],
  ['93,5', 93.5],
  ['128.004', 128],
  ['39', null],
  ['40', 40],
  ['300', 300],
  ['301', null],
  ['12e1', null],
  ['', null],
])('the tempo %j is parsed as %s [P3.09]', (text, tempo) => {
  expect(parseTempo(text)).toBe(tempo)
})

test('there are 24 keys, each of which can be parsed and named [P3.09]', () => {
  expect(new Set(keyCodes.map(toKeyName)).size).toBe(24)
  expect(keyCodes.map(parseKeyCode)).toEqual(keyCodes)
  expect(toKeyName('f-sharp-minor')).toBe('F# minor')
  expect(parseKeyCode('h-minor')).toBe(null)
})
