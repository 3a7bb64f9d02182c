import { expect, test } from 'vitest'
import { connectMediaSession } from '#app/features/player-bar/media-session.ts'
import { createPlayer } from '../player/create-player.ts'
import { createTrack, settle } from '../player/fake-engine.ts'
import { FakeMediaSession } from './fake-media-session.ts'

const [a, b, c] = [createTrack('a'), createTrack('b'), createTrack('c')]

async function connectPlayer() {
  const { engine, player } = createPlayer()
  const session = new FakeMediaSession()
  const disconnect = connectMediaSession(player, session)
  player.play(b, [a, b, c])
  await settle()
  await engine.latest.startPlaying()
  return { engine, player, session, disconnect }
}

test('media keys skip to the previous and the next track', async () => {
  const { player, session } = await connectPlayer()
  session.press('previoustrack')
  expect(player.getState().track?.id).toBe('a')
  session.press('nexttrack')
  session.press('nexttrack')
  expect(player.getState().track?.id).toBe('c')
})

test('media keys pause, resume and seek', async () => {
  const { engine, player, session } = await connectPlayer()
  session.press('seekto', 2)
  expect(player.getState().position).toBe(2)
  session.press('pause')
  expect(session.playbackState).toBe('paused')
  session.press('play')
  await settle()
  await engine.latest.startPlaying()
  expect(session.playbackState).toBe('playing')
})

test('the lock screen shows the current track', async () => {
  const { player, session } = await connectPlayer()
  expect(session.metadata?.title).toBe('Sound b')
  player.next()
  expect(session.metadata?.title).toBe('Sound c')
})

test('disconnecting removes the metadata and all handlers', async () => {
  const { session, disconnect } = await connectPlayer()
  disconnect()
  expect(session.metadata).toBeNull()
  expect([...session.handlers.values()].filter(Boolean)).toEqual([])
})
