import { expect, test } from 'vitest'
import { formatTrackLength } from '#app/features/player/format-track-length.ts'
import { formatDuration } from '#app/i18n/format.ts'

test('the player rounds short lengths up and formats others as lists do', () => {
  expect(formatTrackLength(0.4)).toBe('0:01')
  expect(formatTrackLength(9.1)).toBe('0:10')
  for (const seconds of [10, 12.7, 65.9])
    expect(formatTrackLength(seconds)).toBe(formatDuration(seconds, 'en'))
})
