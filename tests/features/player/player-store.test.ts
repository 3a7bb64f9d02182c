import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Player } from '#app/features/player/player-store.ts'
import { FakeAudio, trackOf } from './fake-audio.ts'

const [a, b, c] = [trackOf('a'), trackOf('b'), trackOf('c')]
const queue = [a, b, c]

function openPlayer() {
  const elements: FakeAudio[] = []
  const frames = new Set<() => void>()
  const player = new Player({
    createAudio: () => {
      const audio = new FakeAudio()
      elements.push(audio)
      return audio
    },
    onNextFrame: (callback) => {
      frames.add(callback)
      return () => frames.delete(callback)
    },
  })
  const audio = () => elements.at(-1) ?? new FakeAudio()
  const drawFrame = () => {
    const due = [...frames]
    frames.clear()
    for (const callback of due) callback()
  }
  return { player, elements, frames, audio, drawFrame, status: () => player.getState().status }
}

/** Lets the promises of play() settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the player', () => {
  test('creates no audio element before the first play, and one for all sounds', () => {
    const { player, elements } = openPlayer()
    player.setVolume(0.5)
    player.next()
    player.toggle()
    expect(elements).toHaveLength(0)
    for (const track of queue) player.play(track, queue)
    expect(elements).toHaveLength(1)
  })

  test('is loading until the sound is heard, then playing', () => {
    const { player, audio, status } = openPlayer()
    expect(status()).toBe('idle')
    player.play(a)
    expect(status()).toBe('loading')
    audio().sound()
    expect(status()).toBe('playing')
    expect(audio().src).toBe('/media/a.mp3')
  })

  test('rests where it is when toggled, and goes on from there', () => {
    const { player, audio, status } = openPlayer()
    player.toggle(a, queue)
    audio().sound()
    audio().currentTime = 2
    player.toggle(a, queue)
    expect(status()).toBe('paused')
    player.toggle(a, queue)
    audio().sound()
    expect(status()).toBe('playing')
    expect(audio().currentTime).toBe(2)
  })

  test('takes a sound that another one overtook for no failure', async () => {
    const { player, audio, status } = openPlayer()
    player.play(a, queue)
    player.play(b, queue)
    audio().sound()
    await settled()
    expect(status()).toBe('playing')
    expect(player.getState().track).toBe(b)
  })

  test('rests, without a failure, when it is stopped before it is heard', async () => {
    const { player, status } = openPlayer()
    player.play(a, queue)
    player.toggle(a)
    await settled()
    expect(status()).toBe('paused')
  })

  test('goes through its queue and stays at both ends', () => {
    const { player } = openPlayer()
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

  test('begins the sound anew when "previous" comes after more than three seconds', () => {
    const { player, audio } = openPlayer()
    player.play(b, queue)
    audio().sound()
    player.seek(3.5)
    player.previous()
    expect(player.getState().track?.id).toBe('b')
    expect(audio().currentTime).toBe(0)
  })

  test('plays alone what is not in the queue', () => {
    const { player } = openPlayer()
    player.play(a, [b, c])
    expect(player.getState().queue).toEqual([a])
  })

  test('seeks inside the sound only', () => {
    const { player, audio } = openPlayer()
    player.play(a, queue)
    audio().sound(4)
    player.seek(99)
    expect(audio().currentTime).toBe(4)
    player.seek(-1)
    expect(audio().currentTime).toBe(0)
  })

  test('starts from the moment that was pointed at', () => {
    const { player, audio } = openPlayer()
    player.play(a, queue, 1.5)
    expect(audio().currentTime).toBe(1.5)
    expect(player.getState().position).toBe(1.5)
  })

  test('rests at the beginning after the end', () => {
    const { player, audio, status, frames } = openPlayer()
    player.play(a, queue)
    audio().sound()
    audio().currentTime = 4
    audio().dispatchEvent(new Event('timeupdate'))
    audio().end()
    expect(status()).toBe('paused')
    expect(player.getState().position).toBe(0)
    expect(frames.size).toBe(0)
  })

  test('follows the sound with each frame while it plays, and not while it rests', () => {
    const { player, audio, frames, drawFrame } = openPlayer()
    player.play(a, queue)
    audio().sound()
    audio().currentTime = 0.25
    drawFrame()
    expect(player.getState().position).toBe(0.25)
    expect(frames.size).toBe(1)
    player.pause()
    expect(frames.size).toBe(0)
  })

  test('says when a sound did not come, and loads it anew when asked again', async () => {
    const { player, audio, status } = openPlayer()
    player.play(a, queue)
    audio().refuse('NotSupportedError')
    await settled()
    expect(status()).toBe('failed')
    player.toggle(a)
    expect(status()).toBe('loading')
    expect(audio().sources).toBe(2)
    audio().sound()
    await settled()
    expect(status()).toBe('playing')
  })

  test('rests, without a failure, when the browser wants a gesture first', async () => {
    const { player, audio, status } = openPlayer()
    player.play(a, queue)
    audio().refuse('NotAllowedError')
    await settled()
    expect(status()).toBe('paused')
  })

  test('keeps the loudness for the sounds to come, from silence to full', () => {
    const { player, audio } = openPlayer()
    player.setVolume(0.3)
    player.play(a)
    expect(audio().volume).toBe(0.3)
    player.setVolume(7)
    expect(audio().volume).toBe(1)
  })

  test('lets go of file, frames and listeners when disposed, and plays nothing any more', () => {
    const { player, elements, audio, frames } = openPlayer()
    let told = 0
    player.play(a, queue)
    audio().sound()
    player.dispose()
    player.subscribe(() => (told += 1))
    player.play(b, queue)
    audio().dispatchEvent(new Event('playing'))
    expect(audio().paused).toBe(true)
    expect(audio().src).toBe('')
    expect(frames.size).toBe(0)
    expect(elements).toHaveLength(1)
    expect(told).toBe(0)
    expect(player.getState().status).toBe('idle')
  })

  test('whatever is pressed in whatever order, the position stays inside the sound', () => {
    const press = fc.oneof(
      fc.constantFrom(
        'next' as const,
        'previous' as const,
        'pause' as const,
        'resume' as const,
        'toggle' as const,
        'sound' as const,
        'end' as const,
        'frame' as const,
      ),
      fc.double({ min: -10, max: 10, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
        const { player, elements, audio, drawFrame } = openPlayer()
        const commands = {
          next: () => player.next(),
          previous: () => player.previous(),
          pause: () => player.pause(),
          resume: () => player.resume(),
          toggle: () => player.toggle(),
          sound: () => audio().sound(),
          end: () => audio().end(),
          frame: drawFrame,
        }
        player.play(a, queue)
        for (const one of presses) {
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
