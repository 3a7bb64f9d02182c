/** The side of the square canvas in pixels. */
export const spinnerCanvasSize = 256

const frameCount = 48
const framesPerSecond = 60
const barCount = 8
const barWidth = 20

/** The part of a canvas context that the spinner draws with. */
export type SpinnerContext = Pick<CanvasRenderingContext2D, 'clearRect' | 'fillRect' | 'fillStyle'>

/** The frame due after some milliseconds, from 0 to 47. */
export function spinnerFrame(milliseconds: number): number {
  return Math.floor((milliseconds * framesPerSecond) / 1000) % frameCount
}

/** Draws one frame: bars of sound with a swell that passes through them once per loop. */
export function drawSpinner(context: SpinnerContext, frame: number, color: string): void {
  context.clearRect(0, 0, spinnerCanvasSize, spinnerCanvasSize)
  context.fillStyle = color
  const pitch = spinnerCanvasSize / barCount
  for (let bar = 0; bar < barCount; bar++) {
    const height = barHeight(frame / frameCount - bar / barCount)
    const left = bar * pitch + (pitch - barWidth) / 2
    context.fillRect(left, (spinnerCanvasSize - height) / 2, barWidth, height)
  }
}

/** The height in pixels of a bar at a phase of the loop, where 1 is a full turn. */
function barHeight(phase: number): number {
  const swell = (1 + Math.cos(phase * 2 * Math.PI)) / 2
  return 36 + 184 * swell ** 2
}
