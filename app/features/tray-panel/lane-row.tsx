import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { removeTrack } from '#app/features/tray/change-tray.ts'
import { isAudible } from '#app/features/tray/lane.ts'
import type { Lane } from '#app/features/tray/lane.ts'
import { tray, useTray } from '#app/features/tray/use-tray.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { getTintStyle } from '#app/ui/tint.ts'
import { Waveform } from '#app/ui/waveform.tsx'
import { ChannelButton } from './channel-button.tsx'
import { LaneFacts, LaneTitle } from './lane-facts.tsx'
import type { LaneOffer } from './lane-offer.ts'
import { LevelSlider } from './level-slider.tsx'
import { TrayPlayhead } from './tray-playhead.tsx'

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
      className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-outline py-2 tablet:grid-cols-[minmax(6rem,2fr)_minmax(9rem,3fr)_auto_auto]"
    >
      <LaneWaveform lane={lane} />
      <div className="min-w-0">
        <LaneTitle track={track} />
        <LaneFacts track={track} offer={offer} />
      </div>
      <div className="flex items-center gap-1 max-tablet:col-span-3 max-tablet:row-start-2">
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
        className="-mr-3 grid size-11 place-items-center"
      >
        <Icon icon={X} />
      </button>
    </li>
  )
}

/** The waveform in the sound's colors, faded while the lane is silent. */
function LaneWaveform({ lane }: { readonly lane: Lane }) {
  const { track } = lane
  const isLaneAudible = useTray(({ lanes }) => isAudible(lane, lanes))
  const bars = useTray(({ plan }) => {
    const lane = plan.lanes.get(track.id)
    return lane?.kind === 'loop' ? lane.frames / plan.barFrames : null
  })
  return (
    <div
      style={getTintStyle(track.colors)}
      className={`relative h-11 overflow-hidden bg-tint text-on-tint ${isLaneAudible ? '' : 'opacity-40'}`}
    >
      <Waveform peaks={track.peaks} bars={32} className="size-full [--wave-rest:1]" />
      {bars === null ? null : <TrayPlayhead bars={bars} />}
    </div>
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
