import type { KeyboardEvent } from 'react'
import { player } from '#app/features/player/use-player.ts'
import { queueOf } from './sound-item.ts'
import type { SoundItem } from './sound-item.ts'
import { actionForKey } from './row-keys.ts'
import { SoundRow } from './sound-row.tsx'

interface SoundListProps {
  readonly items: readonly SoundItem[]
  /** What the rows are, for a screen reader. */
  readonly label: string
}

/** Sounds as rows that play: arrow keys go from row to row, and play what they reach once one was played. */
export function SoundList({ items, label }: SoundListProps) {
  const queue = queueOf(items)
  return (
    <ul
      aria-label={label}
      onKeyDown={(event) => steer(event, items)}
      className="grid grid-cols-[auto_1fr_auto] border-t border-rule tablet:grid-cols-[auto_minmax(9rem,2fr)_minmax(6rem,3fr)_repeat(4,auto)_auto] tablet:gap-x-5 desktop-medium:gap-x-8"
    >
      {items.map((item) => (
        <SoundRow key={item.id} item={item} queue={queue} />
      ))}
    </ul>
  )
}

function steer(event: KeyboardEvent<HTMLUListElement>, items: readonly SoundItem[]): void {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const index = rows.findIndex((row) => row.contains(target))
  const action = actionForKey(event, target)
  const item = items[index + (action === 'down' ? 1 : action === 'up' ? -1 : 0)]
  if (action === null || !item) return
  event.preventDefault()
  if (action === 'toggle') {
    if (item.track) player.toggle(item.track, queueOf(items))
    return
  }
  rows[items.indexOf(item)]?.querySelector<HTMLElement>('[data-play], a')?.focus()
  if (item.track && isHeard(items)) player.play(item.track, queueOf(items))
}

/** Whether the player holds a sound of this list, sounding still or just over: short ones end at once. */
function isHeard(items: readonly SoundItem[]): boolean {
  const { track } = player.getState()
  return items.some((item) => item.track !== null && item.track.id === track?.id)
}
