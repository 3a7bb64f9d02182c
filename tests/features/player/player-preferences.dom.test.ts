import { expect, test, vi } from 'vitest'
import {
  defaultPreferences,
  readPreferences,
  writePreferences,
} from '#app/features/player/player-preferences.ts'

test('only preferences of the player are stored on the device [P3.07]', () => {
  const preferences = { volume: 0.25, isMuted: true, repeatsLoops: false, playsNext: true }
  writePreferences({ ...preferences, position: 3 } as typeof preferences)
  expect(readPreferences()).toEqual(preferences)
  expect(localStorage.getItem('playback')).not.toContain('position')
})

test.each(['', 'null', '7', '[]', '{', '{"volume":7}', '{"volume":"loud","isMuted":1}'])(
  'an invalid entry %j is ignored',
  (entry) => {
    localStorage.setItem('playback', entry)
    expect(readPreferences()).toEqual(defaultPreferences)
  },
)

test('a browser that blocks storage has the defaults', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(readPreferences()).toEqual(defaultPreferences)
  expect(() => writePreferences(defaultPreferences)).not.toThrow()
})
