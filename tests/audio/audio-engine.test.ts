import { afterEach, expect, test, vi } from 'vitest'
import { createAudioEngine } from '#app/audio/audio-engine.ts'
import { settle } from '../features/player/fake-engine.ts'
import { stubAudio } from './fake-audio.ts'

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
    startSound: async () => {
      const { options } = createOptions('sound')
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
    },
  }
}

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
