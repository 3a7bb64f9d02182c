import { useEffect, useRef } from 'react'
import { drawSpinner, spinnerFrame } from './draw-spinner.ts'
import { loaderSize, spinnerCanvas } from './spinner-options.ts'

interface SpinnerProps {
  /** Pixels of its side. */
  readonly size?: number
}

/** A sound that swells and ebbs while one waits; still where the visitor wants no motion. */
export function Spinner({ size = loaderSize }: SpinnerProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? animate(canvas.current) : undefined), [])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={spinnerCanvas}
      height={spinnerCanvas}
      style={{ width: size, height: size }}
    />
  )
}

/** The spinner with its words, which screen readers speak. */
export function Loader({ size = loaderSize, label }: SpinnerProps & { readonly label: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <Spinner size={size} />
      <span className="sr-only">{label}</span>
    </span>
  )
}

function animate(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d')
  if (!pen) return () => {}
  const { color } = getComputedStyle(canvas)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const began = performance.now()
  let next = 0
  const draw = () => {
    const frame = still ? 0 : spinnerFrame(performance.now() - began)
    drawSpinner(pen, frame, color)
    canvas.dataset['frame'] = String(frame)
    if (!still) next = requestAnimationFrame(draw)
  }
  draw()
  return () => cancelAnimationFrame(next)
}
