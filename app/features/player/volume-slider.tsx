import Volume2 from 'lucide-react/icons/volume-2'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#app/paraglide/messages.js'
import { player, usePlayer } from './use-player.ts'

/**
 * A volume slider for desktop only; phones have volume buttons and ignore the volume that a page
 * sets.
 */
export function VolumeSlider() {
  const volume = usePlayer((state) => state.volume)
  return (
    <label className="hidden items-center gap-2 desktop:flex">
      <Icon icon={Volume2} />
      <span className="sr-only">{m.player_volume()}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
        className="w-24 accent-current"
      />
    </label>
  )
}
