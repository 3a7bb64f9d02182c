import { useMatch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getTintStyle } from '#app/ui/tint.ts'
import { isOn } from '#app/features/tray/tray-store.ts'
import { tray, useTray } from '#app/features/tray/use-tray.ts'
import { openPanel } from '#app/features/player/panel-store.ts'
import type { PlayerStatus } from '#app/features/player/player-state.ts'
import type { Track } from '#app/features/player/track.ts'
import { fitStore } from '#app/features/player/fit-store.ts'
import { player, usePlayer } from '#app/features/player/use-player.ts'
import { useStore } from '#app/ui/store.ts'
import { usePlayerKeys } from '#app/features/shortcuts/use-player-keys.ts'
import { connectHeardList } from './connect-heard-list.ts'
import { connectMediaKeys } from './connect-media-keys.ts'
import { OpenPanel } from './panels.tsx'
import { useIsGone } from './use-is-gone.ts'
import { useFitPlan } from './fit-control.tsx'
import { isHeard } from '#app/features/player/player-state.ts'
import { followNeedle } from '#app/features/tray/needle-alone.ts'
import { Strip } from './strip.tsx'

/** Shows the bar only on pages with sounds. */
const besideSoundsClass = 'hidden [body:has(main_[data-play])_&]:block'

/**
 * The deck, fixed to the bottom of the page, in the colors of the current track. While only the kept
 * sounds play, or without a track, it shows them, in the colors of the first one.
 */
export function PlayerBar({ track }: { readonly track: Track | null }) {
  const handleKeyDown = usePlayerKeys()
  const isTrayOn = useTray(isOn)
  const isTrackHeard = usePlayer(isHeard)
  const shownTrack = isTrayOn && !isTrackHeard ? null : track
  const firstLane = useTray(({ lanes }) => lanes[0])
  const panel = useStore(openPanel, null)
  // A silent deck is shown on pages with sounds, but not at the checkout.
  const isSilent = !isTrayOn && shownTrack === null && panel === null
  const isCheckout = useMatch({
    from: '/cart',
    shouldThrow: false,
    select: ({ search }) => search.step === 'checkout',
  })
  const silentClass = isCheckout ? 'hidden' : besideSoundsClass
  useEffect(() => {
    if ('mediaSession' in navigator) return connectMediaKeys(player, tray, navigator.mediaSession)
    return undefined
  }, [])
  useEffect(() => connectHeardList(player), [])
  useEffect(followNeedle, [])
  return (
    <section
      aria-label={m.player_region()}
      data-player
      style={getTintStyle(shownTrack ? shownTrack.colors : firstLane?.track.colors)}
      onKeyDown={isTrayOn && !shownTrack ? undefined : handleKeyDown}
      className={`fixed inset-x-0 bottom-0 z-50 border-t border-outline bg-tint text-on-tint ${isSilent ? silentClass : ''}`}
    >
      <OpenPanel />
      <Strip track={shownTrack} />
      {shownTrack ? <StatusMessage track={shownTrack} /> : null}
    </section>
  )
}

/** Announces only errors; playing and pausing are audible. */
function StatusMessage({ track }: { readonly track: Track }) {
  const status = usePlayer((state) => state.status)
  const isGone = useIsGone(track)
  const hasFitPlan = useFitPlan(track) !== null
  const fit = useStore(fitStore, null)
  const isUnfitted = hasFitPlan && fit?.url === track.url && fit.status === 'failed'
  const message = getMessage({ status, isGone, isUnfitted })
  return (
    <p role="status" className={message ? 'page-width pb-2 text-sm font-semibold' : ''}>
      {message}
    </p>
  )
}

interface Playback {
  readonly status: PlayerStatus
  readonly isGone: boolean
  readonly isUnfitted: boolean
}

function getMessage({ status, isGone, isUnfitted }: Playback): string | null {
  if (status === 'failed') return isGone ? m.player_gone() : m.player_failed()
  if (status === 'blocked') return m.player_blocked()
  return isUnfitted ? m.player_fit_failed() : null
}
