import { useMemo } from 'react'
import { toQueue } from '#app/features/player/to-queue.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { createTimeScale, getTimeScaleStyle } from '#app/ui/time-scale.ts'
import type { TimeScale } from '#app/ui/time-scale.ts'
import { TimeScaleTicks } from '#app/ui/time-scale-ticks.tsx'
import { useListKeys } from '#app/features/shortcuts/use-list-keys.ts'
import type { ListEnd } from '#app/features/shortcuts/use-list-keys.ts'
import type { RenderControl } from './file-controls.ts'
import type { SoundItem } from './sound-item.ts'
import { SoundRow } from './sound-row.tsx'

interface SoundListProps extends ListEnd {
  readonly items: readonly SoundItem[]
  /** The accessible name of the list. */
  readonly label: string
  /** Renders a control in each row in place of the switch that keeps its sound. */
  readonly renderControl?: RenderControl | undefined
}

const KeysHint = createLazyComponent(
  () => import('#app/features/shortcuts/keys-hint.tsx'),
  'KeysHint',
  () => undefined,
)

/**
 * A list of sounds with a shared time scale that sticks while scrolling. Arrow keys move between
 * rows and play the new one; other keys act on the focused row.
 */
export function SoundList({ items, label, renderControl, ...end }: SoundListProps) {
  const { list, isHintShown } = useListKeys(items, end)
  // Only providers with filters send instruments and keys.
  const hasFacts = useProviderInfo().capabilities.filters
  const hasPrices = items.some(({ offer }) => offer)
  // The rows render again only for new items.
  const queue = useMemo(() => toQueue(items), [items])
  const timeScale = useMemo(
    () => createTimeScale(items.map((item) => item.durationSeconds)),
    [items],
  )
  return (
    <div
      style={getTimeScaleStyle(timeScale)}
      className={`sound-list ${hasPrices ? '' : 'sound-list-unpriced'}`}
    >
      <SoundListHeader
        timeScale={timeScale}
        hasFacts={hasFacts}
        hasFiles={items[0]?.file !== undefined}
      />
      <ul aria-label={label} {...list} className="[counter-reset:track]">
        {items.map((item, index) => (
          <SoundRow
            key={item.id}
            item={item}
            isTabStop={index === 0}
            queue={queue}
            timeScale={timeScale}
            renderControl={renderControl}
          />
        ))}
      </ul>
      {isHintShown ? <KeysHint /> : null}
    </div>
  )
}

const headingClass = 'hidden self-center tablet:block'

interface SoundListHeaderProps {
  readonly timeScale: TimeScale
  /** True if the provider sends instruments and keys. */
  readonly hasFacts: boolean
  /** True if files are shown in place of prices. */
  readonly hasFiles: boolean
}

/** The time scale and column headings, which stick below the page header. */
function SoundListHeader({ timeScale, hasFacts, hasFiles }: SoundListHeaderProps) {
  return (
    <div
      aria-hidden="true"
      className="sound-list-header tabular-nums sticky top-(--header-height) z-20 min-h-7 border-y border-outline bg-surface text-xs leading-none"
    >
      {/* Remounted with a new scale; reused labels would visibly move. */}
      <TimeScaleTicks
        key={timeScale.seconds}
        scale={timeScale}
        format={formatNumber}
        className="col-[2] tablet:mr-10"
      />
      <span className={`${headingClass} px-4`}>{m.catalog_fact_name()}</span>
      <span className={headingClass}>{hasFacts ? m.catalog_fact_instrument() : null}</span>
      <span className={headingClass}>{hasFacts ? m.catalog_column_key() : null}</span>
      <span className={`${headingClass} text-right`}>
        {hasFiles ? m.library_file() : m.catalog_fact_price()}
      </span>
    </div>
  )
}
