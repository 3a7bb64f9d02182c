import { afterEach, expect, test, vi } from 'vitest'
import { createAudioEngine } from '#app/audio/audio-engine.ts'
import type { MixPart, Recording } from '#app/audio/types.ts'
import { settle } from '../features/player/fake-engine.ts'
import { createBuffer, stubAudio } from './fake-audio.ts'

afterEach(() => vi.unstubAllGlobals())

const rate = 44_100
/** Two seconds a bar, so that a sixteenth is an eighth of a second. */
const barFrames = 2 * rate

/** A loop of two bars. */
const createLoop = (id: string): Recording => ({
  url: `/media/${id}.mp3`,
  duration: 4,
  gain: 1,
  sound: { productId: null, kind: 'loop', bpm: 120, bars: 2, key: null },
})

const createHit = (id: string): Recording => ({
  url: `/media/${id}.mp3`,
  duration: 4,
  gain: 1,
  sound: { productId: null, kind: 'one-shot', bpm: null, bars: null, key: null },
})

function createPart(id: string): MixPart {
  const buffer = { ...createBuffer(4), length: 2 * barFrames }
  return { id, url: `/media/${id}.mp3`, buffer, gain: 1 }
}

/** Opens an engine that decodes every recording to four seconds. */
async function openEngine() {
  const { contexts } = stubAudio()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array([7])))
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => createBuffer(4)
    },
  )
  const engine = createAudioEngine(() => {})
  const takenOver: string[] = []
  const replaced: string[] = []
  const start = async (recording: Recording, from = 0) => {
    const abort = new AbortController()
    const { signal } = abort
    const onTakenOver = () => void takenOver.push(recording.url)
    const options = { from, repeats: true, signal, onEnd: () => {}, onInterruption: () => {} }
    await engine.start(recording, { ...options, onTakenOver })
    return abort
  }
  const startMix = async (parts: readonly MixPart[]) => {
    const abort = new AbortController()
    const mix = await engine.startMix(Promise.resolve(parts), {
      barFrames,
      signal: abort.signal,
      onInterruption: () => {},
      onReplaced: () => void replaced.push('mix'),
    })
    return { mix, abort }
  }
  const getContext = () => contexts[0] ?? expect.fail('no context')
  return { start, startMix, takenOver, replaced, getContext }
}

test('a loop played over a mix starts on its next sixteenth, where it would be by then [P3.11]', async () => {
  const { start, startMix, replaced, getContext } = await openEngine()
  await startMix([createPart('a')])
  const context = getContext()
  const origin = context.sources[0]?.startTime ?? NaN
  // Into the fourth bar, which is the second one of the loop.
  context.currentTime = origin + 6.3
  await start(createLoop('b'))
  const joined = context.sources.at(-1)
  expect(joined?.startTime).toBeCloseTo(origin + 6.375, 4)
  expect(joined?.offset).toBeCloseTo(2.375, 4)
  expect(replaced).toEqual([])
})

test('a one-shot played over a mix starts on its next sixteenth, from its beginning [P3.11]', async () => {
  const { start, startMix, getContext } = await openEngine()
  await startMix([createPart('a')])
  const context = getContext()
  const origin = context.sources[0]?.startTime ?? NaN
  context.currentTime = origin + 1.2
  await start(createHit('b'))
  const joined = context.sources.at(-1)
  expect(joined?.startTime).toBeCloseTo(origin + 1.25, 4)
  expect(joined?.offset).toBe(0)
})

test('a loop that continues over a mix goes on from the sixteenth before its position [P3.11]', async () => {
  const { start, startMix, getContext } = await openEngine()
  await startMix([createPart('a')])
  const context = getContext()
  const origin = context.sources[0]?.startTime ?? NaN
  context.currentTime = origin + 1.2
  await start(createLoop('b'), 3.2)
  const joined = context.sources.at(-1)
  expect(joined?.startTime).toBeCloseTo(origin + 1.25, 4)
  expect(joined?.offset).toBeCloseTo(3.125, 4)
})

test('a mix of the loop that plays goes on with it on the next bar, without a gap [P3.11]', async () => {
  const { start, startMix, takenOver, getContext } = await openEngine()
  await start(createLoop('a'))
  const context = getContext()
  const [loop] = context.sources
  const origin = loop?.startTime ?? NaN
  context.currentTime = origin + 0.7
  const { mix } = await startMix([createPart('a')])
  const [, part] = context.sources
  // The second bar of both.
  expect(part?.startTime).toBeCloseTo(origin + 2, 4)
  expect(part?.offset).toBeCloseTo(2, 4)
  expect(loop?.stopTime).toBeCloseTo(origin + 2.004, 4)
  expect(mix.getBars()).toBeCloseTo(0.35)
  loop?.dispatchEvent(new Event('ended'))
  expect(takenOver).toEqual(['/media/a.mp3'])
})

test('a loop that is kept while it plays over a mix is taken over by its part [P3.11]', async () => {
  const { start, startMix, takenOver, getContext } = await openEngine()
  const { mix } = await startMix([createPart('a')])
  const context = getContext()
  const origin = context.sources[0]?.startTime ?? NaN
  context.currentTime = origin + 0.3
  await start(createLoop('b'))
  const loop = context.sources.at(-1)
  context.currentTime = origin + 1
  mix.setParts([createPart('a'), createPart('b')])
  expect(context.sources.at(-1)?.startTime).toBeCloseTo(origin + 2, 4)
  expect(loop?.stopTime).toBeCloseTo(origin + 2.004, 4)
  loop?.dispatchEvent(new Event('ended'))
  expect(takenOver).toEqual(['/media/b.mp3'])
})

test('a one-shot that is kept rings to its end [P3.11]', async () => {
  const { start, startMix, takenOver, getContext } = await openEngine()
  const { mix } = await startMix([createPart('a')])
  const context = getContext()
  await start(createHit('b'))
  const hit = context.sources.at(-1)
  const end = hit?.stopTime
  mix.setParts([createPart('a'), createPart('b')])
  expect(hit?.stopTime).toBe(end)
  expect(takenOver).toEqual([])
})

test('once the mix has stopped, a sound starts at once [P3.01 P3.11]', async () => {
  const { start, startMix, getContext } = await openEngine()
  const { abort } = await startMix([createPart('a')])
  abort.abort()
  const context = getContext()
  context.currentTime = 5
  await start(createLoop('b'))
  await settle()
  const joined = context.sources.at(-1)
  expect(joined?.startTime).toBeLessThan(5.02)
  expect(joined?.offset).toBe(0)
})
