import { spinnerCanvas, spinnerFrames, spinnerFramesPerSecond } from './spinner-options.ts'

/** What the spinner needs of a canvas. */
export type Pen = Pick<CanvasRenderingContext2D, 'clearRect' | 'fillRect' | 'fillStyle'>

const bars = 8
const barWidth = 20

/** The number of the frame that is due after some milliseconds, from 0 up to the last of the loop. */
export function spinnerFrame(milliseconds: number): number {
  return Math.floor((milliseconds * spinnerFramesPerSecond) / 1000) % spinnerFrames
}

/** Draws one frame: a swell that goes through the bars of a sound, once in a loop. */
export function drawSpinner(pen: Pen, frame: number, color: string): void {
  pen.clearRect(0, 0, spinnerCanvas, spinnerCanvas)
  pen.fillStyle = color
  const pitch = spinnerCanvas / bars
  for (let bar = 0; bar < bars; bar++) {
    const height = barHeight(frame / spinnerFrames - bar / bars)
    const left = bar * pitch + (pitch - barWidth) / 2
    pen.fillRect(left, (spinnerCanvas - height) / 2, barWidth, height)
  }
}

/** Pixels; `turn` is where the bar is in the loop, 1 being once around. */
function barHeight(turn: number): number {
  const swell = (1 + Math.cos(turn * 2 * Math.PI)) / 2
  return 36 + 184 * swell ** 2
}
