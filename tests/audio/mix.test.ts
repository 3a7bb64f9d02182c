import { afterEach, expect, test, vi } from 'vitest'
import { fadeSeconds } from '#app/audio/buffer-voice.ts'
import { playMix } from '#app/audio/mix.ts'
import type { Output } from '#app/audio/output.ts'
import type { MixPart } from '#app/audio/types.ts'
import { FakeContext, stubAudio } from './fake-audio.ts'

afterEach(() => vi.unstubAllGlobals())

const rate = 44_100
/** Two seconds per bar. */
const barFrames = 2 * rate

/** Creates a part that lasts the given number of bars. */
function createPart(id: string, bars: number, gain = 1): MixPart {
  const buffer = { sampleRate: rate, length: bars * barFrames } as AudioBuffer
  return { id, url: `/media/${id}.mp3`, buffer, gain }
}

const [four, two] = [createPart('four bars', 4), createPart('two bars', 2)]

/** Starts a mix when the time of its context is zero. */
function startMix(parts: readonly MixPart[], earliestStart = 0) {
  stubAudio()
  const context = new FakeContext()
  const abort = new AbortController()
  const output = { context, input: {} } as unknown as Output
  const mix = playMix(output, parts, {
    barFrames,
    signal: abort.signal,
    silentFrom: earliestStart,
    origin: null,
    onEnter: () => {},
  })
  const { sources } = context
  const [first] = sources
  return { context, sources, mix, abort, origin: first?.startTime ?? expect.fail('nothing plays') }
}

test('all parts of a mix start from their beginning at the same time, slightly ahead [P3.11]', () => {
  const { sources, origin } = startMix([four, two])
  expect(origin).toBeGreaterThan(0)
  expect(origin).toBeLessThan(0.1)
  expect(sources.map(({ startTime, offset }) => [startTime, offset])).toEqual([
    [origin, 0],
    [origin, 0],
  ])
  expect(sources.every(({ loop }) => loop)).toBe(true)
})

test('a mix waits until the previous sound is silent [P3.02]', () => {
  expect(startMix([four], 1).origin).toBeCloseTo(1)
})

test.each([
  ['four bars long starts in its second bar', four, 2],
  ['two bars long starts in its second bar', two, 2],
  ['one bar long starts at its beginning', createPart('one bar', 1), 0],
])(
  'a sound added in the first bar plays from the next one: one that is %s [P3.11]',
  (_length, part, offset) => {
    const { context, sources, mix, origin } = startMix([createPart('first', 4)])
    context.currentTime = origin + 0.5
    mix.setParts([createPart('first', 4), part])
    const added = sources.at(-1)
    expect(added?.startTime).toBeCloseTo(origin + 2, 4)
    expect(added?.offset).toBeCloseTo(offset, 4)
  },
)

test('in a later cycle, an added sound starts at its position in the cycle [P3.11]', () => {
  const { context, sources, mix, origin } = startMix([two])
  context.currentTime = origin + 2 * 6 + 0.5
  mix.setParts([two, four])
  // The seventh bar of the mix is the third bar of the sound.
  expect(sources.at(-1)?.startTime).toBeCloseTo(origin + 14, 4)
  expect(sources.at(-1)?.offset).toBeCloseTo(6, 4)
})

test('a sound that misses its bar on a busy page starts on a later one [P3.11]', () => {
  const { context, sources, mix, origin } = startMix([four])
  context.currentTime = origin + 0.5
  const { push } = sources
  vi.spyOn(sources, 'push').mockImplementationOnce((source) => {
    context.currentTime = origin + 2.1
    return push.call(sources, source)
  })
  mix.setParts([four, two])
  const [, missedSource, added] = sources
  expect(missedSource?.stopTime).toBeCloseTo(origin + 2.1 + fadeSeconds, 4)
  expect(added?.startTime).toBeCloseTo(origin + 4, 4)
  expect(added?.offset).toBeCloseTo(0, 4)
})

test('a sound that starts in the middle fades in; at its beginning, the attack is intact [P3.11]', () => {
  const { context, mix, origin } = startMix([four])
  const [, envelope] = context.gains
  expect(envelope?.gain.getHeard(origin)).toBe(1)
  context.currentTime = origin + 0.5
  mix.setParts([four, two])
  const start = origin + 2
  const added = context.gains.at(-2)
  expect(added?.gain.getHeard(start)).toBeCloseTo(0)
  expect(added?.gain.getHeard(start + fadeSeconds + 0.001)).toBeCloseTo(1)
})

test('a new recording of a sound takes over on the next bar, while a level changes at once [P3.11]', () => {
  const { context, sources, mix, origin } = startMix([four])
  context.currentTime = origin + 0.5
  mix.setParts([{ ...four, gain: 0.5 }])
  expect(sources).toHaveLength(1)
  expect(context.gains[2]?.gain.getHeard(origin + 0.6)).toBeCloseTo(0.5)
  mix.setParts([createPart(four.id, 4)])
  const [before, after] = sources
  expect(after?.startTime).toBeCloseTo(origin + 2, 4)
  expect(before?.stopTime).toBeCloseTo(origin + 2 + fadeSeconds, 4)
})

test('a removed sound, and all sounds of a stopped mix, fade out at once [P3.11]', () => {
  const { context, sources, mix, abort, origin } = startMix([four, two])
  context.currentTime = origin + 1
  mix.setParts([four])
  expect(sources.map(({ stopTime }) => stopTime)).toEqual([Infinity, origin + 1 + fadeSeconds])
  context.currentTime = origin + 3
  abort.abort()
  expect(sources[0]?.stopTime).toBeCloseTo(origin + 3 + fadeSeconds)
})

test('a mix counts its bars from its beginning [P3.11]', () => {
  const { context, mix, origin } = startMix([four])
  context.currentTime = origin + 5
  expect(mix.getBars()).toBeCloseTo(2.5)
})
