import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveWithTrack } from '#app/features/player/move-playhead.ts'
import { createPlayer } from './create-player.ts'
import { createTrack, settle } from './fake-engine.ts'

/** An animation controlled by the test. */
class FakeAnimation {
  currentTime = 0
  playbackRate = 1
  playState = 'running'
  readonly effect = { getTiming: () => ({}), updateTiming: () => undefined }
  readonly play = () => (this.playState = 'running')
  readonly pause = () => (this.playState = 'paused')
}

const device = { prefersReducedMotion: false }

beforeEach(() => {
  device.prefersReducedMotion = false
  vi.stubGlobal('matchMedia', () => ({ matches: device.prefersReducedMotion }))
})
afterEach(() => vi.unstubAllGlobals())

/** Plays a four-second sound at the given rate under a playhead. */
async function playWithPlayhead(rate = 1) {
  const context = createPlayer()
  const animation = new FakeAnimation()
  const element = { animate: () => animation } as unknown as Element
  context.player.play(createTrack('a'))
  await settle()
  context.engine.latest.rate = rate
  await context.engine.latest.startPlaying()
  const stop = moveWithTrack(element, [0, 100], context.player)
  return { ...context, animation, sound: context.engine.latest, stop }
}

test('the playhead glides at the playback rate, also for a fitted sound [P3.14]', async () => {
  const { animation, sound, tick } = await playWithPlayhead(1.25)
  expect(animation).toMatchObject({ playState: 'running', playbackRate: 1.25 })
  sound.rate = 0.8
  tick()
  expect(animation).toMatchObject({ playState: 'running', playbackRate: 0.8 })
})

test('with reduced motion, the playhead moves in steps on each tick [P3.14]', async () => {
  device.prefersReducedMotion = true
  const { animation, sound, tick } = await playWithPlayhead()
  expect(animation.playState).toBe('paused')
  for (const position of [0.25, 0.5]) {
    sound.position = position
    tick()
    expect(animation).toMatchObject({ playState: 'paused', currentTime: position * 1000 })
  }
})
