import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SeekWaveform } from '#app/features/player/seek-waveform.tsx'

function waitForFrame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}

/** Renders a waveform 100 pixels wide; `sought` collects the positions it seeks to. */
function renderWaveform() {
  const sought: number[] = []
  render(
    <SeekWaveform
      title="Sound"
      peaks={null}
      isCurrent={false}
      duration={4}
      onSeek={(fraction) => sought.push(fraction)}
    />,
  )
  const slider = screen.getByRole('slider')
  slider.setPointerCapture = () => {}
  slider.getBoundingClientRect = () => new DOMRect(0, 0, 100, 10)
  return { slider, sought }
}

const finger = { pointerType: 'touch', button: 0 }

test('dragging seeks once per frame, to the latest pointer position [P3.02]', async () => {
  const { slider, sought } = renderWaveform()
  fireEvent.pointerDown(slider, { clientX: 10, button: 0 })
  expect(sought).toEqual([0.1])
  for (const clientX of [20, 30, 40]) fireEvent.pointerMove(slider, { clientX })
  expect(sought).toEqual([0.1])
  fireEvent.pointerUp(slider)
  await waitForFrame()
  expect(sought).toEqual([0.1, 0.4])
  fireEvent.pointerMove(slider, { clientX: 50 })
  await waitForFrame()
  expect(sought).toEqual([0.1, 0.4])
})

test('scrolling the page with a finger on a waveform plays nothing [P3.06]', async () => {
  const { slider, sought } = renderWaveform()
  fireEvent.pointerDown(slider, { ...finger, clientX: 10, clientY: 5 })
  // Thumbs move in an arc.
  fireEvent.pointerMove(slider, { ...finger, clientX: 22, clientY: 40 })
  fireEvent.pointerCancel(slider, finger)
  await waitForFrame()
  expect(sought).toEqual([])
  fireEvent.pointerMove(slider, { ...finger, clientX: 60, clientY: 5 })
  fireEvent.pointerUp(slider, { ...finger, clientX: 60, clientY: 5 })
  await waitForFrame()
  expect(sought).toEqual([])
})

test('a tap with a finger seeks on release [P3.06]', () => {
  const { slider, sought } = renderWaveform()
  fireEvent.pointerDown(slider, { ...finger, clientX: 30, clientY: 5 })
  fireEvent.pointerMove(slider, { ...finger, clientX: 34, clientY: 6 })
  expect(sought).toEqual([])
  fireEvent.pointerUp(slider, { ...finger, clientX: 34, clientY: 6 })
  expect(sought).toEqual([0.34])
})

test('a finger that moves 8 pixels sideways starts a drag [P3.06]', async () => {
  const { slider, sought } = renderWaveform()
  fireEvent.pointerDown(slider, { ...finger, clientX: 30, clientY: 5 })
  fireEvent.pointerMove(slider, { ...finger, clientX: 38, clientY: 6 })
  await waitForFrame()
  expect(sought).toEqual([0.38])
  // From then on, it may move anywhere.
  fireEvent.pointerMove(slider, { ...finger, clientX: 36, clientY: 60 })
  fireEvent.pointerUp(slider, { ...finger, clientX: 36, clientY: 60 })
  await waitForFrame()
  expect(sought).toEqual([0.38, 0.36])
})
