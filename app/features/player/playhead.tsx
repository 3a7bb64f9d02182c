import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { movePlayhead } from './move-playhead.ts'
import { player } from './use-player.ts'

/**
 * A layer over a waveform that shows its content up to the playing position; requires a current
 * track. Decorative, because the slider's value contains the position.
 */
export function Playhead({ children }: { readonly children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (layer.current ? movePlayhead(layer.current, player) : undefined), [])
  return (
    <div
      ref={layer}
      aria-hidden="true"
      data-playhead
      className="pointer-events-none absolute inset-0 overflow-hidden"
    >
      <div className="size-full">{children}</div>
    </div>
  )
}
