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

/** A dialog counts as one control, because its text is to be read and its controls to be pressed. */
const panels = '[role=dialog]'

let isRunning = false

/**
 * Moves the region of the toasts to the other edge whenever it covers the focused control, and for a
 * new toast that covers a control if it covers none there, until the region is empty.
 */
export function uncoverFocus({ current: region }: RefObject<HTMLElement | null>): void {
  const list = region?.firstElementChild
  if (isRunning || !list) return
  isRunning = true
  let count = 0
  const move = () =>
    Object.assign(
      region.style,
      positions[list.getBoundingClientRect().top < innerHeight / 2 ? 'bottom' : 'top'],
    )
  const update = () => {
    const added = list.childElementCount > count
    count = list.childElementCount
    if (count === 0) return stop()
    const focused = document.activeElement
    const isFocusInside = region.contains(focused)
    if (!isFocusInside && focused?.matches(`${controls}, ${panels}`)) {
      if (covers(list, focused.closest(panels) ?? focused)) return move()
    }
    if (!added || isFocusInside || !coversControl(region, list)) return
    const { top, bottom } = region.style
    move()
    if (coversControl(region, list)) Object.assign(region.style, { top, bottom })
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

function covers(list: Element, element: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect()
  const control = element.getBoundingClientRect()
  return control.bottom > top && control.top < bottom
}

/** How far apart the points are at which controls are looked for, in pixels. */
const gridSize = 20

/** Returns whether toasts cover a control. Elements are looked for by points, without new layout. */
function coversControl(region: Element, list: Element): boolean {
  return [...list.children].some((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect()
    for (let x = left + 1; x < right; x += gridSize) {
      for (let y = top + 1; y < bottom; y += gridSize) {
        const below = document.elementsFromPoint(x, y).filter((one) => !region.contains(one))
        if (below.some((element) => element.matches(controls))) return true
      }
    }
    return false
  })
}
