import { DialControls } from '#app/features/dial/dial-controls.tsx'
import { m } from '#app/paraglide/messages.js'
import { Panel } from './panel.tsx'

/** The tempo and the key at which all loops play. */
export function DialPanel() {
  return (
    <Panel title={m.player_dial()}>
      <DialControls />
    </Panel>
  )
}
