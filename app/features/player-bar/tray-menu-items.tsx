import Layers from 'lucide-react/icons/layers'
import SlidersVertical from 'lucide-react/icons/sliders-vertical'
import { togglePanel } from '#app/features/player/panel-store.ts'
import { usePlayer } from '#app/features/player/use-player.ts'
import { isForTray } from '#app/features/tray/lane.ts'
import { toggleInTray } from '#app/features/tray/toggle-in-tray.ts'
import { noTrayIds, trayIds } from '#app/features/tray/tray-ids.ts'
import { m } from '#app/paraglide/messages.js'
import { useStore } from '#app/ui/store.ts'
import { MenuItem } from './menu-item.tsx'

/** The menu items that add the current track to the tray and open it. */
export function TrayMenuItems({ shortcut }: { readonly shortcut: string | undefined }) {
  const track = usePlayer((state) => state.track)
  const ids = useStore(trayIds, noTrayIds)
  return (
    <>
      {track && isForTray(track) ? (
        <MenuItem
          label={m.tray_add()}
          icon={Layers}
          shortcut={shortcut}
          isPressed={ids.includes(track.id)}
          onPress={() => toggleInTray(track)}
        />
      ) : null}
      <MenuItem label={m.tray_open()} icon={SlidersVertical} onPress={() => togglePanel('tray')} />
    </>
  )
}
