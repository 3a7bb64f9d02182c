import { afterEach, expect, test, vi } from 'vitest'
import { createAudioEngine } from '#app/audio/audio-engine.ts'
import type { Recording } from '#app/audio/types.ts'
import { settle } from '../features/player/fake-engine.ts'
import { createBuffer, stubAudio } from './fake-audio.ts'

afterEach(() => vi.unstubAllGlobals())

/** Opens an engine that streams its sounds and plays empty mixes. */
function openEngine() {
  const { elements } = stubAudio()
  const engine = createAudioEngine(() => {})
  const events: string[] = []
  const createOptions = (name: string) => {
    const abort = new AbortController()
    const onReplaced = () => void events.push(`${name} replaced`)
    const options = { signal: abort.signal, onReplaced, onInterruption: () => {} }
    return { abort, options }
  }
  return {
    events,
    startMix: async (name: string) => {
      const { abort, options } = createOptions(name)
      await engine.startMix(Promise.resolve([]), { ...options, barFrames: 44_100 })
      return abort
    },
    engine,
    elements,
    openNotes: () => {
      const { options } = createOptions('notes')
      // The notes are not decoded here.
      engine.openNotes({ url: '/media/note.mp3', duration: 1, gain: 1 }, options).catch(() => {})
    },
    startSound: async () => {
      const { abort, options } = createOptions('sound')
      const recording = { url: '/media/demo.mp3', duration: 180, gain: 1 }
      const started = engine.start(recording, {
        ...options,
        from: 0,
        repeats: false,
        onEnd: () => {},
      })
      await settle()
      for (const { started: playing } of elements) playing.resolve()
      await started
      return abort
    },
  }
}

/** Lets the engine fetch and decode loops of four seconds; returns the addresses that it fetches. */
function stubDecoding(connection: object = {}): readonly string[] {
  const fetched: string[] = []
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response(new Uint8Array([7]))
  })
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => createBuffer(4)
    },
  )
  return fetched
}

const createLoop = (id: string): Recording => ({
  url: `/media/${id}.mp3`,
  duration: 4,
  gain: 1,
  sound: { productId: null, kind: 'loop', bpm: 120, bars: 2, key: null },
})

test('a sound replaces a playing mix, but not a stopped one [P3.11]', async () => {
  const { events, startMix, startSound } = openEngine()
  const stopped = await startMix('first mix')
  stopped.abort()
  await startSound()
  expect(events).toEqual([])
  await startMix('second mix')
  await startSound()
  expect(events).toEqual(['second mix replaced'])
})

test('stopping a mix late does not affect the mix that plays by then [P3.11]', async () => {
  const { events, startMix, startSound } = openEngine()
  const before = await startMix('first mix')
  await startMix('second mix')
  before.abort()
  await startSound()
  expect(events).toEqual(['second mix replaced'])
})

test('a sound ends the notes that are played on keys [P3.02]', async () => {
  const { events, openNotes, startSound } = openEngine()
  openNotes()
  await startSound()
  expect(events).toEqual(['notes replaced'])
})

test('the media card stays with the sound that has taken it over [P3.08]', async () => {
  const { elements, startSound } = openEngine()
  const first = await startSound()
  const card = elements.find(({ loop }) => loop)
  const second = await startSound()
  first.abort()
  expect(card?.paused).toBe(false)
  second.abort()
  expect(card?.paused).toBe(true)
})

test('the media card stays with a mix when a sound over it ends [P3.08 P3.11]', async () => {
  const { engine, elements, startMix } = openEngine()
  stubDecoding()
  const mix = await startMix('mix')
  const abort = new AbortController()
  const { signal } = abort
  const options = { from: 0, repeats: true, signal, onEnd: () => {}, onInterruption: () => {} }
  await engine.start(createLoop('a'), options)
  const card = elements.find(({ loop }) => loop)
  abort.abort()
  expect(card?.paused).toBe(false)
  mix.abort()
  expect(card?.paused).toBe(true)
})

test('nothing is fetched ahead over a slow connection [P3.01]', async () => {
  const { engine } = openEngine()
  const fetched = stubDecoding()
  engine.prefetch([createLoop('a')])
  const saved = stubDecoding({ saveData: true })
  engine.prefetch([createLoop('b')])
  await settle()
  expect([fetched, saved]).toEqual([['/media/a.mp3'], []])
})

test('a sound that is stopped late does not keep the one that plays from being fitted [P3.09]', async () => {
  const { engine } = openEngine()
  stubDecoding()
  const start = async (id: string) => {
    const abort = new AbortController()
    const { signal } = abort
    const options = { from: 0, repeats: true, signal, onEnd: () => {}, onInterruption: () => {} }
    await engine.start(createLoop(id), options)
    return abort
  }
  const first = await start('a')
  await start('b')
  first.abort()
  const planned: string[] = []
  engine.setFitPlanner(({ url }) => {
    planned.push(url)
    return null
  })
  expect(planned).toEqual(['/media/b.mp3'])
})
