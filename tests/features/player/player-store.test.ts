import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTrack } from './fake-audio.ts'
import { createPlayer } from './create-player.ts'

const [a, b, c] = [createTrack('a'), createTrack('b'), createTrack('c')]
const queue = [a, b, c]

/** Waits until the promises of play() have settled. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve))

describe('Player', () => {
  test('creates no audio element before the first play, and one for all tracks', () => {
    const { player, elements } = createPlayer()
    player.setVolume(0.5)
    player.next()
    player.toggle()
    expect(elements).toHaveLength(0)
    for (const track of queue) player.play(track, queue)
    expect(elements).toHaveLength(1)
  })

  test('is loading until the track starts, then playing', () => {
    const { player, audio, status } = createPlayer()
    expect(status()).toBe('idle')
    player.play(a)
    expect(status()).toBe('loading')
    audio().startPlaying()
    expect(status()).toBe('playing')
    expect(audio().src).toBe('/media/a.mp3')
  })

  test('toggling pauses at the current position and resumes there', () => {
    const { player, audio, status } = createPlayer()
    player.toggle(a, queue)
    audio().startPlaying()
    audio().currentTime = 2
    player.toggle(a, queue)
    expect(status()).toBe('paused')
    player.toggle(a, queue)
    audio().startPlaying()
    expect(status()).toBe('playing')
    expect(audio().currentTime).toBe(2)
  })

  test('starting another track aborts the first one without a failure', async () => {
    const { player, audio, status } = createPlayer()
    player.play(a, queue)
    player.play(b, queue)
    audio().startPlaying()
    await flushPromises()
    expect(status()).toBe('playing')
    expect(player.getState().track).toBe(b)
  })

  test('a late rejection of play() does not change the state of the next track', async () => {
    const { player, audio, status } = createPlayer()
    player.play(a, queue)
    audio().fail('NotAllowedError')
    player.play(b, queue)
    await flushPromises()
    expect(player.getState().track).toBe(b)
    expect(status()).toBe('loading')
  })

  test('pausing before the track has started is not a failure', async () => {
    const { player, status } = createPlayer()
    player.play(a, queue)
    player.toggle(a)
    await flushPromises()
    expect(status()).toBe('paused')
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

  test('restarts the track on "previous" after three seconds', () => {
    const { player, audio } = createPlayer()
    player.play(b, queue)
    audio().startPlaying()
    player.seek(3)
    player.previous()
    expect(player.getState().track?.id).toBe('b')
    expect(audio().currentTime).toBe(0)
  })

  test('plays the previous track on "previous" within the first three seconds', () => {
    const { player, audio } = createPlayer()
    player.play(b, queue)
    audio().startPlaying()
    player.seek(2.9)
    player.previous()
    expect(player.getState().track?.id).toBe('a')
  })

  test('a track that is not in the given queue becomes the only one in the queue', () => {
    const { player } = createPlayer()
    player.play(a, [b, c])
    expect(player.getState().queue).toEqual([a])
  })

  test('seeking is limited to the duration of the track', () => {
    const { player, audio } = createPlayer()
    player.play(a, queue)
    audio().startPlaying(4)
    player.seek(99)
    expect(audio().currentTime).toBe(4)
    player.seek(-1)
    expect(audio().currentTime).toBe(0)
  })

  test('seeks to any position while the duration is unknown', () => {
    const { player, audio } = createPlayer()
    player.play({ ...a, durationSeconds: null }, queue)
    expect(player.getState().duration).toBe(0)
    player.seek(12)
    expect(audio().currentTime).toBe(12)
    expect(player.getState().position).toBe(12)
  })

  test('starts at the given position', () => {
    const { player, audio } = createPlayer()
    player.play(a, queue, 1.5)
    expect(audio().currentTime).toBe(1.5)
    expect(player.getState().position).toBe(1.5)
  })

  test('is paused at position 0 after the track has ended', () => {
    const { player, audio, status, frames } = createPlayer()
    player.play(a, queue)
    audio().startPlaying()
    audio().currentTime = 4
    audio().dispatchEvent(new Event('timeupdate'))
    audio().end()
    expect(status()).toBe('paused')
    expect(player.getState().position).toBe(0)
    expect(frames.size).toBe(0)
  })

  test('updates the position on each frame while playing, and not while paused', () => {
    const { player, audio, frames, drawFrame } = createPlayer()
    player.play(a, queue)
    audio().startPlaying()
    audio().currentTime = 0.25
    drawFrame()
    expect(player.getState().position).toBe(0.25)
    expect(frames.size).toBe(1)
    player.pause()
    expect(frames.size).toBe(0)
  })

  test('fails if the file does not load, and loads it again when toggled', async () => {
    const { player, audio, status } = createPlayer()
    player.play(a, queue)
    audio().fail('NotSupportedError')
    await flushPromises()
    expect(status()).toBe('failed')
    player.toggle(a)
    expect(status()).toBe('loading')
    expect(audio().sourceChanges).toBe(2)
    audio().startPlaying()
    await flushPromises()
    expect(status()).toBe('playing')
  })

  test('is paused, without a failure, if the browser requires a user gesture first', async () => {
    const { player, audio, status } = createPlayer()
    player.play(a, queue)
    audio().fail('NotAllowedError')
    await flushPromises()
    expect(status()).toBe('paused')
  })

  test('keeps the volume for later tracks and limits it to the range from 0 to 1', () => {
    const { player, audio } = createPlayer()
    player.setVolume(0.3)
    player.play(a)
    expect(audio().volume).toBe(0.3)
    player.setVolume(7)
    expect(audio().volume).toBe(1)
  })

  test('releases the file, the frames and the listeners when disposed, and plays nothing afterwards', () => {
    const { player, elements, audio, frames } = createPlayer()
    let calls = 0
    player.play(a, queue)
    audio().startPlaying()
    player.dispose()
    player.subscribe(() => (calls += 1))
    player.play(b, queue)
    audio().dispatchEvent(new Event('playing'))
    expect(audio().paused).toBe(true)
    expect(audio().src).toBe('')
    expect(frames.size).toBe(0)
    expect(elements).toHaveLength(1)
    expect(calls).toBe(0)
    expect(player.getState().status).toBe('idle')
  })

  test('the position stays within the track for any sequence of actions', () => {
    const action = fc.oneof(
      fc.constantFrom(
        'next' as const,
        'previous' as const,
        'pause' as const,
        'resume' as const,
        'toggle' as const,
        'start' as const,
        'end' as const,
        'frame' as const,
      ),
      fc.double({ min: -10, max: 10, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const { player, elements, audio, drawFrame } = createPlayer()
        const commands = {
          next: () => player.next(),
          previous: () => player.previous(),
          pause: () => player.pause(),
          resume: () => player.resume(),
          toggle: () => player.toggle(),
          start: () => audio().startPlaying(),
          end: () => audio().end(),
          frame: drawFrame,
        }
        player.play(a, queue)
        for (const one of actions) {
          if (typeof one === 'number') player.seek(one)
          else commands[one]()
          const { position, duration } = player.getState()
          expect(position).toBeGreaterThanOrEqual(0)
          expect(position).toBeLessThanOrEqual(duration)
        }
        expect(elements).toHaveLength(1)
      }),
    )
  })
})
