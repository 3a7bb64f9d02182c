import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAudioEngine } from '#app/audio/audio-engine.ts'
import type { Voice } from '#app/audio/types.ts'
import { settle } from '../features/player/fake-engine.ts'
import { stubAudio } from './fake-audio.ts'
import type { FakeContext, FakeElement } from './fake-audio.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts a stream in a new engine whose context is in this state. */
function startStream(state: AudioContextState, { from = 0, repeats = false } = {}) {
  const { contexts, elements } = stubAudio(state)
  const engine = createAudioEngine(() => {})
  const abort = new AbortController()
  const start = engine.start(
    { url: '/media/demo.mp3', duration: 180, gain: 0.5 },
    {
      from,
      repeats,
      signal: abort.signal,
      onEnd: () => {},
      onInterruption: () => {},
    },
  )
  const outcome = start.catch((reason: unknown) => reason)
  return { context: contexts[0], elements, abort, outcome }
}

/** Lets the device play up to a time, in seconds. */
function setTime(context: FakeContext | undefined, time: number): void {
  if (context) context.currentTime = time
}

const isAudible = ({ paused }: FakeElement) => !paused

test('a stream that is stopped before the device runs never plays [P3.02]', async () => {
  const { context, elements, abort, outcome } = startStream('suspended')
  abort.abort()
  context?.run()
  await settle()
  for (const { started } of elements) started.resolve()
  expect(await outcome).toBe(abort.signal.reason)
  vi.runAllTimers()
  expect(elements.filter(isAudible)).toEqual([])
})

test('a stream that is stopped while it loads never plays [P3.02]', async () => {
  const { elements, abort, outcome } = startStream('running')
  await settle()
  expect(elements.filter(isAudible)).toHaveLength(1)
  abort.abort()
  for (const { started } of elements) started.resolve()
  expect(await outcome).toBe(abort.signal.reason)
  vi.runAllTimers()
  expect(elements.filter(isAudible)).toEqual([])
})

test('a stream is loaded with CORS, because one of another origin would be silent [P9.04]', async () => {
  const { elements } = startStream('running')
  await settle()
  expect(elements[0]?.crossOrigin).toBe('anonymous')
})

test('a stream that cannot be loaded is released', async () => {
  const { elements, outcome } = startStream('running')
  await settle()
  const failure = new Error('no such recording')
  elements[0]?.started.reject(failure)
  expect(await outcome).toBe(failure)
  expect(elements.filter(isAudible)).toEqual([])
})

test('a stream plays until it is stopped', async () => {
  const { context, elements, abort, outcome } = startStream('running')
  await settle()
  elements[0]?.started.resolve()
  expect(await outcome).toMatchObject({ getDuration: expect.any(Function) })
  expect(elements[0]?.paused).toBe(false)
  abort.abort()
  setTime(context, 1)
  vi.runAllTimers()
  expect(elements.filter(isAudible)).toEqual([])
})

test('a stopped stream plays until a device that lags has faded it out [P3.02]', async () => {
  const { context, elements, abort, outcome } = startStream('running')
  await settle()
  elements[0]?.started.resolve()
  await outcome
  abort.abort()
  setTime(context, 0.003)
  vi.advanceTimersByTime(1000)
  expect(elements[0]?.paused).toBe(false)
  setTime(context, 0.004)
  vi.runAllTimers()
  expect(elements[0]?.paused).toBe(true)
})

test('a stopped stream is released if the device stands still [P3.02]', async () => {
  const { elements, abort, outcome } = startStream('running')
  await settle()
  elements[0]?.started.resolve()
  await outcome
  abort.abort()
  vi.runAllTimers()
  expect(elements[0]?.paused).toBe(true)
})

test.each([
  [0, 0.5],
  [60, 0],
])(
  'a stream that starts at %d s is heard at once only at its beginning [P3.02]',
  async (from, level) => {
    const { context, elements, outcome } = startStream('running', { from })
    await settle()
    expect(elements[0]?.currentTime).toBe(from)
    elements[0]?.started.resolve()
    await outcome
    const fader = context?.gains.at(-1)?.gain
    expect([fader?.getHeard(0), fader?.getHeard(1)]).toEqual([level, 0.5])
  },
)

test('a stream repeats if that is wished, and until it is switched off [P3.03]', async () => {
  const { elements, outcome } = startStream('running', { repeats: true })
  await settle()
  elements[0]?.started.resolve()
  const voice = (await outcome) as Voice
  expect(elements[0]?.loop).toBe(true)
  voice.setRepeats(false)
  expect(elements[0]?.loop).toBe(false)
})
