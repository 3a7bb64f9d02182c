import { afterEach, expect, test, vi } from 'vitest'
import {
  defaultPreferences,
  readPreferences,
  writePreferences,
} from '#app/features/player/player-preferences.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('preferences are kept on the device, and nothing else of the player is [P3.07]', () => {
  const wished = { volume: 0.25, isMuted: true, repeatsLoops: false, playsNext: true }
  writePreferences({ ...wished, position: 3 } as typeof wished)
  expect(readPreferences()).toEqual(wished)
  expect(localStorage.getItem('playback')).not.toContain('position')
})

test.each(['', 'null', '7', '[]', '{', '{"volume":7}', '{"volume":"loud","isMuted":1}'])(
  'a broken entry %j counts as none',
  (entry) => {
    localStorage.setItem('playback', entry)
    expect(readPreferences()).toEqual(defaultPreferences)
  },
)

test('a browser that forbids storage has the defaults', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(readPreferences()).toEqual(defaultPreferences)
  expect(() => writePreferences(defaultPreferences)).not.toThrow()
})
