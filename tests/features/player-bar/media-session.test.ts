import { expect, test } from 'vitest'
import { connectMediaSession } from '#app/features/player-bar/media-session.ts'
import { createPlayer } from '../player/create-player.ts'
import { createTrack, settle } from '../player/fake-engine.ts'
import { FakeMediaSession } from './fake-media-session.ts'

const [a, b, c] = [createTrack('a'), createTrack('b'), createTrack('c')]

/** Connects a player to a media session; the browser may have its own `setPositionState`. */
function createSession(...others: (MediaSession['setPositionState'] | undefined)[]) {
  const context = createPlayer()
  const session = new FakeMediaSession()
  for (const value of others) Object.defineProperty(session, 'setPositionState', { value })
  return { ...context, session, disconnect: connectMediaSession(context.player, session) }
}

async function connectPlayer() {
  const context = createSession()
  const { player, engine } = context
  player.play(b, [a, b, c])
  await settle()
  await engine.latest.startPlaying()
  return context
}

function rejectUnknownDuration(state?: MediaPositionState): void {
  if (state?.duration === Infinity) throw new TypeError('The duration is not finite.')
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

test('the lock screen position is updated when the sound starts, seeks and stops [P3.08]', async () => {
  const { engine, player, session } = await connectPlayer()
  expect(session.shownPosition).toEqual({ duration: 4, position: 0, playbackRate: 1 })
  session.press('seekto', 2)
  await engine.latest.startPlaying()
  expect(session.shownPosition).toMatchObject({ position: 2 })
  engine.latest.position = 3
  player.pause()
  expect(session.shownPosition).toMatchObject({ position: 3 })
  player.seek(1)
  expect(session.shownPosition).toMatchObject({ position: 1 })
})

test('the lock screen position is not updated again until a loop restarts or is fitted [P3.08]', async () => {
  const { engine, session, tick } = await connectPlayer()
  const before = session.countShown
  for (const position of [0.25, 0.5, 1, 1.9]) {
    engine.latest.position = position
    tick()
  }
  expect(session.countShown).toBe(before)
  engine.latest.position = 0.1
  tick()
  expect(session.shownPosition).toMatchObject({ position: 0.1, playbackRate: 1 })
  engine.latest.rate = 1.25
  tick()
  expect(session.shownPosition).toMatchObject({ playbackRate: 1.25 })
})

test('a sound of unknown length has no end on the lock screen [P3.08]', async () => {
  const { engine, player, session } = createSession()
  player.play({ ...b, durationSeconds: null })
  await settle()
  await engine.latest.startPlaying(0)
  expect(session.shownPosition).toEqual({ duration: Infinity, position: 0, playbackRate: 1 })
})

test.each([
  ['does not support positions', undefined],
  ['rejects infinite durations', rejectUnknownDuration],
])('a sound of unknown length plays in a browser that %s', async (_browser, setPositionState) => {
  const { player, engine } = createSession(setPositionState)
  player.play({ ...b, durationSeconds: null })
  await settle()
  await engine.latest.startPlaying(0)
  expect(player.getState().status).toBe('playing')
})

test('disconnecting removes the metadata and all handlers', async () => {
  const { session, disconnect } = await connectPlayer()
  disconnect()
  expect(session.metadata).toBeNull()
  expect(session.shownPosition).toBeNull()
  expect([...session.handlers.values()].filter(Boolean)).toEqual([])
})
