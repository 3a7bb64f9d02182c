import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAudioEngine } from '#app/audio/audio-engine.ts'
import type { FitPlan } from '#app/audio/fit/fit-plan.ts'
import type { FitRequest, FitResponse } from '#app/audio/fit/fit-messages.ts'
import { settle } from '../../features/player/fake-engine.ts'
import { createBuffer, stubAudio } from '../fake-audio.ts'

const rate = 44_100

/** The jobs of the workers; those without channels only load what they need. */
let jobs: { readonly request: FitRequest; readonly respond: (response: object) => void }[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  jobs = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(request: FitRequest): void {
        const respond = (response: object) =>
          this.dispatchEvent(new MessageEvent('message', { data: { id: request.id, ...response } }))
        if (request.channels.length > 0) jobs.push({ request, respond })
      }

      terminate(): void {}
    },
  )
  vi.stubGlobal(
    'AudioBuffer',
    class {
      readonly duration: number
      readonly length: number
      readonly numberOfChannels = 1
      readonly sampleRate = rate

      constructor({ length }: AudioBufferOptions) {
        this.length = length
        this.duration = length / rate
      }

      copyToChannel(): void {}

      getChannelData(): Float32Array {
        return new Float32Array(4)
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const plan: FitPlan = {
  from: 120,
  bpm: 160,
  semitones: 0,
  method: 'stretch',
  bars: 2,
  loadOnsets: async () => [],
}

const loop = {
  url: '/media/loop.mp3',
  duration: 4,
  gain: 1,
  sound: { productId: null, kind: 'loop', bpm: 120, bars: 2, key: null },
} as const

async function waitForJobs(count: number): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the time of the timers stands still
  while (jobs.length < count) await settle()
}

/** Plays a loop of four seconds, of which nothing is fetched or rendered, at the dial's tempo. */
async function play() {
  const { contexts } = stubAudio()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array([7])))
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({ ...createBuffer(4), length: 4 * rate })
    },
  )
  const states: (string | undefined)[] = []
  const engine = createAudioEngine((state) => void states.push(state?.status))
  engine.setFitPlanner(() => plan)
  const { signal } = new AbortController()
  const options = { from: 0, repeats: true, signal, onEnd: () => {}, onInterruption: () => {} }
  void engine.start(loop, options)
  await waitForJobs(1)
  return {
    states,
    getSources: () => contexts[0]?.sources ?? [],
    /** Advances the time of the context and of the timers. */
    pass: (seconds: number) => {
      const [context = expect.fail('no device was opened')] = contexts
      context.currentTime += seconds
      vi.advanceTimersByTime(seconds * 1000)
    },
    respond: async (frames: number | null, isHead: boolean) => {
      const channels = frames === null ? null : [new Float32Array(frames)]
      jobs.at(-1)?.respond({ channels, isHead } satisfies Omit<FitResponse, 'id'>)
      await settle()
    },
  }
}

test('a loop that is not rendered yet is first heard at the tempo of the dial [P3.09]', async () => {
  const { states, getSources, respond } = await play()
  expect(getSources()).toEqual([])
  await respond(rate / 2, true)
  expect(getSources().map(({ offset, loop: repeats }) => [offset, repeats])).toEqual([[0, false]])
  await respond(3 * rate, false)
  expect(getSources().map(({ loop: repeats }) => repeats)).toEqual([false, true])
  expect(jobs).toHaveLength(1)
  expect(states).toEqual(['fitted'])
})

test('however long a loop is rendered, it is never heard out of time first [P3.09]', async () => {
  const { states, getSources, respond, pass } = await play()
  pass(20)
  await settle()
  expect(getSources()).toEqual([])
  await respond(3 * rate, false)
  expect(getSources()).toHaveLength(1)
  expect(states).toEqual(['fitted'])
})

test('a loop that cannot be rendered starts as the original, and the failure is reported [P3.09]', async () => {
  const { states, getSources, respond } = await play()
  await respond(null, false)
  expect(getSources()).toHaveLength(1)
  await waitForJobs(2)
  await respond(null, false)
  expect(states.at(-1)).toBe('failed')
})
