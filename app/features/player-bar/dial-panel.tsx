import { DialControls } from '#app/features/dial/dial-controls.tsx'
import { m } from '#app/paraglide/messages.js'
import { Panel } from './panel.tsx'

/** The session's tempo and key. */
export function DialPanel() {
  return (
    <Panel title={m.player_dial()}>
      <DialControls />
    </Panel>
  )
}
