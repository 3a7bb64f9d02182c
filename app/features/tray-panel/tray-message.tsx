import type { TrayStatus } from '#app/features/tray/tray-store.ts'
import { useTray } from '#app/features/tray/use-tray.ts'
import { m } from '#app/paraglide/messages.js'

/** Announces only errors; playing and stopping are audible. */
export function TrayMessage() {
  const status = useTray((state) => state.status)
  const message = getMessage(status)
  return (
    <p role="status" className={message ? 'mb-2 font-semibold' : ''}>
      {message}
    </p>
  )
}

function getMessage(status: TrayStatus): string | null {
  if (status === 'blocked') return m.player_blocked()
  return status === 'failed' ? m.tray_start_failed() : null
}
