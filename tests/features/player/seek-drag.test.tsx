// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SeekWaveform } from '#app/features/player/seek-waveform.tsx'

afterEach(cleanup)

function waitForFrame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}

test('dragging seeks once per frame, to where the pointer is by then [P3.02]', async () => {
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
