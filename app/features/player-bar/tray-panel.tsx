import { TrayView } from '#app/features/tray-panel/tray-view.tsx'
import { m } from '#app/paraglide/messages.js'
import { Panel } from './panel.tsx'

/** The tray: sounds that play together. */
export function TrayPanel() {
  return (
    <Panel title={m.tray_title()}>
      <TrayView />
    </Panel>
  )
}
