import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getHeardDial } from '#app/features/dial/dial-store.ts'
import { player } from '#app/features/player/use-player.ts'
import { toggleTrack } from '#app/features/tray/change-tray.ts'
import { tray } from '#app/features/tray/use-tray.ts'
import { createTrack, fakeEngine, settle } from '../player/fake-engine.ts'
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

let added = 0

beforeEach(() => {
  vi.stubGlobal(
    'AudioBuffer',
    class {
      copyToChannel(): void {}
    },
  )
  // Rendered sounds are kept, so each test loads one of its own.
  tray.add(createLoop(`a${(added += 1)}`))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fakeEngine.mixes.length = 0
  fakeEngine.notes.length = 0
  tray.setLanes([])
  player.pause()
})

/** A pack's demo, which is too long to be heard over a tray. */
const createDemo = () => ({ ...createTrack('demo'), durationSeconds: 180 })

test('a sound played while the tray loads starts again in time with it [P3.11]', async () => {
  await player.getEngine()
  const loading = delayNextLoad()
  tray.play()
  await settle()
  player.play(createTrack('b'))
  await settle()
  await fakeEngine.latest.startPlaying()
  const before = fakeEngine.latest
  expect(tray.get().status).toBe('starting')
  loading.resolve(decoded)
  await settle()
  expect(tray.get().status).toBe('playing')
  expect(before.isStopped).toBe(true)
  expect(fakeEngine.latest).not.toBe(before)
  expect(fakeEngine.latest.recording.url).toBe('/media/b.mp3')
})

test('a sound played over the tray neither stops nor restarts it [P3.11]', async () => {
  await player.getEngine()
  tray.play()
  await settle()
  player.play(createTrack('b'))
  await settle()
  expect(tray.get().status).toBe('playing')
  expect(fakeEngine.mixes).toHaveLength(1)
  expect(fakeEngine.latest.isStopped).toBe(false)
})

test('a loop that is kept while it plays goes on as the tray [P3.11]', async () => {
  await player.getEngine()
  tray.setLanes([])
  player.play(createLoop('kept'))
  await settle()
  await fakeEngine.latest.startPlaying()
  toggleTrack(createLoop('kept'))
  await settle()
  expect(tray.get().status).toBe('playing')
  expect(fakeEngine.mixes.at(-1)?.parts.map(({ id }) => id)).toEqual(['kept'])
  expect(fakeEngine.latest.isStopped).toBe(false)
  fakeEngine.latest.options.onTakenOver?.()
  expect(player.getState()).toMatchObject({ status: 'paused', position: 0 })
  expect(tray.get().status).toBe('playing')
})

test('while it plays, the tray sets the tempo and key of what is played over it [P3.11]', async () => {
  await player.getEngine()
  tray.setLanes([])
  tray.add({ ...createLoop('a', 97), key: 'A minor' })
  tray.play()
  await settle()
  expect(getHeardDial()).toMatchObject({ tempo: 97, key: 'A minor' })
  tray.stop()
  expect(getHeardDial()).toMatchObject({ tempo: null, key: null })
})

test('a demo played while the tray loads stops the tray [P3.02 P3.11]', async () => {
  await player.getEngine()
  const loading = delayNextLoad()
  tray.play()
  await settle()
  expect(tray.get().status).toBe('starting')
  player.play(createDemo())
  expect(tray.get().status).toBe('stopped')
  loading.resolve(decoded)
  await settle()
  expect(fakeEngine.mixes).toEqual([])
  expect(fakeEngine.latest.isStopped).toBe(false)
})

test('the tray stops a demo that is still loading [P3.02 P3.11]', () => {
  player.play(createDemo())
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
