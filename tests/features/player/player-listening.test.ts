import { describe, expect, test } from 'vitest'
import { defaultPreferences } from '#app/features/player/player-preferences.ts'
import { createTrack, settle } from './fake-engine.ts'
import { createPlayer } from './create-player.ts'

const loop = { ...createTrack('loop'), kind: 'loop' as const }
const tracks = [loop, ...['b', 'c', 'd', 'e', 'f', 'g'].map(createTrack)]

/** Creates a player that plays the first track, which is a loop. */
async function playLoop(preferences = defaultPreferences) {
  const context = createPlayer(preferences)
  context.player.play(loop, tracks)
  await settle()
  await context.engine.latest.startPlaying()
  return context
}

describe('what plays next', () => {
  test('loops repeat, and other sounds do not', async () => {
    const { player, engine } = await playLoop()
    expect(engine.latest.repeats).toBe(true)
    player.next()
    await settle()
    expect(engine.latest.repeats).toBe(false)
  })

  test('repeating can be switched off and on while a loop plays, and is remembered', async () => {
    const { player, engine, device } = await playLoop()
    player.toggleRepeat()
    expect(engine.latest.repeats).toBe(false)
    expect(device.stored.repeatsLoops).toBe(false)
    player.toggleRepeat()
    expect(engine.latest.repeats).toBe(true)
  })

  test('repeating that is switched while a loop loads is heard once it plays [P3.03]', async () => {
    const { player, engine } = createPlayer()
    player.play(loop, tracks)
    await settle()
    player.toggleRepeat()
    await engine.latest.startPlaying()
    expect(engine.latest.repeats).toBe(false)
  })

  test('at its end, a sound is followed by the next one only if that is wished [P3.05]', async () => {
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

describe('what is fetched ahead', () => {
  test('the next four sounds of the list and the previous one [P3.01]', async () => {
    const { player, engine } = await playLoop()
    expect(engine.prefetches.at(-1)).toEqual(['b', 'c', 'd', 'e'].map((id) => `/media/${id}.mp3`))
    player.next()
    await settle()
    await engine.latest.startPlaying()
    const ahead = ['c', 'd', 'e', 'f', 'loop']
    expect(engine.prefetches.at(-1)).toEqual(ahead.map((id) => `/media/${id}.mp3`))
  })

  test('the sound that is pointed at, with the engine', async () => {
    const { player, engine, device, status } = createPlayer()
    player.prefetch(loop)
    await settle()
    expect(device.loads).toBe(1)
    expect(engine.prefetches).toEqual([['/media/loop.mp3']])
    expect(engine.starts).toHaveLength(0)
    expect(status()).toBe('idle')
  })

  test('a sound that is played or pointed at does not wait for the engine to load [P3.01]', async () => {
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
  test('an interruption stops the sound, which is resumed at its position [P3.08]', async () => {
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

  test('an interruption of a sound that was replaced changes nothing', async () => {
    const { player, engine, status } = await playLoop()
    const first = engine.latest
    player.next()
    first.options.onInterruption()
    expect(status()).toBe('loading')
  })

  test('a browser that waits for a gesture blocks the sound without a failure', async () => {
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
  test('is limited to the range from 0 to 1 and kept on the device [P3.07]', async () => {
    const { player, engine, device } = await playLoop()
    player.setVolume(0.3)
    await settle()
    expect(engine.volume).toBe(0.3)
    expect(device.stored.volume).toBe(0.3)
    player.setVolume(7)
    await settle()
    expect(engine.volume).toBe(1)
  })

  test('is that of the last visit, as is muting', async () => {
    const { engine, player } = await playLoop({ ...defaultPreferences, volume: 0.4, isMuted: true })
    expect(engine.volume).toBe(0)
    player.toggleMute()
    await settle()
    expect(engine.volume).toBe(0.4)
  })

  test('setting it ends muting', async () => {
    const { player, engine } = await playLoop()
    player.toggleMute()
    player.setVolume(0.6)
    await settle()
    expect(player.getState().isMuted).toBe(false)
    expect(engine.volume).toBe(0.6)
  })
})

describe('a track that is made the current one', () => {
  test('is shown at its beginning, stops the other sound, and plays when it is resumed', async () => {
    const { player, engine, status } = await playLoop()
    player.select(tracks[2] ?? loop)
    expect(engine.latest.isStopped).toBe(true)
    expect(status()).toBe('paused')
    expect(player.getState()).toMatchObject({ track: { id: 'c' }, position: 0, queue: tracks })
    player.resume()
    await settle()
    expect(engine.latest.recording.url).toBe('/media/c.mp3')
  })

  test('goes on playing if it was the current one', async () => {
    const { player, status } = await playLoop()
    player.select(loop)
    expect(status()).toBe('playing')
  })
})

test('a preference that is changed before the first sound leaves the others as they are [P3.07]', async () => {
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
