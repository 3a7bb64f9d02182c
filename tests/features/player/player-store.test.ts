import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTrack, settle } from './fake-engine.ts'
import { createPlayer } from './create-player.ts'

const [a, b, c] = [createTrack('a'), createTrack('b'), createTrack('c')]
const queue = [a, b, c]

/** Creates a player that plays a track of the queue. */
async function playTrack(track = a) {
  const context = createPlayer()
  context.player.play(track, queue)
  await settle()
  await context.engine.latest.startPlaying()
  return context
}

describe('Player', () => {
  test('loads the engine once, for the first sound', async () => {
    const { player, device, engine } = createPlayer()
    player.setVolume(0.5)
    player.next()
    player.toggle()
    expect(device.loads).toBe(0)
    for (const track of queue) player.play(track, queue)
    await settle()
    expect(device.loads).toBe(1)
    expect(engine.starts.filter((start) => !start.isStopped)).toHaveLength(1)
  })

  test('is loading until the sound starts, then playing', async () => {
    const { player, engine, status } = createPlayer()
    expect(status()).toBe('idle')
    player.play(a)
    expect(status()).toBe('loading')
    await settle()
    await engine.latest.startPlaying()
    expect(status()).toBe('playing')
    expect(engine.latest.recording.url).toBe('/media/a.mp3')
  })

  test('toggling pauses at the current position and resumes there', async () => {
    const { player, engine, status } = await playTrack()
    engine.latest.position = 2
    player.toggle(a, queue)
    expect(status()).toBe('paused')
    expect(engine.latest.isStopped).toBe(true)
    player.toggle(a, queue)
    await settle()
    expect(engine.latest.options.from).toBe(2)
    await engine.latest.startPlaying()
    expect(status()).toBe('playing')
  })

  test('starting another track stops the first one, without a failure', async () => {
    const { player, engine, status } = createPlayer()
    player.play(a, queue)
    await settle()
    player.play(b, queue)
    await settle()
    expect(engine.starts.map((start) => start.isStopped)).toEqual([true, false])
    await engine.latest.startPlaying()
    expect(status()).toBe('playing')
    expect(player.getState().track).toBe(b)
  })

  test('a late failure does not change the state of the next track', async () => {
    const { player, engine, status } = createPlayer()
    player.play(a, queue)
    await settle()
    const first = engine.latest
    player.play(b, queue)
    await first.fail()
    expect(player.getState().track).toBe(b)
    expect(status()).toBe('loading')
  })

  test('pausing before the track has started is not a failure', async () => {
    const { player, engine, status } = createPlayer()
    player.play(a, queue)
    player.toggle(a)
    await settle()
    expect(status()).toBe('paused')
    expect(engine.starts).toHaveLength(0)
  })

  test('steps through the queue and stops at both ends', () => {
    const { player } = createPlayer()
    const title = () => player.getState().track?.id
    player.play(b, queue)
    player.next()
    player.next()
    expect(title()).toBe('c')
    player.previous()
    player.previous()
    player.previous()
    expect(title()).toBe('a')
  })

  test('restarts the track on "previous" after three seconds', async () => {
    const { player, engine } = await playTrack(b)
    player.seek(3)
    player.previous()
    await settle()
    expect(player.getState().track?.id).toBe('b')
    expect(engine.latest.options.from).toBe(0)
  })

  test('plays the previous track on "previous" within the first three seconds', async () => {
    const { player } = await playTrack(b)
    player.seek(2.9)
    player.previous()
    expect(player.getState().track?.id).toBe('a')
  })

  test('a track outside the given queue becomes the only one in the queue', () => {
    const { player } = createPlayer()
    player.play(a, [b, c])
    expect(player.getState().queue).toEqual([a])
  })

  test('is paused at position 0 after the track has ended', async () => {
    const { player, engine, status, ticks } = await playTrack()
    engine.latest.end()
    expect(status()).toBe('paused')
    expect(player.getState().position).toBe(0)
    expect(ticks.size).toBe(0)
  })

  test('changes its state on ticks only while playing, and not while paused', async () => {
    const { player, engine, ticks, tick } = await playTrack()
    const before = player.getState()
    engine.latest.position = 0.25
    expect(player.getPosition()).toBe(0.25)
    expect(player.getState()).toBe(before)
    tick()
    expect(player.getState().position).toBe(0.25)
    expect(ticks.size).toBe(1)
    player.pause()
    expect(ticks.size).toBe(0)
  })

  test('fails if the file does not load, and reloads it when toggled', async () => {
    const { player, engine, status } = createPlayer()
    player.play(a, queue, 2)
    await settle()
    await engine.latest.fail()
    expect(status()).toBe('failed')
    player.toggle(a)
    expect(status()).toBe('loading')
    await settle()
    expect(engine.starts.map(({ options }) => options.from)).toEqual([2, 0])
    await engine.latest.startPlaying()
    expect(status()).toBe('playing')
  })

  test('fails if the engine does not load, and reloads it when toggled', async () => {
    const { player, engine, device, status } = createPlayer()
    device.isOffline = true
    player.play(a, queue)
    await settle()
    expect(status()).toBe('failed')
    device.isOffline = false
    player.toggle(a)
    await settle()
    await engine.latest.startPlaying()
    expect(status()).toBe('playing')
  })

  test('releases the engine, the clock and the listeners when disposed, and plays nothing afterwards', async () => {
    const { player, engine, ticks } = await playTrack()
    let calls = 0
    player.dispose()
    player.subscribe(() => (calls += 1))
    player.play(b, queue)
    await settle()
    expect(engine.isDisposed).toBe(true)
    expect(engine.starts.every((start) => start.isStopped)).toBe(true)
    expect(engine.starts).toHaveLength(1)
    expect(ticks.size).toBe(0)
    expect(player.getState().track).toBe(null)
    expect(calls).toBe(0)
  })

  test('reports changes until the listener unsubscribes', async () => {
    const { player } = await playTrack()
    let calls = 0
    const unsubscribe = player.subscribe(() => (calls += 1))
    player.pause()
    expect(calls).toBe(1)
    unsubscribe()
    player.resume()
    expect(calls).toBe(1)
  })

  test('at most one sound plays, within its track, for any sequence of actions [P3.02]', async () => {
    const action = fc.oneof(
      fc.constantFrom(
        'next' as const,
        'previous' as const,
        'pause' as const,
        'resume' as const,
        'toggle' as const,
        'start' as const,
        'end' as const,
        'tick' as const,
        'wait' as const,
      ),
      fc.double({ min: -10, max: 10, noNaN: true }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        const { player, engine, tick } = createPlayer()
        const latest = () => engine.starts.at(-1)
        const commands = {
          next: () => player.next(),
          previous: () => player.previous(),
          pause: () => player.pause(),
          resume: () => player.resume(),
          toggle: () => player.toggle(),
          start: () => latest()?.startPlaying(),
          end: () => latest()?.end(),
          tick,
          wait: settle,
        }
        player.play(a, queue)
        for (const one of actions) {
          if (typeof one === 'number') player.seek(one)
          else await commands[one]()
          const { position, duration, status } = player.getState()
          expect(position).toBeGreaterThanOrEqual(0)
          expect(position).toBeLessThanOrEqual(duration)
          const sounding = engine.starts.filter((start) => !start.isStopped)
          expect(sounding.length).toBeLessThanOrEqual(status === 'paused' ? 0 : 1)
        }
      }),
      { numRuns: 60 },
    )
  })
})
