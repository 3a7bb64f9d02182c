import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAudioEngine } from '#app/audio/audio-engine.ts'
import { settle } from '../features/player/fake-engine.ts'
import { stubAudio } from './fake-audio.ts'
import type { FakeElement } from './fake-audio.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts a stream in a new engine whose context is in this state. */
function startStream(state: AudioContextState) {
  const { contexts, elements } = stubAudio(state)
  const engine = createAudioEngine(() => {})
  const abort = new AbortController()
  const start = engine.start(
    { url: '/media/demo.mp3', duration: 180, gain: 1 },
    {
      from: 0,
      repeats: false,
      signal: abort.signal,
      onEnd: () => {},
      onInterruption: () => {},
    },
  )
  const outcome = start.catch((reason: unknown) => reason)
  return { context: contexts[0], elements, abort, outcome }
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

test('a stream that cannot be loaded is released', async () => {
  const { elements, outcome } = startStream('running')
  await settle()
  const failure = new Error('no such recording')
  elements[0]?.started.reject(failure)
  expect(await outcome).toBe(failure)
  expect(elements.filter(isAudible)).toEqual([])
})

test('a stream plays until it is stopped', async () => {
  const { elements, abort, outcome } = startStream('running')
  await settle()
  elements[0]?.started.resolve()
  expect(await outcome).toMatchObject({ getDuration: expect.any(Function) })
  expect(elements[0]?.paused).toBe(false)
  abort.abort()
  vi.runAllTimers()
  expect(elements.filter(isAudible)).toEqual([])
})
