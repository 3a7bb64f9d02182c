import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FitPlan } from '#app/audio/fit/fit-plan.ts'
import type { Head } from '#app/audio/fit/render-fitted.ts'
import { BufferCache } from '#app/audio/buffer-cache.ts'
import { fadeSeconds } from '#app/audio/buffer-voice.ts'
import { FittedBuffers } from '#app/audio/fit/fitted-buffers.ts'
import { FittedVoice } from '#app/audio/fit/fitted-voice.ts'
import type { Output } from '#app/audio/output.ts'
import { settle } from '../../features/player/fake-engine.ts'
import { createBuffer, FakeContext, stubAudio } from '../fake-audio.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sound = { productId: null, kind: 'loop', bpm: 120, bars: 2, key: null } as const
/** Two bars of two seconds each. */
const recording = { url: '/media/loop.mp3', duration: 4, gain: 1, sound }

/** A plan that gives the loop this duration in seconds. */
function planLength(seconds: number): FitPlan {
  const bpm = (120 * 4) / seconds
  return { from: 120, bpm, semitones: 0, method: 'slice', bars: 2, loadOnsets: async () => [] }
}

interface Rendering extends PromiseWithResolvers<AudioBuffer> {
  readonly onHead: (head: Head) => void
}

/** Plays the loop from its start; the test decides when another version is rendered. */
async function play(first: { readonly plan: FitPlan; readonly head: Head } | null = null) {
  stubAudio()
  const context = new FakeContext()
  const cache = new BufferCache({ load: async () => createBuffer(4) })
  const renders: Rendering[] = []
  const fits = new FittedBuffers(cache, (_buffer, _plan, _recording, { onHead }) => {
    const render = { ...Promise.withResolvers<AudioBuffer>(), onHead }
    renders.push(render)
    return render.promise
  })
  const states: (string | null)[] = []
  const abort = new AbortController()
  const output = { context, input: {} } as unknown as Output
  const voice = new FittedVoice(
    { output, cache, fits, onFit: (state) => void states.push(state?.status ?? null) },
    recording,
    {
      from: 0,
      repeats: true,
      signal: abort.signal,
      onEnd: () => {},
      onInterruption: () => {},
    },
    first
      ? { ...first.head, plan: first.plan, earliestStart: 0 }
      : { buffer: await cache.load(recording.url), seconds: 4, plan: null, earliestStart: 0 },
  )
  return {
    context,
    voice,
    states,
    abort,
    sources: context.sources,
    /** Renders the beginning of the version with this index. */
    reportHead: (index: number, head: Head) => renders[index]?.onHead(head),
    /** Completes the render with this index with a version of this length, or fails it with null. */
    finish: async (index: number, seconds: number | null) => {
      await settle()
      if (seconds === null) renders[index]?.reject(new Error('no worker'))
      else renders[index]?.resolve(createBuffer(seconds))
      await settle()
    },
    /** Advances the time of the context and of the timers. */
    pass: (seconds: number) => {
      context.currentTime += seconds
      vi.advanceTimersByTime(seconds * 1000)
    },
  }
}

test('a version rendered while the loop plays starts on the next beat [P3.09]', async () => {
  const { voice, states, sources, finish, pass } = await play()
  pass(0.6)
  voice.setPlan(planLength(3))
  expect(states).toEqual([null, 'rendering'])
  await finish(0, 3)
  pass(0.3)
  expect(sources).toHaveLength(1)
  pass(0.02)
  const [original, fitted] = sources
  // It fades in before the third beat, after a quarter of both versions.
  expect(fitted?.startTime).toBeCloseTo(1 - fadeSeconds, 4)
  expect(fitted?.offset).toBeCloseTo(0.75 - fadeSeconds, 4)
  expect(original?.stopTime).toBeCloseTo(1, 4)
  expect(states.at(-1)).toBe('fitted')
})

test('a loop starts with the beginning that is rendered, and the rest goes on from its frames [P3.09]', async () => {
  const plan = planLength(3)
  const head = { buffer: createBuffer(0.5), seconds: 3 }
  const { voice, states, sources, reportHead, finish, pass } = await play({ plan, head })
  await settle()
  pass(0.2)
  expect(voice.getPosition()).toBeCloseTo((0.2 / 3) * 4)
  reportHead(0, { buffer: createBuffer(1), seconds: 3 })
  pass(0.2)
  await finish(0, 3)
  const [first, second, whole] = sources
  for (const source of [first, second, whole])
    expect(source?.offset).toBeCloseTo(source?.startTime ?? NaN, 9)
  // Each takes over before the one before it fades out at its end.
  expect(second?.startTime).toBeLessThan(0.5 - 2 * fadeSeconds)
  expect(whole?.startTime).toBeLessThan(1 - 2 * fadeSeconds)
  expect(sources.map(({ loop }) => loop)).toEqual([false, false, true])
  expect(states).toEqual(['fitted'])
})

test('if the rest of a loop cannot be rendered, the original goes on and the failure is reported [P3.09]', async () => {
  const head = { buffer: createBuffer(0.5), seconds: 3 }
  const { states, sources, finish, pass } = await play({ plan: planLength(3), head })
  pass(0.3)
  await finish(0, null)
  expect(states).toEqual(['fitted', 'failed'])
  expect(sources.map(({ loop }) => loop)).toEqual([false, true])
  expect(sources[1]?.offset).toBeCloseTo(((sources[1]?.startTime ?? NaN) / 3) * 4, 4)
})

test('a beat that is too close is skipped [P3.09]', async () => {
  const { voice, sources, finish, pass } = await play()
  voice.setPlan(planLength(3))
  pass(0.47)
  await finish(0, 3)
  expect(sources).toHaveLength(1)
  pass(0.45)
  expect(sources[1]?.startTime).toBeCloseTo(1 - fadeSeconds, 4)
})

test('the position is that of the original at any tempo of the playing version [P3.09]', async () => {
  const { voice, finish, pass } = await play()
  voice.setPlan(planLength(2))
  await finish(0, 2)
  pass(1.92)
  expect(voice.getPosition()).toBeCloseTo(1.92)
  expect(voice.getRate()).toBe(1)
  pass(0.58)
  // Half a second at twice the tempo after the bar line at 2 seconds.
  expect(voice.getPosition()).toBeCloseTo(3)
  expect(voice.getRate()).toBe(2)
  expect(voice.getDuration()).toBe(4)
})

test('a sound that has ended is not heard in another version [P3.09]', async () => {
  const { voice, sources, finish, pass } = await play()
  voice.setRepeats(false)
  voice.setPlan(planLength(3))
  await finish(0, 3)
  pass(1.92)
  expect(sources).toHaveLength(2)
  pass(4)
  voice.setPlan(null)
  expect(sources).toHaveLength(2)
})

test('a version that is outdated once rendered is not played [P3.09]', async () => {
  const { voice, sources, states, finish, pass } = await play()
  voice.setPlan(planLength(3))
  await settle()
  voice.setPlan(planLength(2))
  await finish(0, 3)
  pass(1.92)
  expect(sources).toHaveLength(1)
  await finish(1, 2)
  expect(sources).toHaveLength(2)
  expect(states.filter((state) => state === 'fitted')).toHaveLength(1)
})

test('a version of a stopped loop is not played [P3.09]', async () => {
  const { voice, sources, abort, finish, pass } = await play()
  voice.setPlan(planLength(3))
  abort.abort()
  await finish(0, 3)
  pass(1.92)
  expect(sources).toHaveLength(1)
})

test("the next version uses the loop's current repeat setting [P3.03]", async () => {
  const { voice, sources, finish, pass } = await play()
  voice.setPlan(planLength(3))
  voice.setRepeats(false)
  await finish(0, 3)
  pass(1.92)
  expect(sources.map(({ loop }) => loop)).toEqual([false, false])
})

test('a cached version plays at once, at the same position in the bars [P3.09]', async () => {
  const { voice, sources, finish, pass } = await play()
  voice.setPlan(planLength(2))
  await finish(0, 2)
  pass(1.92)
  pass(0.58)
  voice.setPlan(null)
  const back = sources[2]
  expect(back?.startTime).toBeCloseTo(2.53, 3)
  expect(back?.offset).toBeCloseTo(3.06, 3)
})

test('if a version cannot be rendered, the original plays and the failure is reported [P3.09]', async () => {
  const { voice, states, sources, finish, pass } = await play()
  voice.setPlan(planLength(3))
  await finish(0, null)
  pass(4)
  expect(states).toEqual([null, 'rendering', 'failed'])
  expect(sources.every(({ loop }) => loop)).toBe(true)
  expect(voice.getRate()).toBe(1)
})
