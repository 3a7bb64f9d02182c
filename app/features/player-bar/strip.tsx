import Ellipsis from 'lucide-react/icons/ellipsis'
import Headphones from 'lucide-react/icons/headphones'
import Repeat from 'lucide-react/icons/repeat'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { openPanel, togglePanel } from '#app/features/player/panel-store.ts'
import { formatTrackLength } from '#app/features/player/format-track-length.ts'
import { getAdjacentTrack } from '#app/features/player/player-state.ts'
import type { Track } from '#app/features/player/track.ts'
import { player, usePlayer } from '#app/features/player/use-player.ts'
import { ProductName } from '#app/features/product/product-name.tsx'
import { isForTray } from '#app/features/tray/lane.ts'
import { toggleNeedleAlone } from '#app/features/tray/needle-alone.ts'
import { isOn } from '#app/features/tray/tray-store.ts'
import { useTray } from '#app/features/tray/use-tray.ts'
import { formatClock, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { useStore } from '#app/ui/store.ts'
import { DeckToggle } from './deck-toggle.tsx'
import { DialKnob } from './dial-knob.tsx'
import { FitControl, useFitPlan } from './fit-control.tsx'
import { KeepButton } from './keep-button.tsx'
import { LaneSpines } from './lane-spines.tsx'
import { SeekSlider } from './seek-slider.tsx'
import { StripPlay } from './strip-play.tsx'
import { ToggleButton } from './toggle-button.tsx'
import { VolumeSlider } from './volume-slider.tsx'

/**
 * The lowest height of the deck: play, tempo and key, what is heard, and what is kept. Without a
 * track, the kept sounds.
 */
export function Strip({ track }: { readonly track: Track | null }) {
  return (
    <div className="page-width flex min-h-[calc(var(--player-height)-1px)] items-center gap-x-2 tablet:gap-x-4">
      <div className="flex items-center">
        {track ? <PreviousButton /> : null}
        <StripPlay track={track} />
        {track ? <NextButton /> : null}
      </div>
      <DialKnob track={track} />
      <div className="min-w-0 flex-1 desktop:flex desktop:items-center desktop:gap-6">
        {track ? <Needle track={track} /> : <KeptSounds />}
      </div>
      {track ? <NeedleControls track={track} /> : null}
      <div className="flex items-center justify-end">
        <DeckControls isLoop={track?.kind === 'loop'} />
        <VolumeSlider />
      </div>
    </div>
  )
}

const stepClass = 'grid size-11 place-items-center disabled:opacity-40 max-tablet:hidden'

function PreviousButton() {
  return (
    <button
      type="button"
      aria-label={m.player_previous()}
      onClick={() => player.previous()}
      className={stepClass}
    >
      <Icon icon={SkipBack} />
    </button>
  )
}

function NextButton() {
  const hasNext = usePlayer((state) => getAdjacentTrack(state, 1) !== null)
  return (
    <button
      type="button"
      aria-label={m.player_next()}
      disabled={!hasNext}
      onClick={() => player.next()}
      className={stepClass}
    >
      <Icon icon={SkipForward} />
    </button>
  )
}

const titleClass = 'min-w-0 leading-tight max-desktop:text-sm desktop:w-56'

/** The name and the waveform of what is auditioned. */
function Needle({ track }: { readonly track: Track }) {
  return (
    <>
      <p lang={track.nameLocale ?? 'en'} className={titleClass}>
        <span className="block truncate font-semibold">
          <ProductName id={track.productId} name={track.title} isTall />
        </span>
        {track.subtitle ? (
          <span className="block truncate text-sm max-desktop:hidden">{track.subtitle}</span>
        ) : null}
      </p>
      <SeekSlider track={track} className="h-6 tablet:h-8 desktop:h-12 desktop:flex-1" />
    </>
  )
}

function KeptSounds() {
  const count = useTray(({ lanes }) => lanes.length)
  const tempo = useTray(({ plan }) => plan.tempo)
  const facts = [m.catalog_sounds_count({ count }), m.catalog_row_bpm({ bpm: formatNumber(tempo) })]
  if (count === 0) return null
  return (
    <>
      <p className={titleClass}>
        <span className="block truncate font-semibold">{m.tray_title()}</span>
        <span className="block truncate text-sm tabular-nums max-desktop:hidden">
          {facts.join(' · ')}
        </span>
      </p>
      <LaneSpines />
    </>
  )
}

/** The time, the fit of a fitted track, and the button that keeps it. */
function NeedleControls({ track }: { readonly track: Track }) {
  const plan = useFitPlan(track)
  return (
    <div className="flex items-center gap-2 tablet:gap-4">
      <PlayerTime />
      {plan ? <FitControl track={track} plan={plan} /> : null}
      <NeedleAlone />
      {isForTray(track) ? (
        // On phones, the row has it, too, and there is only room for one of both.
        <div className={plan ? 'max-tablet:hidden' : ''}>
          <KeepButton track={track} />
        </div>
      ) : null}
    </div>
  )
}

/** A switch, while the kept sounds play, that silences them under what is auditioned. */
function NeedleAlone() {
  const isTrayOn = useTray(isOn)
  const isPressed = useTray((state) => state.isNeedleAlone)
  if (!isTrayOn) return null
  return (
    <div className="max-tablet:hidden">
      <ToggleButton
        label={m.tray_needle_alone()}
        icon={Headphones}
        isPressed={isPressed}
        onPress={toggleNeedleAlone}
      />
    </div>
  )
}

/**
 * The position and the duration, where there is room. Hidden from screen readers, because the
 * slider's value includes both.
 */
function PlayerTime() {
  const position = usePlayer((state) => formatClock(state.position))
  const duration = usePlayer((state) => formatTrackLength(state.duration))
  return (
    <p aria-hidden="true" className="tabular-nums text-sm whitespace-nowrap max-desktop:hidden">
      {position} / {duration}
    </p>
  )
}

/** Phones only have room for the deck or, while it is empty, the menu. */
function DeckControls({ isLoop }: { readonly isLoop: boolean }) {
  const repeats = usePlayer((state) => state.repeatsLoops)
  const panel = useStore(openPanel, null)
  const hasLanes = useTray(({ lanes }) => lanes.length > 0)
  return (
    <>
      {hasLanes ? <DeckToggle /> : null}
      {isLoop ? (
        <div className="max-tablet:hidden">
          <ToggleButton
            label={m.player_repeat()}
            icon={Repeat}
            isPressed={repeats}
            onPress={() => player.toggleRepeat()}
          />
        </div>
      ) : null}
      <div className={hasLanes ? 'max-tablet:hidden' : ''}>
        <ToggleButton
          label={m.player_menu()}
          icon={Ellipsis}
          isPressed={panel === 'menu'}
          onPress={() => togglePanel('menu')}
        />
      </div>
    </>
  )
}
