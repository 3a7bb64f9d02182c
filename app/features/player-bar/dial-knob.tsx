import { dialStore, getActiveDial, initialDial, trayDial } from '#app/features/dial/dial-store.ts'
import { isSet, toKeyName } from '#app/features/dial/dial.ts'
import { openPanel, togglePanel } from '#app/features/player/panel-store.ts'
import type { Track } from '#app/features/player/track.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatKey, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { useStore } from '#app/ui/store.ts'

/**
 * The tempo and key in which sounds are heard: the session's, those of the tray that plays, or the
 * track's own. Opens the fields that change them.
 */
export function DialKnob({ track }: { readonly track: Track | null }) {
  const dial = getActiveDial(useStore(dialStore, initialDial))
  const heard = useStore(trayDial, null) ?? dial
  const isOpen = useStore(openPanel, null) === 'dial'
  // Only providers with filters send tempos and keys.
  const hasTempos = useProviderInfo().capabilities.filters
  if (!hasTempos) return null
  const isLoop = track?.kind === 'loop'
  const tempo = heard.tempo ?? (isLoop ? track.bpm : null)
  const key = heard.key ?? (isLoop ? track.key : null)
  const keyText = key === null ? 'BPM' : formatKey(toKeyName(key))
  return (
    <button
      type="button"
      data-dial-knob={isSet(dial) ? 'set' : 'own'}
      aria-expanded={isOpen}
      title={m.player_dial()}
      onClick={() => togglePanel('dial')}
      className="grid h-11 w-13 content-center justify-items-center border border-current text-xs leading-tight font-semibold tabular-nums aria-expanded:bg-on-tint aria-expanded:text-tint"
    >
      <span className="sr-only">{`${m.player_dial()} `}</span>
      <span className="text-base leading-none">{tempo === null ? '—' : formatNumber(tempo)}</span>
      <span>{keyText}</span>
    </button>
  )
}
