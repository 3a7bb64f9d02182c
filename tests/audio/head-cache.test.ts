import { afterEach, expect, test, vi } from 'vitest'
import { createAudioEngine } from '#app/audio/audio-engine.ts'
import { settle } from '../features/player/fake-engine.ts'
import { createBuffer, stubAudio } from './fake-audio.ts'

afterEach(() => vi.unstubAllGlobals())

const rate = 44_100

const createLoop = (id: string) =>
  ({
    url: `/media/${id}.mp3`,
    duration: 4,
    gain: 1,
    sound: { productId: null, kind: 'loop', bpm: 120, bars: 2, key: null },
  }) as const

/** A list of loops; the first six are prefetched as a whole, the others by their beginning. */
const loops = ['a', 'b', 'c', 'd', 'e', 'f', 'next', 'short'].map(createLoop)

/** Opens an engine that has prefetched the list; the test decides when whole loops arrive. */
async function prefetch() {
  const { contexts } = stubAudio()
  const requests: string[] = []
  const wholes: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const range = new Headers(init.headers).get('range')
    requests.push(range === null ? url : `${url} ${range}`)
    const isShort = url.includes('short')
    if (range !== null) return new Response(new Uint8Array(isShort ? 100 : 24_576))
    const whole = Promise.withResolvers<Response>()
    wholes.push(whole)
    return whole.promise
  })
  const durations: Readonly<Record<number, number>> = { 100: 4, 24_576: 1.5, 7: 4 }
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      async decodeAudioData({ byteLength }: ArrayBuffer) {
        const duration = durations[byteLength] ?? NaN
        return { ...createBuffer(duration), length: duration * rate }
      }
    },
  )
  vi.stubGlobal(
    'AudioBuffer',
    class {
      constructor({ length }: AudioBufferOptions) {
        Object.assign(this, createBuffer(length / rate), { length })
      }
      copyToChannel(): void {}
    },
  )
  const engine = createAudioEngine(() => {})
  engine.prefetch(loops)
  await settle()
  const interruptions: string[] = []
  return {
    requests,
    interruptions,
    getSources: () => contexts[0]?.sources ?? [],
    pass: (seconds: number) => {
      const [context = expect.fail('no device was opened')] = contexts
      context.currentTime += seconds
    },
    play: (index: number, from = 0) => {
      const recording = loops[index] ?? expect.fail('no such loop')
      const abort = new AbortController()
      const onInterruption = () => void interruptions.push(recording.url)
      const options = { from, repeats: true, onEnd: () => {}, onInterruption }
      const started = engine.start(recording, { ...options, signal: abort.signal })
      started.catch(() => undefined)
      return abort
    },
    /** Answers the latest request for a whole loop; with null, the connection is lost. */
    answer: async (length: number | null) => {
      if (length === null) wholes.at(-1)?.reject(new TypeError('Failed to fetch'))
      else wholes.at(-1)?.resolve(new Response(new Uint8Array(length)))
      await settle()
    },
  }
}

test('of sounds that may be played soon, the beginning is fetched once, by range [P3.04]', async () => {
  const { requests } = await prefetch()
  const range = 'bytes=0-24575'
  const isHead = (request: string) => request.endsWith(range)
  expect(requests.filter(isHead)).toContain(`/media/next.mp3 ${range}`)
  // Two whole sounds are fetched at a time.
  expect(requests.filter((request) => !isHead(request))).toEqual(['/media/a.mp3', '/media/b.mp3'])
  expect(requests.filter(isHead)).not.toContain(`/media/a.mp3 ${range}`)
  expect(new Set(requests).size).toBe(requests.length)
})

test('a sound whose beginning is there starts at once, and the whole goes on from its frames [P3.04]', async () => {
  const { getSources, play, pass, answer } = await prefetch()
  play(6)
  expect(getSources()).toHaveLength(1)
  await settle()
  pass(0.3)
  await answer(7)
  const [head, whole] = getSources()
  expect([head?.offset, head?.loop]).toEqual([0, false])
  expect(whole?.loop).toBe(true)
  expect(whole?.offset).toBeCloseTo(whole?.startTime ?? NaN, 9)
  expect(head?.stopTime).toBeGreaterThanOrEqual(whole?.startTime ?? NaN)
})

test('a file that is as short as a beginning is not fetched again [P3.04]', async () => {
  const { requests, getSources, play } = await prefetch()
  play(7)
  await settle()
  expect(getSources().map(({ loop }) => loop)).toEqual([true])
  expect(requests).not.toContain('/media/short.mp3')
})

test('a sound that is passed before its whole has arrived is not heard again [P3.02]', async () => {
  const { getSources, play, answer } = await prefetch()
  play(6).abort()
  await answer(7)
  expect(getSources()).toHaveLength(1)
})

test('a sound whose rest cannot be loaded is interrupted [P3.08]', async () => {
  const { interruptions, play, answer } = await prefetch()
  play(6)
  await settle()
  await answer(null)
  expect(interruptions).toEqual(['/media/next.mp3'])
})

test('a position inside a sound waits for the whole [P3.02]', async () => {
  const { getSources, play, answer } = await prefetch()
  play(6, 2)
  await settle()
  expect(getSources()).toEqual([])
  await answer(7)
  expect(getSources().map(({ offset }) => offset)).toEqual([2])
})
