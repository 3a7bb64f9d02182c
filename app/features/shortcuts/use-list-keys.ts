import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { toQueue } from '#app/features/player/to-queue.ts'
import { player } from '#app/features/player/use-player.ts'
import { playItem } from '#app/features/player/play-item.ts'
import { focusRow } from './focus-row.ts'
import { getShortcutAction } from './get-shortcut-action.ts'
import type { ShortcutTarget } from './shortcut-actions.ts'
import { runShortcutAction } from './run-shortcut-action.ts'

export interface ListEnd {
  /** Called when a key moves past the last row; without it, the key scrolls the page. */
  readonly onPastEnd?: (() => void) | undefined
  /** Called with the number of rows after the one a key has moved to. */
  readonly onMove?: ((rowsLeft: number) => void) | undefined
}

const steps: Readonly<Record<string, number>> = { next: 1, previous: -1 }

/**
 * Returns the props of a sound list operated by shortcuts, and whether any has been used, for the
 * hint. Its rows need `data-row` and a `tabIndex`.
 */
export function useListKeys(items: readonly ShortcutTarget[], { onPastEnd, onMove }: ListEnd = {}) {
  const router = useRouter()
  const [isHintShown, setIsHintShown] = useState(false)

  function move(event: KeyboardEvent<HTMLElement>, to: number, target: Element): void {
    const row = getRows(event.currentTarget)[to]
    if (!row && !(to === items.length && onPastEnd)) return
    event.preventDefault()
    if (!row) return onPastEnd?.()
    // Play first: focusing the row would prefetch its sound at low priority.
    playItem(items, to)
    focusRow(row, target)
    onMove?.(items.length - 1 - to)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, currentTarget } = event
    if (!(target instanceof HTMLElement)) return
    const action = getShortcutAction(event.nativeEvent, target)
    const index = getRows(currentTarget).findIndex((row) => row.contains(target))
    const sound = items[index]
    if (action === null || !sound) return
    setIsHintShown(true)
    const step = steps[action]
    if (step) return move(event, index + step, target)
    event.preventDefault()
    const queue = toQueue(items)
    if (action !== 'toggle') runShortcutAction(action, { sound, queue, router })
    else if (sound.track) player.toggle(sound.track, queue)
  }

  /**
   * Keeps the sound of a pressed switch. Clicking that or a play button moves the focus to its row,
   * which has more shortcuts than the button.
   */
  function onClick({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>): void {
    if (!(target instanceof Element) || !target.closest('[data-play], .keep')) return
    const sound = items[getRows(currentTarget).findIndex((row) => row.contains(target))]
    if (sound && target.closest('.keep')) runShortcutAction('tray', { sound, router })
    if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse')
      target.closest<HTMLElement>('[data-row]')?.focus({ preventScroll: true })
  }

  return {
    list: { onKeyDown, onClick },
    isHintShown,
  }
}

function getRows(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')]
}
