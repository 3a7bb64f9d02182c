import { afterEach, expect, test, vi } from 'vitest'
import { fadeSeconds, playBuffer } from '#app/audio/buffer-voice.ts'
import type { Output } from '#app/audio/output.ts'
import { FakeContext, stubAudio } from './fake-audio.ts'

afterEach(() => vi.unstubAllGlobals())

const gain = 0.5

/** Plays a two-second sound from a position in seconds. */
function playSound({ repeats, from = 0 }: { repeats: boolean; from?: number }) {
  stubAudio()
  const context = new FakeContext()
  const voice = playBuffer(
    { context, input: {} } as unknown as Output,
    { duration: 2 } as AudioBuffer,
    { url: '/media/a.mp3', duration: 2, gain },
    {
      from,
      repeats,
      signal: new AbortController().signal,
      onEnd: () => {},
      onInterruption: () => {},
    },
    0,
  )
  const [fader] = context.gains
  const [source] = context.sources
  if (!fader || !source) throw new Error('Nothing plays.')
  return { context, voice, source, getHeard: (time: number) => fader.gain.getHeard(time) }
}

test.each([0, 1.5])(
  'a sound without repeat fades to silence when played from %d s [P3.02]',
  (from) => {
    const { source, getHeard } = playSound({ repeats: false, from })
    const end = 2 - from
    expect(source.stopTime).toBeCloseTo(end)
    expect(getHeard(end - fadeSeconds)).toBeCloseTo(gain)
    expect(getHeard(end - fadeSeconds / 2)).toBeCloseTo(gain / 2)
    expect(getHeard(end)).toBe(0)
  },
)

test('a sound played from just before its end does not exceed its own level [P3.02]', () => {
  const from = 2 - fadeSeconds / 2
  const { source, getHeard } = playSound({ repeats: false, from })
  expect(source.stopTime).toBeCloseTo(2 - from)
  for (const time of [0, 0.001, 0.002]) expect(getHeard(time)).toBeLessThanOrEqual(gain)
  expect(getHeard(2 - from)).toBe(0)
})

test('a repeating loop is not faded between passes [P3.03]', () => {
  const { source, getHeard } = playSound({ repeats: true })
  expect(source.stopTime).toBe(Infinity)
  for (const time of [1.999, 2, 2.001]) expect(getHeard(time)).toBe(gain)
})

test('a loop whose repeat is switched on during its final fade comes back without a step [P3.02]', () => {
  const { context, voice, source, getHeard } = playSound({ repeats: false })
  context.currentTime = 2 - fadeSeconds / 2
  voice.setRepeats(true)
  expect(source.stopTime).toBeGreaterThan(1000)
  expect(getHeard(context.currentTime)).toBeCloseTo(gain / 2)
  expect(getHeard(context.currentTime + fadeSeconds)).toBeCloseTo(gain)
  expect(getHeard(4)).toBeCloseTo(gain)
})

test('a loop whose repeat is switched off fades out at the end of its pass [P3.02]', () => {
  const { context, voice, source, getHeard } = playSound({ repeats: true })
  context.currentTime = 5
  voice.setRepeats(false)
  expect(source.stopTime).toBeCloseTo(6)
  expect(getHeard(6 - fadeSeconds)).toBeCloseTo(gain)
  expect(getHeard(6)).toBe(0)
})
