import { useEffect } from 'react'
import type { RefObject } from 'react'
import { tray, useTray } from '#app/features/tray/use-tray.ts'

/**
 * Moves the elements with `data-tray-playhead` across their parents while the tray plays; the
 * attribute is the number of bars per sweep. The compositor animates them, without layout or
 * rendering. With reduced motion, they move from beat to beat.
 */
export function useTrayPlayheads(container: RefObject<HTMLElement | null>): void {
  const isPlaying = useTray(({ status }) => status === 'playing')
  useEffect(() => {
    const element = container.current
    if (!isPlaying || !element) return
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = requestAnimationFrame(function move() {
      movePlayheads(element, isReduced ? Math.floor(tray.getBars() * 4) / 4 : tray.getBars())
      frame = requestAnimationFrame(move)
    })
    return () => {
      cancelAnimationFrame(frame)
      movePlayheads(element, 0)
    }
  }, [container, isPlaying])
}

function movePlayheads(container: HTMLElement, bars: number): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-tray-playhead]')) {
    const length = Number(element.dataset['trayPlayhead'])
    element.style.transform = `translateX(${((bars % length) / length) * 100}%)`
  }
}
