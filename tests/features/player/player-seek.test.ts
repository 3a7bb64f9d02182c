import { describe, expect, test } from 'vitest'
import { createTrack, settle } from './fake-engine.ts'
import { createPlayer } from './create-player.ts'

const a = createTrack('a')
const queue = [a, createTrack('b')]

/** Creates a player that plays the first track of the queue. */
async function playTrack() {
  const context = createPlayer()
  context.player.play(a, queue)
  await settle()
  await context.engine.latest.startPlaying()
  return context
}

describe('seeking', () => {
  test('seeking is limited to the duration of the track', async () => {
    const { player, engine } = await playTrack()
    player.seek(99)
    await settle()
    expect(engine.latest.options.from).toBe(4)
    player.seek(-1)
    await settle()
    expect(engine.latest.options.from).toBe(0)
  })

  test('seeking while paused plays nothing until playback resumes', async () => {
    const { player, engine, status } = await playTrack()
    player.pause()
    player.seek(1)
    await settle()
    expect(status()).toBe('paused')
    expect(engine.starts).toHaveLength(1)
    player.resume()
    await settle()
    expect(engine.latest.options.from).toBe(1)
  })

  test('seeks to any position while the duration is unknown', () => {
    const { player } = createPlayer()
    player.play({ ...a, durationSeconds: null }, queue)
    expect(player.getState().duration).toBe(0)
    player.seek(12)
    expect(player.getState().position).toBe(12)
  })

  test('starts at the given position', async () => {
    const { player, engine } = createPlayer()
    player.play(a, queue, 1.5)
    await settle()
    expect(engine.latest.options.from).toBe(1.5)
    expect(player.getState().position).toBe(1.5)
  })
})
