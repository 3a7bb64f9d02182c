import type { Tray } from '#app/features/tray/tray-store.ts'
import { isOn } from '#app/features/tray/tray-store.ts'
import { m } from '#app/paraglide/messages.js'
import { PositionDisplay } from './position-display.ts'

/**
 * Shows the tray on the lock screen and lets media keys control it. Returns a function that
 * disconnects it.
 */
export function connectTraySession(tray: Tray, session: MediaSession): () => void {
  session.metadata = new MediaMetadata({ title: m.tray_title() })
  const positions = new PositionDisplay(session)
  positions.showEndless()
  session.setActionHandler('play', () => tray.play())
  session.setActionHandler('pause', () => tray.stop())
  const showState = () => (session.playbackState = isOn(tray.get()) ? 'playing' : 'paused')
  showState()
  const unsubscribe = tray.subscribe(showState)
  return () => {
    unsubscribe()
    session.metadata = null
    positions.clear()
    session.setActionHandler('play', null)
    session.setActionHandler('pause', null)
  }
}
