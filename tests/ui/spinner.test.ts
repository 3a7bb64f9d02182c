import { expect, test } from 'vitest'
import { drawSpinner, getSpinnerFrame } from '#app/ui/draw-spinner.ts'

/** Creates a canvas context that records the rectangles drawn since it was last cleared. */
function createFakeContext() {
  const rectangles: number[][] = []
  return {
    rectangles,
    fillStyle: '',
    clearRect: () => void rectangles.splice(0),
    fillRect: (...rectangle: number[]) => void rectangles.push(rectangle),
  }
}

test('the spinner loops over 48 frames at 60 per second [R9.11]', () => {
  const frames = Array.from({ length: 96 }, (_, index) => getSpinnerFrame((index * 1000) / 60 + 1))
  expect(frames).toEqual(frames.map((_, index) => index % 48))
})

test('every frame fits a canvas of 256 × 256 and differs from the previous one [R9.11]', () => {
  let previous: number[][] = []
  for (let frame = 0; frame < 48; frame++) {
    const context = createFakeContext()
    drawSpinner(context, frame, 'red')
    for (const [left = -1, top = -1, width = 0, height = 0] of context.rectangles) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(256)
    }
    expect(context.rectangles).not.toEqual(previous)
    previous = context.rectangles
  }
})
