import type { RefObject } from 'react'

/** The positions at the top, clear of the header, and at the bottom, clear of the player. */
const positions = {
  top: { top: 'calc(var(--header-height) + 0.5rem)', bottom: 'auto' },
  bottom: {
    top: 'auto',
    bottom: 'calc(var(--player-offset, 0rem) + var(--strip-height, 0rem) + 0.75rem)',
  },
}

const controls = 'input, textarea, select, button, a'

let isRunning = false

/**
 * Moves the region of the toasts to the other edge whenever it covers the focused control, until it
 * is empty.
 */
export function uncoverFocus({ current: region }: RefObject<HTMLElement | null>): void {
  const list = region?.firstElementChild
  if (isRunning || !list) return
  isRunning = true
  const update = () => {
    if (list.childElementCount === 0) return stop()
    const focused = document.activeElement
    if (!focused?.matches(controls) || region.contains(focused)) return
    const { top, bottom } = list.getBoundingClientRect()
    const control = focused.getBoundingClientRect()
    if (control.bottom <= top || control.top >= bottom) return
    Object.assign(region.style, positions[top < innerHeight / 2 ? 'bottom' : 'top'])
  }
  // Also called at once, for each toast that is added, and when the last one is removed.
  const observer = new ResizeObserver(update)
  observer.observe(list)
  addEventListener('focusin', update)
  function stop(): void {
    isRunning = false
    observer.disconnect()
    removeEventListener('focusin', update)
    if (region) Object.assign(region.style, { top: '', bottom: '' })
  }
}
