import AudioLines from 'lucide-react/icons/audio-lines'
import AudioWaveform from 'lucide-react/icons/audio-waveform'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Gauge from 'lucide-react/icons/gauge'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import Keyboard from 'lucide-react/icons/keyboard'
import ListEnd from 'lucide-react/icons/list-end'
import Piano from 'lucide-react/icons/piano'
import { useRouter } from '@tanstack/react-router'
import { formatShortcut } from '#app/features/shortcuts/format-shortcut.ts'
import { readShortcutSettings } from '#app/features/shortcuts/shortcut-settings.ts'
import { useIsFavorite } from '#app/features/favorites/favorite-button.tsx'
import { toggleFavorite } from '#app/features/favorites/favorite-ids.ts'
import { togglePanel } from '#app/features/player/panel-store.ts'
import { player, usePlayer } from '#app/features/player/use-player.ts'
import type { Track } from '#app/features/player/track.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { getSimilarSearch } from '#app/features/product/product-kinds.ts'
import { m } from '#app/paraglide/messages.js'
import { MenuItem } from './menu-item.tsx'
import { Panel } from './panel.tsx'
import { TrayMenuItems } from './tray-menu-items.tsx'

/** The player's menu, with actions that have no room in the bar. */
export function MenuPanel() {
  const { isOff, keys } = readShortcutSettings()
  // Only providers with filters send tempos and keys.
  const hasTempos = useProviderInfo().capabilities.filters
  const playsNext = usePlayer((state) => state.playsNext)
  const isOneShot = usePlayer((state) => state.track?.kind === 'one-shot')
  const track = usePlayer((state) => state.track)
  const similar = track && findSimilarSearch(track)
  const router = useRouter()
  return (
    <Panel title={m.player_menu()}>
      <ul className="grid gap-x-6 tablet:grid-cols-2">
        {hasTempos ? (
          <MenuItem
            label={m.player_dial()}
            icon={Gauge}
            shortcut={isOff ? undefined : formatShortcut(keys.dial)}
            onPress={() => togglePanel('dial')}
          />
        ) : null}
        <MenuItem
          label={m.player_plays_next()}
          icon={ListEnd}
          isPressed={playsNext}
          onPress={() => player.togglePlaysNext()}
        />
        <MenuItem
          label={m.player_waveform()}
          icon={AudioWaveform}
          shortcut={isOff ? undefined : formatShortcut(keys.waveform)}
          onPress={() => togglePanel('waveform')}
        />
        <TrayMenuItems shortcut={isOff ? undefined : formatShortcut(keys.tray)} />
        {isOneShot ? (
          <MenuItem
            label={m.player_sampler()}
            icon={Piano}
            shortcut={isOff ? undefined : formatShortcut(keys.playOnKeys)}
            onPress={() => togglePanel('sampler')}
          />
        ) : null}
        {hasTempos && similar ? (
          <MenuItem
            label={m.catalog_similar_sounds()}
            icon={AudioLines}
            shortcut={isOff ? undefined : formatShortcut(keys.similar)}
            onPress={() => void router.navigate({ to: '/catalog', search: similar })}
          />
        ) : null}
        {track ? <FavoriteItems track={track} /> : null}
        <MenuItem label={m.player_heard()} icon={History} onPress={() => togglePanel('heard')} />
        <MenuItem
          label={m.player_keys_title()}
          icon={Keyboard}
          shortcut={isOff ? undefined : formatShortcut(keys.help)}
          onPress={() => togglePanel('shortcuts')}
        />
      </ul>
    </Panel>
  )
}

/** Returns the search for sounds similar to a track; null if it has no page of its own. */
function findSimilarSearch({ productId, linksToPack, kind }: Track) {
  return productId === null || linksToPack || kind === 'pack'
    ? null
    : getSimilarSearch(productId, kind)
}

/**
 * Acts on the sound or, if it has no page of its own, on its pack; shortcuts do not apply to packs.
 */
function FavoriteItems({ track }: { readonly track: Track }) {
  const { isOff, keys } = readShortcutSettings()
  const { productId, subtitle } = track
  const isFavorite = useIsFavorite(productId)
  if (productId === null) return null
  const packName = track.linksToPack ? subtitle : null
  const hasKeys = !isOff && packName === null
  return (
    <>
      <MenuItem
        label={packName === null ? m.favorites_favorite() : m.favorites_toggle({ name: packName })}
        icon={Heart}
        shortcut={hasKeys ? formatShortcut(keys.favorite) : undefined}
        isPressed={isFavorite}
        onPress={() => toggleFavorite(productId)}
      />
      <MenuItem
        label={m.favorites_add_to_crate()}
        icon={FolderPlus}
        shortcut={hasKeys ? formatShortcut(keys.crate) : undefined}
        onPress={() => togglePanel('crates')}
      />
    </>
  )
}
