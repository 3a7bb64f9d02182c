import { expect, test } from 'vitest'
import { drawSpinner, spinnerFrame } from '#app/ui/draw-spinner.ts'

/** A canvas that only remembers what was drawn. */
function paper() {
  const drawn: number[][] = []
  return {
    drawn,
    fillStyle: '',
    clearRect: () => void drawn.splice(0),
    fillRect: (...box: number[]) => void drawn.push(box),
  }
}

test('R9.11 the spinner runs through 48 frames, 60 a second, and begins anew', () => {
  const frames = Array.from({ length: 96 }, (_, at) => spinnerFrame((at * 1000) / 60 + 1))
  expect(frames).toEqual(frames.map((_, at) => at % 48))
})

test('R9.11 every frame stays on a canvas of 256 × 256 and differs from the one before', () => {
  let before: number[][] = []
  for (let frame = 0; frame < 48; frame++) {
    const pen = paper()
    drawSpinner(pen, frame, 'red')
    for (const [left = -1, top = -1, width = 0, height = 0] of pen.drawn) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(256)
    }
    expect(pen.drawn).not.toEqual(before)
    before = pen.drawn
  }
})
