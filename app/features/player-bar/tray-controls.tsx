import Ellipsis from 'lucide-react/icons/ellipsis'
import Play from 'lucide-react/icons/play'
import SlidersVertical from 'lucide-react/icons/sliders-vertical'
import Square from 'lucide-react/icons/square'
import { openPanel, togglePanel } from '#app/features/player/panel-store.ts'
import { isOn } from '#app/features/tray/tray-store.ts'
import { tray, useTray } from '#app/features/tray/use-tray.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { useStore } from '#app/ui/store.ts'
import { ToggleButton } from './toggle-button.tsx'
import { VolumeSlider } from './volume-slider.tsx'

/** The tray controls in the player bar; absent while the tray is empty. */
export function TrayControls() {
  const count = useTray(({ lanes }) => lanes.length)
  const isPlaying = useTray(isOn)
  const panel = useStore(openPanel, null)
  if (count === 0) return null
  return (
    <div className="page-width flex min-h-[calc(var(--player-height)-1px)] items-center gap-x-4">
      <button
        type="button"
        aria-label={isPlaying ? m.tray_stop() : m.tray_play()}
        onClick={() => tray.toggle()}
        className="play-button size-11 border-current"
      >
        <Icon icon={isPlaying ? Square : Play} className="fill-current" />
      </button>
      <TrayTitle count={count} />
      <ToggleButton
        label={m.tray_open()}
        icon={SlidersVertical}
        isPressed={panel === 'tray'}
        onPress={() => togglePanel('tray')}
      />
      <ToggleButton
        label={m.player_menu()}
        icon={Ellipsis}
        isPressed={panel === 'menu'}
        onPress={() => togglePanel('menu')}
      />
      <VolumeSlider />
    </div>
  )
}

function TrayTitle({ count }: { readonly count: number }) {
  const tempo = useTray(({ plan }) => plan.tempo)
  const facts = [m.catalog_sounds_count({ count }), m.catalog_row_bpm({ bpm: formatNumber(tempo) })]
  return (
    <p className="min-w-0 flex-1 leading-tight">
      <span className="block truncate font-semibold">{m.tray_title()}</span>
      <span className="block truncate text-sm tabular-nums">{facts.join(' · ')}</span>
    </p>
  )
}
