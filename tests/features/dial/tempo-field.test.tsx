import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changeDial } from '#app/features/dial/change-dial.ts'
import { unsetDial } from '#app/features/dial/dial.ts'
import { dialStore, initialDial } from '#app/features/dial/dial-store.ts'
import { TempoField } from '#app/features/dial/tempo-field.tsx'

afterEach(() => {
  cleanup()
  changeDial(unsetDial)
  dialStore.set(initialDial)
})

type EventName = 'pointerDown' | 'keyDown' | 'keyUp' | 'click'

/** Dispatches an event on the tap button at a time in milliseconds. */
function send(name: EventName, time: number, init: object = {}): void {
  const button = screen.getByRole('button', { name: /tap/i })
  const event = createEvent[name](button, init)
  Object.defineProperty(event, 'timeStamp', { value: time })
  fireEvent(button, event)
}

test.each([
  [
    'a click by assistive technology is a tap',
    (time: number) => send('click', time, { detail: 0 }),
  ],
  [
    'a pointer press is one tap on pointer down',
    (time: number) => {
      send('pointerDown', time)
      send('click', time + 200, { detail: 1 })
    },
  ],
  [
    'a key press is one tap on key down',
    (time: number) => {
      send('keyDown', time, { key: ' ' })
      send('keyUp', time + 200, { key: ' ' })
      send('click', time + 200, { detail: 0 })
    },
  ],
  [
    'a held key is one tap',
    (time: number) => {
      send('keyDown', time, { key: 'Enter' })
      send('click', time, { detail: 0 })
      send('keyDown', time + 200, { key: 'Enter', repeat: true })
      send('click', time + 200, { detail: 0 })
    },
  ],
])('%s [P3.09]', (_rule, tap) => {
  render(<TempoField tempo={null} />)
  for (const time of [1000, 1500, 2000]) tap(time)
  expect(dialStore.get().tempo).toBe(120)
})
