import { describe, expect, test } from 'vitest'
import { defaultPreferences } from '#app/features/player/player-preferences.ts'
import { createTrack, settle } from './fake-engine.ts'
import { createPlayer } from './create-player.ts'

const loop = { ...createTrack('loop'), kind: 'loop' as const }
const tracks = [loop, ...['b', 'c', 'd', 'e', 'f', 'g'].map(createTrack)]

/** Creates a player that plays the first track, a loop. */
async function playLoop(preferences = defaultPreferences) {
  const context = createPlayer(preferences)
  context.player.play(loop, tracks)
  await settle()
  await context.engine.latest.startPlaying()
  return context
}

describe('repeat and autoplay', () => {
  test('loops repeat, and other sounds do not', async () => {
    const { player, engine } = await playLoop()
    expect(engine.latest.repeats).toBe(true)
    player.next()
    await settle()
    expect(engine.latest.repeats).toBe(false)
  })

  test('repeat can be switched while a loop plays, and is remembered', async () => {
    const { player, engine, device } = await playLoop()
    player.toggleRepeat()
    expect(engine.latest.repeats).toBe(false)
    expect(device.stored.repeatsLoops).toBe(false)
    player.toggleRepeat()
    expect(engine.latest.repeats).toBe(true)
  })

  test('switching repeat while a loop loads takes effect once it plays [P3.03]', async () => {
    const { player, engine } = createPlayer()
    player.play(loop, tracks)
    await settle()
    player.toggleRepeat()
    await engine.latest.startPlaying()
    expect(engine.latest.repeats).toBe(false)
  })

  test('a sound is followed by the next one only if autoplay is on [P3.05]', async () => {
    const { player, engine, status } = await playLoop()
    engine.latest.end()
    expect(status()).toBe('paused')
    expect(player.getState().track).toBe(loop)
    player.togglePlaysNext()
    player.resume()
    await settle()
    await engine.latest.startPlaying()
    engine.latest.end()
    expect(player.getState().track).toBe(tracks[1])
    expect(status()).toBe('loading')
  })

  test('nothing follows the last sound of a list', async () => {
    const { player, engine, status } = await playLoop({ ...defaultPreferences, playsNext: true })
    player.play(tracks.at(-1) ?? loop)
    await settle()
    await engine.latest.startPlaying()
    engine.latest.end()
    expect(status()).toBe('paused')
  })
})

describe('prefetching', () => {
  test('includes the next sounds of the list and the previous one [P3.01]', async () => {
    const { player, engine } = await playLoop()
    const all = tracks.slice(1).map(({ id }) => `/media/${id}.mp3`)
    expect(engine.prefetches.at(-1)).toEqual(all)
    player.next()
    await settle()
    await engine.latest.startPlaying()
    expect(engine.prefetches.at(-1)).toEqual([...all.slice(1), '/media/loop.mp3'])
  })

  test('includes the hovered sound, along with the engine', async () => {
    const { player, engine, device, status } = createPlayer()
    player.prefetch(loop)
    await settle()
    expect(device.loads).toBe(1)
    expect(engine.prefetches).toEqual([['/media/loop.mp3']])
    expect(engine.starts).toHaveLength(0)
    expect(status()).toBe('idle')
  })

  test('does not wait for the engine if a sound is played or hovered [P3.01]', async () => {
    const { player, engine, device } = createPlayer()
    player.prefetch(loop)
    player.play(loop, tracks)
    expect(device.early).toEqual(['low /media/loop.mp3', 'high /media/loop.mp3'])
    expect(engine.starts).toHaveLength(0)
    await settle()
    player.next()
    player.prefetch(loop)
    expect(device.early).toHaveLength(2)
  })
})

describe('the system', () => {
  test('an interruption stops the sound, which resumes at its position [P3.08]', async () => {
    const { player, engine, status } = await playLoop()
    engine.latest.position = 1.5
    engine.latest.options.onInterruption()
    expect(status()).toBe('interrupted')
    expect(engine.latest.isStopped).toBe(true)
    player.toggle()
    await settle()
    expect(engine.latest.options.from).toBe(1.5)
    await engine.latest.startPlaying()
    expect(status()).toBe('playing')
  })

  test('an interruption of a replaced sound changes nothing', async () => {
    const { player, engine, status } = await playLoop()
    const first = engine.latest
    player.next()
    first.options.onInterruption()
    expect(status()).toBe('loading')
  })

  test('a browser that requires a user gesture blocks the sound without a failure', async () => {
    const { player, engine, status } = createPlayer()
    player.play(loop)
    await settle()
    await engine.latest.block()
    expect(status()).toBe('blocked')
    player.toggle(loop)
    await settle()
    await engine.latest.startPlaying()
    expect(status()).toBe('playing')
  })
})

describe('volume', () => {
  test('is limited to the range from 0 to 1 and stored on the device [P3.07]', async () => {
    const { player, engine, device } = await playLoop()
    player.setVolume(0.3)
    await settle()
    expect(engine.volume).toBe(0.3)
    expect(device.stored.volume).toBe(0.3)
    player.setVolume(7)
    await settle()
    expect(engine.volume).toBe(1)
  })

  test('is restored from the last visit, as is muting', async () => {
    const { engine, player } = await playLoop({ ...defaultPreferences, volume: 0.4, isMuted: true })
    expect(engine.volume).toBe(0)
    player.toggleMute()
    await settle()
    expect(engine.volume).toBe(0.4)
  })

  test('setting it unmutes', async () => {
    const { player, engine } = await playLoop()
    player.toggleMute()
    player.setVolume(0.6)
    await settle()
    expect(player.getState().isMuted).toBe(false)
    expect(engine.volume).toBe(0.6)
  })
})

describe('selecting a track', () => {
  test('shows it at its start, stops the other sound, and plays it when resumed', async () => {
    const { player, engine, status } = await playLoop()
    player.select(tracks[2] ?? loop)
    expect(engine.latest.isStopped).toBe(true)
    expect(status()).toBe('paused')
    expect(player.getState()).toMatchObject({ track: { id: 'c' }, position: 0, queue: tracks })
    player.resume()
    await settle()
    expect(engine.latest.recording.url).toBe('/media/c.mp3')
  })

  test('keeps it playing if it was already current', async () => {
    const { player, status } = await playLoop()
    player.select(loop)
    expect(status()).toBe('playing')
  })
})

test('a preference changed before the first sound leaves the others unchanged [P3.07]', async () => {
  const stored = { volume: 0.25, isMuted: true, repeatsLoops: false, playsNext: true }
  const { player, engine, device } = createPlayer(stored)
  expect(player.getState()).toMatchObject(stored)
  player.toggleRepeat()
  expect(device.stored).toMatchObject({ ...stored, repeatsLoops: true })
  player.toggleMute()
  player.play(loop)
  await settle()
  expect(player.getState()).toMatchObject({ ...stored, isMuted: false, repeatsLoops: true })
  expect(engine.volume).toBe(0.25)
})
