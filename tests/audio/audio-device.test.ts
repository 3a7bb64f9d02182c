import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AudioDevice, resume } from '#app/audio/audio-device.ts'
import { fadeSeconds } from '#app/audio/buffer-voice.ts'
import { stubAudio } from './fake-audio.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Plays a sound for five minutes; it is stopped when the system interrupts it. */
function playForLong() {
  const { contexts } = stubAudio()
  const device = new AudioDevice()
  const abort = new AbortController()
  device.watch({ signal: abort.signal, onInterruption: () => abort.abort() })
  const [context] = contexts
  if (!context) throw new Error('No device was opened.')
  context.currentTime = 300
  return { device, context, contexts, abort }
}

test('a sound waits until the previous one has faded out [P3.02]', () => {
  const { device, abort } = playForLong()
  abort.abort()
  device.open()
  expect(device.silentFrom).toBeCloseTo(300 + fadeSeconds)
})

test('the first sound on a reopened device starts at once [P3.08]', async () => {
  const { device, context, contexts } = playForLong()
  await context.close()
  device.open()
  expect(contexts).toHaveLength(2)
  expect(device.silentFrom).toBe(0)
})

test('a device that never starts is given up after eight seconds, with an error that is not about a gesture [P3.08]', async () => {
  const { contexts } = stubAudio('suspended')
  vi.stubGlobal('navigator', {})
  new AudioDevice().open()
  const [context] = contexts
  if (!context) throw new Error('No device was opened.')
  const outcome = vi.fn<(error: unknown) => void>()
  void resume(context as unknown as AudioContext).catch(outcome)
  await vi.advanceTimersByTimeAsync(7900)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(outcome.mock.calls[0]?.[0]).toEqual(new Error('The audio device did not start.'))
})
