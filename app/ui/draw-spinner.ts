/** The side length of the square canvas, in pixels. */
export const spinnerCanvasSize = 256

const frameCount = 48
const framesPerSecond = 60
const barCount = 8
const barWidth = 20

/** The members of a canvas context that the spinner uses. */
export type SpinnerContext = Pick<CanvasRenderingContext2D, 'clearRect' | 'fillRect' | 'fillStyle'>

/** Returns the frame to show after a number of milliseconds, from 0 to 47. */
export function getSpinnerFrame(milliseconds: number): number {
  return Math.floor((milliseconds * framesPerSecond) / 1000) % frameCount
}

/** Draws one frame of a waveform; a swell passes through its bars once per loop. */
export function drawSpinner(context: SpinnerContext, frame: number, color: string): void {
  context.clearRect(0, 0, spinnerCanvasSize, spinnerCanvasSize)
  context.fillStyle = color
  const pitch = spinnerCanvasSize / barCount
  for (let bar = 0; bar < barCount; bar++) {
    const height = getBarHeight(frame / frameCount - bar / barCount)
    const left = bar * pitch + (pitch - barWidth) / 2
    context.fillRect(left, (spinnerCanvasSize - height) / 2, barWidth, height)
  }
}

/** Returns the height of a bar in pixels; `phase` is in cycles. */
function getBarHeight(phase: number): number {
  const swell = (1 + Math.cos(phase * 2 * Math.PI)) / 2
  return 36 + 184 * swell ** 2
}
