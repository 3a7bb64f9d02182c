import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { openPanel } from '#app/features/player/panel-store.ts'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { isHeard } from '#app/features/player/player-state.ts'
import type { Track } from '#app/features/player/track.ts'
import { player, usePlayer } from '#app/features/player/use-player.ts'
import { isForTray } from '#app/features/tray/lane.ts'
import { isOn } from '#app/features/tray/tray-store.ts'
import { tray, useTray } from '#app/features/tray/use-tray.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { useStore } from '#app/ui/store.ts'

const buttonClass = 'size-11 border-current'

/**
 * The only play button of the bar: for the tray and the current track over it, or, while only the
 * track is heard, a demo is chosen or nothing is kept, for the track.
 */
export function StripPlay({ track }: { readonly track: Track | null }) {
  const isTrayOn = useTray(isOn)
  const hasLanes = useTray(({ lanes }) => lanes.length > 0)
  const isTrackHeard = usePlayer(isHeard) && track !== null
  const isDeckOpen = useStore(openPanel, null) === 'tray'
  const isDemo = track !== null && !isForTray(track)
  const isForTrack = !hasLanes || (!isTrayOn && (isTrackHeard || (isDemo && !isDeckOpen)))
  if (isForTrack) return track ? <PlayButton track={track} className={buttonClass} /> : null
  return (
    <button
      type="button"
      aria-label={isTrayOn ? m.tray_stop() : m.tray_play()}
      onClick={isTrayOn ? stopAll : playAll}
      className={`play-button ${buttonClass}`}
    >
      <Icon icon={isTrayOn ? Square : Play} className="fill-current" />
    </button>
  )
}

/** The track that the button has paused together with the tray. */
let pausedId: string | null = null

function stopAll(): void {
  const state = player.getState()
  pausedId = isHeard(state) ? (state.track?.id ?? null) : null
  if (pausedId !== null) player.pause()
  tray.stop()
}

function playAll(): void {
  tray.play()
  if (pausedId !== null && pausedId === player.getState().track?.id) player.resume()
  pausedId = null
}
