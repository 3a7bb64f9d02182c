import { expect, test } from 'vitest'
import { connectTraySession } from '#app/features/player-bar/tray-session.ts'
import { settle } from '../player/fake-engine.ts'
import { createLoop, createTray } from '../tray/example-tray.ts'
import { FakeMediaSession } from './fake-media-session.ts'

test('media keys play and stop the tray, and the lock screen shows it [P3.08 P3.11]', async () => {
  const { tray } = createTray()
  const session = new FakeMediaSession()
  const disconnect = connectTraySession(tray, session)
  tray.add(createLoop('a'))
  session.press('play')
  await settle()
  expect(tray.get().status).toBe('playing')
  expect(session.playbackState).toBe('playing')
  expect(session.metadata?.title).toBe('Deck')
  // Otherwise, the lock screen would show the length of the silent clip.
  expect(session.shownPosition?.duration).toBe(Infinity)
  session.press('pause')
  expect(tray.get().status).toBe('stopped')
  expect(session.playbackState).toBe('paused')
  disconnect()
  session.press('play')
  expect(tray.get().status).toBe('stopped')
  expect(session.metadata).toBe(null)
  expect(session.shownPosition).toBe(null)
})

test('a phone call stops the tray until it is played again [P3.08]', async () => {
  const { tray, engine } = createTray()
  tray.add(createLoop('a'))
  tray.play()
  await settle()
  engine.mixes[0]?.options.onInterruption()
  expect(tray.get().status).toBe('interrupted')
  expect(engine.mixes[0]?.options.signal.aborted).toBe(true)
  tray.play()
  await settle()
  expect(tray.get().status).toBe('playing')
})
