import Ellipsis from 'lucide-react/icons/ellipsis'
import { togglePanel } from '#app/features/player/panel-store.ts'
import { TrayView } from '#app/features/tray-panel/tray-view.tsx'
import { m } from '#app/paraglide/messages.js'
import { Panel } from './panel.tsx'
import { ToggleButton } from './toggle-button.tsx'

/** The tray: sounds that play together. */
export function TrayPanel() {
  return (
    <Panel title={m.tray_title()} tools={<MenuButton />}>
      <TrayView />
    </Panel>
  )
}

/** Opens the menu on phones, whose bar has no room for it. */
function MenuButton() {
  return (
    <div className="tablet:hidden">
      <ToggleButton
        label={m.player_menu()}
        icon={Ellipsis}
        isPressed={false}
        onPress={() => togglePanel('menu')}
      />
    </div>
  )
}
