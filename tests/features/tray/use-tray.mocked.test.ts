import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { player } from '#app/features/player/use-player.ts'
import { tray } from '#app/features/tray/use-tray.ts'
import { fakeEngine, createTrack, settle } from '../player/fake-engine.ts'
import { Sampler } from '#app/features/sampler/sampler.ts'
import { toRecording } from '#app/features/player/track.ts'
import { createLoop } from './example-tray.ts'

const decoded = { length: 44_100 } as AudioBuffer

/** Defers loading the next recording until the test resumes it. */
function delayNextLoad(): PromiseWithResolvers<AudioBuffer> {
  const loading = Promise.withResolvers<AudioBuffer>()
  vi.spyOn(fakeEngine, 'load').mockReturnValueOnce(loading.promise)
  return loading
}

beforeEach(() => {
  tray.add(createLoop('a'))
})

afterEach(() => {
  vi.restoreAllMocks()
  fakeEngine.mixes.length = 0
  fakeEngine.notes.length = 0
  tray.setLanes([])
  player.pause()
})

test('a sound played while the tray loads stops the tray [P3.02 P3.11]', async () => {
  await player.getEngine()
  const loading = delayNextLoad()
  tray.play()
  await settle()
  expect(tray.get().status).toBe('starting')
  player.play(createTrack('b'))
  expect(tray.get().status).toBe('stopped')
  loading.resolve(decoded)
  await settle()
  expect(fakeEngine.mixes).toEqual([])
  expect(fakeEngine.latest.isStopped).toBe(false)
})

test('the tray stops a sound that is still loading [P3.02 P3.11]', () => {
  player.play(createTrack('b'))
  tray.play()
  expect(player.getState().status).toBe('paused')
  expect(tray.get().status).toBe('starting')
})

describe('a sampler opened while the tray loads, or the reverse [P3.02 P3.12]', () => {
  /** Opens a sampler as its panel does, with a sound that is still loading. */
  function openSampler() {
    const loading = delayNextLoad()
    const sampler = new Sampler({
      openNotes: async (track, options) =>
        (await player.getEngine()).openNotes(toRecording(track), options),
      stopPlayer: () => player.pause(),
    })
    sampler.open(createTrack('one-shot'))
    return { sampler, loading }
  }

  test('a key stops the tray', async () => {
    const trayLoading = delayNextLoad()
    tray.play()
    await settle()
    const { sampler, loading } = openSampler()
    loading.resolve(decoded)
    await settle()
    sampler.start(60)
    expect(tray.get().status).toBe('stopped')
    trayLoading.resolve(decoded)
    await settle()
    expect(fakeEngine.notes).toHaveLength(1)
    expect(fakeEngine.mixes).toEqual([])
  })

  test('a pressed key does not sound once the tray has been played', async () => {
    const { sampler, loading } = openSampler()
    await settle()
    sampler.start(60)
    delayNextLoad()
    tray.play()
    await settle()
    loading.resolve(decoded)
    await settle()
    expect(fakeEngine.notes).toEqual([])
    expect(tray.get().status).toBe('starting')
  })

  test('a pressed key does not sound once the player has been played', async () => {
    const { sampler, loading } = openSampler()
    await settle()
    sampler.start(60)
    player.play(createTrack('b'))
    loading.resolve(decoded)
    await settle()
    expect(fakeEngine.notes).toEqual([])
    expect(sampler.state.get().held.size).toBe(0)
    expect(fakeEngine.latest.isStopped).toBe(false)
  })
})
