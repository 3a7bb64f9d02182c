import { afterEach, expect, test, vi } from 'vitest'
import { fadeSeconds, playBuffer } from '#app/audio/buffer-voice.ts'
import type { Output } from '#app/audio/output.ts'
import { createBuffer, FakeContext, stubAudio } from './fake-audio.ts'

afterEach(() => vi.unstubAllGlobals())

const gain = 0.5

interface PlayedSound {
  readonly repeats: boolean
  readonly from?: number
  /** The length of the decoded sound; the catalogue says that it has two seconds. */
  readonly decoded?: number
  readonly samples?: Float32Array<ArrayBuffer>
}

/** Plays a two-second sound from a position in seconds. */
function playSound({ repeats, from = 0, decoded = 2, samples }: PlayedSound) {
  stubAudio()
  const context = new FakeContext()
  const abort = new AbortController()
  let ends = 0
  const voice = playBuffer(
    { context, input: {} } as unknown as Output,
    createBuffer(decoded, samples),
    { url: '/media/a.mp3', duration: 2, gain },
    {
      from,
      repeats,
      signal: abort.signal,
      onEnd: () => (ends += 1),
      onInterruption: () => {},
    },
    0,
  )
  const [fader] = context.gains
  const [source] = context.sources
  if (!fader || !source) throw new Error('Nothing plays.')
  return {
    context,
    voice,
    source,
    abort,
    getHeard: (time: number) => fader.gain.getHeard(time),
    /** Simulates the end of the source; returns how often the end of the sound was told. */
    end: () => {
      source.dispatchEvent(new Event('ended'))
      return ends
    },
  }
}

/** Returns a tenth of a second of a wave. */
function createWave(getSample: (frame: number) => number) {
  return Float32Array.from({ length: 4410 }, (_, frame) => getSample(frame))
}

test.each([0, 1.5])(
  'a sound without repeat fades to silence when played from %d s [P3.02]',
  (from) => {
    const { source, voice, getHeard } = playSound({ repeats: false, from })
    const end = voice.startTime + 2 - from
    expect(source.stopTime).toBeCloseTo(end)
    expect(getHeard(end - fadeSeconds)).toBeCloseTo(gain)
    expect(getHeard(end - fadeSeconds / 2)).toBeCloseTo(gain / 2)
    expect(getHeard(end)).toBe(0)
  },
)

test('a sound played from just before its end does not exceed its own level [P3.02]', () => {
  const from = 2 - fadeSeconds / 2
  const { source, voice, getHeard } = playSound({ repeats: false, from })
  const { startTime } = voice
  const end = startTime + 2 - from
  expect(source.stopTime).toBeCloseTo(end)
  for (const time of [0, 0.001, 0.002]) expect(getHeard(startTime + time)).toBeLessThanOrEqual(gain)
  expect(getHeard(end)).toBe(0)
})

test.each([false, true])(
  'a sound that is played from its end starts at its beginning, with its attack [P3.02]',
  (repeats) => {
    const { source, getHeard } = playSound({ repeats, from: 2 })
    expect([source.offset, getHeard(0)]).toEqual([0, gain])
  },
)

test('a sound that is played from its middle is faded in to its own level [P3.02]', () => {
  const { voice, getHeard } = playSound({ repeats: true, from: 1 })
  const { startTime } = voice
  expect([startTime, startTime + fadeSeconds, 1].map(getHeard)).toEqual([0, gain, gain])
})

test('a fade-in is scheduled a device buffer ahead, so that none of it is over when the sound starts [P3.02]', () => {
  expect(playSound({ repeats: true, from: 1 }).voice.startTime).toBeCloseTo(0.01)
  // A cosine at 100 Hz, cut at its peak.
  const samples = createWave((frame) => 0.5 * Math.cos((2 * Math.PI * 100 * frame) / 44_100))
  const { voice, getHeard } = playSound({ repeats: true, samples })
  expect(voice.startTime).toBeCloseTo(0.01)
  expect([voice.startTime, voice.startTime + 0.004].map(getHeard)).toEqual([0, gain])
})

test('a sound that begins with a hit starts at once, with its attack [P3.02]', () => {
  const samples = createWave((frame) => Math.sin(frame / 3) * Math.exp(-frame / 300))
  const { voice, getHeard } = playSound({ repeats: true, samples })
  expect(voice.startTime).toBeCloseTo(0)
  expect(getHeard(0)).toBe(gain)
})

test('a loop repeats after its own length, without what the decoder has added [P3.03]', () => {
  const { source, voice } = playSound({ repeats: true, decoded: 2.05 })
  expect(source.loopEnd).toBe(2)
  expect(voice.getDuration()).toBe(2)
  expect(voice.getPositionAt(4.5)).toBeCloseTo(0.5)
})

test('a recording that is shorter than stated ends where it ends [P3.02]', () => {
  const { source, voice } = playSound({ repeats: false, decoded: 1.5 })
  expect([source.stopTime, voice.getDuration(), voice.getPositionAt(9)]).toEqual([1.5, 1.5, 1.5])
})

test('the end of a sound is told unless it was stopped or replaced [P3.02]', () => {
  expect(playSound({ repeats: false }).end()).toBe(1)
  const stopped = playSound({ repeats: false })
  stopped.abort.abort()
  expect(stopped.end()).toBe(0)
  const replaced = playSound({ repeats: false })
  replaced.voice.fadeOutAt(1)
  expect([replaced.source.stopTime, replaced.end()]).toEqual([1 + fadeSeconds, 0])
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
