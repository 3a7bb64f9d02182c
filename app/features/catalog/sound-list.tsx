import type { KeyboardEvent } from 'react'
import { player } from '#app/features/player/use-player.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { createTimeScale, getTimeScaleStyle } from '#app/ui/time-scale.ts'
import type { TimeScale } from '#app/ui/time-scale.ts'
import { TimeScaleTicks } from '#app/ui/time-scale-ticks.tsx'
import { continuePlaying } from './continue-playing.ts'
import { getRowAction } from './row-keys.ts'
import { toQueue } from './sound-item.ts'
import type { SoundItem } from './sound-item.ts'
import { SoundRow } from './sound-row.tsx'

interface SoundListProps {
  readonly items: readonly SoundItem[]
  /** The accessible name of the list. */
  readonly label: string
  /** Called by the down arrow key in the last row, which otherwise scrolls the page. */
  readonly onPastEnd?: (() => void) | undefined
}

/**
 * A list of sounds on a shared time scale, which stays visible while scrolling. Arrow keys move
 * between rows and, if the player's track is in the list, play the new row.
 */
export function SoundList({ items, label, onPastEnd }: SoundListProps) {
  const hasSimilar = useProviderInfo().capabilities.filters
  const queue = toQueue(items)
  const timeScale = createTimeScale(items.map((item) => item.durationSeconds))
  return (
    <div style={getTimeScaleStyle(timeScale)} className="sound-list">
      <SoundListHeader timeScale={timeScale} />
      <ul
        aria-label={label}
        onKeyDown={(event) => handleKeyDown(event, items, onPastEnd)}
        className="col-span-full grid grid-cols-subgrid [counter-reset:track]"
      >
        {items.map((item) => (
          <SoundRow
            key={item.id}
            item={item}
            queue={queue}
            timeScale={timeScale}
            hasSimilar={hasSimilar}
          />
        ))}
      </ul>
    </div>
  )
}

const headingClass = 'hidden self-center tablet:block'

/** The time scale and the column headings, which stick below the page header. */
function SoundListHeader({ timeScale }: { readonly timeScale: TimeScale }) {
  return (
    <div
      aria-hidden="true"
      className="tabular-nums sticky top-(--header-height) z-20 col-span-full grid min-h-7 grid-cols-subgrid border-y border-outline bg-surface text-xs leading-none"
    >
      {/* The key remounts the labels on a new scale; reused ones would visibly move. */}
      <TimeScaleTicks
        key={timeScale.seconds}
        scale={timeScale}
        format={formatNumber}
        className="col-[2] tablet:mr-10"
      />
      <span className={`${headingClass} px-4`}>{m.catalog_fact_name()}</span>
      <span className={headingClass}>{m.catalog_fact_instrument()}</span>
      <span className={headingClass}>{m.catalog_fact_key()}</span>
      <span className={`${headingClass} text-right`}>{m.catalog_fact_price()}</span>
    </div>
  )
}

function handleKeyDown(
  event: KeyboardEvent<HTMLUListElement>,
  items: readonly SoundItem[],
  onPastEnd: (() => void) | undefined,
): void {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const index = rows.findIndex((row) => row.contains(target))
  const action = getRowAction(event, target)
  const item = items[index + (action === 'down' ? 1 : action === 'up' ? -1 : 0)]
  if (action === null) return
  const isPastEnd = action === 'down' && index === items.length - 1
  if (!item && !(isPastEnd && onPastEnd)) return
  event.preventDefault()
  if (!item) {
    onPastEnd?.()
    return
  }
  if (action === 'toggle') {
    if (item.track) player.toggle(item.track, toQueue(items))
    return
  }
  rows[items.indexOf(item)]?.querySelector<HTMLElement>('[data-play], a')?.focus()
  continuePlaying(items, items.indexOf(item))
}
