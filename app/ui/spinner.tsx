import { useEffect, useRef } from 'react'
import { drawSpinner, spinnerCanvasSize, getSpinnerFrame } from './draw-spinner.ts'

/** The side length of the spinner on the splash screen, in pixels. */
export const splashSpinnerSize = 150

const inlineSpinnerSize = 24

interface SpinnerProps {
  /** The side length in pixels. */
  readonly size?: number
}

/** A waveform that indicates loading; animated unless the user prefers reduced motion. */
export function Spinner({ size = inlineSpinnerSize }: SpinnerProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? animate(canvas.current) : undefined), [])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={spinnerCanvasSize}
      height={spinnerCanvasSize}
      style={{ width: size, height: size }}
    />
  )
}

/** A spinner with a label that screen readers announce. */
export function Loader({ size, label }: SpinnerProps & { readonly label: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <Spinner size={size} />
      <span className="sr-only">{label}</span>
    </span>
  )
}

function animate(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => {}
  const { color } = getComputedStyle(canvas)
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const startedAt = performance.now()
  let request = 0
  const draw = () => {
    const frame = isReduced ? 0 : getSpinnerFrame(performance.now() - startedAt)
    drawSpinner(context, frame, color)
    canvas.dataset['frame'] = String(frame)
    if (!isReduced) request = requestAnimationFrame(draw)
  }
  draw()
  return () => cancelAnimationFrame(request)
}
