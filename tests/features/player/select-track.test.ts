import { expect, test } from 'vitest'
import { createPlayer } from './create-player.ts'
import { createTrack, settle } from './fake-engine.ts'

const [a, b] = [createTrack('a'), createTrack('b')]

test('a track can be selected without playing', async () => {
  const { player, engine, status } = createPlayer()
  player.select(a)
  await settle()
  expect(player.getState().track).toBe(a)
  expect(player.getState().duration).toBe(4)
  expect(status()).toBe('idle')
  expect(engine.starts).toHaveLength(0)
  player.toggle()
  await settle()
  expect(engine.latest.recording.url).toBe(a.url)
})

test('selecting another track stops the sound; selecting the current one changes nothing', async () => {
  const { player, engine, status } = createPlayer()
  player.play(a, [a, b])
  await settle()
  await engine.latest.startPlaying()
  player.select(a)
  expect(status()).toBe('playing')
  expect(player.getState().queue).toEqual([a, b])
  player.select(b)
  expect(engine.latest.isStopped).toBe(true)
  expect(player.getState().track).toBe(b)
  expect(player.getState().position).toBe(0)
  expect(status()).toBe('paused')
})
