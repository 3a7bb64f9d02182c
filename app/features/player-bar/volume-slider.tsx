import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { m } from '#app/paraglide/messages.js'
import { ToggleButton } from './toggle-button.tsx'
import { player, usePlayer } from '#app/features/player/use-player.ts'

/**
 * A volume slider with a mute button for desktop only; phones have volume buttons and ignore the
 * volume that a page sets.
 */
export function VolumeSlider() {
  const volume = usePlayer((state) => state.volume)
  const isMuted = usePlayer((state) => state.isMuted)
  return (
    <div className="hidden items-center gap-1 desktop:flex">
      <ToggleButton
        label={m.player_mute()}
        icon={isMuted ? VolumeX : Volume2}
        isPressed={isMuted}
        onPress={() => player.toggleMute()}
      />
      <input
        type="range"
        aria-label={m.player_volume()}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
        className="w-24 accent-current"
      />
    </div>
  )
}
