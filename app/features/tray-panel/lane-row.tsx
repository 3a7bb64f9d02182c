import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { removeTrack } from '#app/features/tray/change-tray.ts'
import type { Lane } from '#app/features/tray/lane.ts'
import { tray } from '#app/features/tray/use-tray.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { ChannelButton } from './channel-button.tsx'
import { LaneFacts, LaneTitle } from './lane-facts.tsx'
import { LaneWaveform } from './lane-waveform.tsx'
import type { LaneOffer } from './lane-offer.ts'
import { LevelSlider } from './level-slider.tsx'

/** On phones, the playhead passes below what is not a waveform. */
const aboveClass = 'max-tablet:relative max-tablet:z-2 max-tablet:min-h-11 max-tablet:bg-surface'

interface LaneRowProps {
  readonly lane: Lane
  /** Null while it is unknown. */
  readonly offer: LaneOffer | null
}

/** A sound of the tray with mute, solo and level; the keys M, S and Delete press its buttons. */
export function LaneRow({ lane, offer }: LaneRowProps) {
  const { track, isMuted, isSoloed } = lane
  const { id, title } = track
  return (
    <li
      data-lane
      onKeyDown={pressByKey}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center border-b border-outline tablet:grid-cols-[50%_minmax(0,1fr)_auto_auto] tablet:gap-x-3"
    >
      <LaneWaveform lane={lane} />
      <div className={`min-w-0 text-sm leading-tight ${aboveClass}`}>
        <LaneTitle track={track} />
        <LaneFacts track={track} offer={offer} />
      </div>
      <div className={`flex items-center ${aboveClass}`}>
        <ChannelButton
          letter="M"
          label={m.tray_mute({ title })}
          isPressed={isMuted}
          onPress={() => tray.change(id, { isMuted: !isMuted })}
        />
        <ChannelButton
          letter="S"
          label={m.tray_solo({ title })}
          isPressed={isSoloed}
          onPress={() => tray.change(id, { isSoloed: !isSoloed })}
        />
        <LevelSlider lane={lane} />
      </div>
      <button
        type="button"
        aria-keyshortcuts="Delete"
        title={m.tray_remove({ title })}
        aria-label={m.tray_remove({ title })}
        onClick={({ currentTarget }) => {
          focusNeighbor(currentTarget)
          removeTrack(track)
        }}
        className={`-mr-3 grid size-11 place-items-center tablet:h-10 ${aboveClass}`}
      >
        <Icon icon={X} />
      </button>
    </li>
  )
}

/** Presses the lane's button for the pressed key. */
function pressByKey(event: KeyboardEvent<HTMLLIElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const button = [...event.currentTarget.querySelectorAll('button')].find(
    ({ ariaKeyShortcuts }) => ariaKeyShortcuts?.toLowerCase() === event.key.toLowerCase(),
  )
  if (!button) return
  event.preventDefault()
  // The list or player behind the tray uses the same keys.
  event.stopPropagation()
  button.click()
}

/** Moves the focus from a lane about to be removed to the next one, or to the tray. */
function focusNeighbor(button: HTMLElement): void {
  const lane = button.closest('li')
  const neighbor = lane?.nextElementSibling ?? lane?.previousElementSibling
  const target = neighbor?.querySelector<HTMLElement>('[aria-keyshortcuts="Delete"]')
  const panel = button.closest<HTMLElement>('[data-panel]')
  ;(target ?? panel)?.focus()
}
