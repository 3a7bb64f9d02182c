import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { isPlaying } from '#app/features/player/player-state.ts'
import { player } from '#app/features/player/use-player.ts'
import { createTrack, fakeEngine } from './fake-engine.ts'

afterEach(() => {
  act(() => player.pause())
  cleanup()
})

const [a, b] = [createTrack('a'), createTrack('b')]

/** Renders the play buttons of two tracks; each event is one that a browser sends. */
function renderButtons() {
  render([a, b].map((track) => <PlayButton key={track.id} track={track} queue={[a, b]} />))
  const [button = expect.fail('There is no button.'), other = button] =
    screen.getAllByRole('button')
  const mouse = { pointerType: 'mouse', button: 0 }
  return {
    button,
    other,
    down: (options: object = mouse) => fireEvent.pointerDown(button, options),
    /** Releases the button; the browser then sends a click. */
    release: (options: object = mouse) => {
      fireEvent.pointerUp(button, options)
      fireEvent.click(button, { detail: 1 })
    },
    leave: () => fireEvent.pointerLeave(button, mouse),
    /** The browser then sends a leave. */
    cancel: () => {
      fireEvent.pointerCancel(button, mouse)
      fireEvent.pointerLeave(button, mouse)
    },
    plays: (track = a) => isPlaying(player.getState(), track.id),
  }
}

test.each(['mouse', 'pen'])(
  'pressing a play button with a %s plays at once, and releasing it changes nothing [P3.01]',
  (pointerType) => {
    const { down, release, plays } = renderButtons()
    down({ pointerType, button: 0 })
    expect(plays()).toBe(true)
    release({ pointerType, button: 0 })
    expect(plays()).toBe(true)
    down({ pointerType, button: 0 })
    expect(plays()).toBe(false)
    release({ pointerType, button: 0 })
    expect(plays()).toBe(false)
  },
)

test.each(['leave', 'cancel'] as const)(
  'a press that ends with a pointer %s is undone [P3.01]',
  (how) => {
    const buttons = renderButtons()
    buttons.down()
    buttons[how]()
    expect(buttons.plays()).toBe(false)
    buttons.down()
    buttons.release()
    buttons.leave()
    expect(buttons.plays()).toBe(true)
    buttons.down()
    buttons[how]()
    expect(buttons.plays()).toBe(true)
  },
)

test('leaving a button does not stop a sound that has been started since [P3.01]', () => {
  const { down, leave, plays } = renderButtons()
  down()
  act(() => player.play(b))
  leave()
  expect(plays(b)).toBe(true)
})

test.each([
  ['another button of the mouse', { pointerType: 'mouse', button: 2 }],
  ['the control key', { pointerType: 'mouse', button: 0, ctrlKey: true }],
  ['a finger', { pointerType: 'touch', button: 0 }],
])('pressing with %s plays nothing before the click [P3.01]', (_, options) => {
  const { down, release, plays } = renderButtons()
  down(options)
  expect(plays()).toBe(false)
  release(options)
  expect(plays()).toBe(true)
})

test('keys and screen readers, which click without a press, play and pause [P3.01]', () => {
  const { button, down, plays } = renderButtons()
  act(() => button.click())
  expect(plays()).toBe(true)
  act(() => button.click())
  expect(plays()).toBe(false)
  // A press of which the browser sends no click.
  down()
  fireEvent.pointerUp(button)
  act(() => button.click())
  expect(plays()).toBe(false)
})

test('the release plays where the browser allows no sound on press [P3.01]', async () => {
  const { down, release, plays } = renderButtons()
  down()
  await waitFor(() => expect(fakeEngine.latest.isStopped).toBe(false))
  await act(() => fakeEngine.latest.block())
  expect(plays()).toBe(false)
  release()
  expect(plays()).toBe(true)
})
