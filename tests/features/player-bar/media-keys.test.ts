import { expect, test } from 'vitest'
import { connectMediaKeys } from '#app/features/player-bar/connect-media-keys.ts'
import { createPlayer } from '../player/create-player.ts'
import { createTrack, settle } from '../player/fake-engine.ts'
import { createLoop, createTray } from '../tray/example-tray.ts'
import { FakeMediaSession } from './fake-media-session.ts'

/** Connects a player that has played a track, and a tray with a loop. */
async function connect() {
  const { player, engine } = createPlayer()
  const { tray } = createTray()
  const session = new FakeMediaSession()
  player.play(createTrack('a'))
  await settle()
  await engine.latest.startPlaying()
  player.pause()
  tray.add(createLoop('b'))
  const disconnect = connectMediaKeys(player, tray, session)
  return { player, tray, engine, session, disconnect }
}

test('media keys resume the tray after pausing it [P3.08 P3.11]', async () => {
  const { player, tray, session } = await connect()
  tray.play()
  await settle()
  session.press('pause')
  expect(tray.get().status).toBe('stopped')
  expect(session.metadata?.title).toBe('Deck')
  session.press('play')
  await settle()
  expect(tray.get().status).toBe('playing')
  expect(player.getState().status).toBe('paused')
})

test('media keys switch back to the player when it plays again [P3.08]', async () => {
  const { player, tray, engine, session } = await connect()
  tray.play()
  await settle()
  tray.stop()
  player.resume()
  await settle()
  await engine.latest.startPlaying()
  expect(session.metadata?.title).toBe('Sound a')
  expect(session.playbackState).toBe('playing')
  session.press('pause')
  session.press('play')
  expect(player.getState().status).toBe('loading')
  expect(tray.get().status).toBe('stopped')
})

test('the lock screen shows a previously played track at once [P3.08]', async () => {
  const { session, disconnect } = await connect()
  expect(session.metadata?.title).toBe('Sound a')
  expect(session.playbackState).toBe('paused')
  disconnect()
  expect(session.metadata).toBe(null)
  expect([...session.handlers.values()].filter(Boolean)).toEqual([])
})
