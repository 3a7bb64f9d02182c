import type { Player } from '#app/features/player/player-store.ts'
import type { Track } from '#app/features/player/track.ts'
import { PositionDisplay } from './position-display.ts'

/**
 * Shows the current track on the lock screen and handles media keys and headset buttons. Returns a
 * function that disconnects the player.
 */
export function connectMediaSession(player: Player, session: MediaSession): () => void {
  setHandlers(session, {
    play: () => player.resume(),
    pause: () => player.pause(),
    previoustrack: () => player.previous(),
    nexttrack: () => player.next(),
    seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
  })
  let shownTrack: Track | null = null
  const positions = new PositionDisplay(session)
  function showState(): void {
    const { track, status, duration } = player.getState()
    session.playbackState = track === null ? 'none' : status === 'playing' ? 'playing' : 'paused'
    if (track !== shownTrack) session.metadata = track && toMediaMetadata(track)
    shownTrack = track
    const isPlaying = status === 'playing'
    positions.show({ position: player.getPosition(), duration, rate: player.getRate(), isPlaying })
  }
  showState()
  const unsubscribe = player.subscribe(showState)
  return () => {
    unsubscribe()
    session.metadata = null
    positions.clear()
    setHandlers(session, {})
  }
}

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

const actions = ['play', 'pause', 'previoustrack', 'nexttrack', 'seekto'] as const

function setHandlers(session: MediaSession, handlers: Handlers): void {
  for (const action of actions) session.setActionHandler(action, handlers[action] ?? null)
}

function toMediaMetadata(track: Track): MediaMetadata {
  return new MediaMetadata({
    title: track.title,
    artist: track.subtitle ?? '',
    artwork: track.coverUrl ? [{ src: track.coverUrl }] : [],
  })
}
