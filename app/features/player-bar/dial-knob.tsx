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
  const keyText = key === null ? null : formatKey(toKeyName(key))
  const values = [tempo === null ? null : formatNumber(tempo), keyText]
  const value = values.filter((text) => text !== null).join(' · ')
  return (
    <button
      type="button"
      data-dial-knob={isSet(dial) ? 'set' : 'own'}
      aria-expanded={isOpen}
      aria-label={value ? `${m.player_dial()}: ${value}` : m.player_dial()}
      title={m.player_dial()}
      onClick={() => togglePanel('dial')}
      className="grid h-11 w-13 content-center justify-items-center border border-current text-xs leading-tight font-semibold tabular-nums aria-expanded:bg-on-tint aria-expanded:text-tint"
    >
      <span className="text-base leading-none">{values[0] ?? '—'}</span>
      <span>{keyText ?? 'BPM'}</span>
    </button>
  )
}
