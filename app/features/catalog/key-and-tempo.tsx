import { formatKey, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { SoundItem } from './sound-item.ts'

interface KeyAndTempoProps {
  readonly item: Pick<SoundItem, 'key' | 'bpm'>
  readonly className?: string
}

/** Labels for the key and the tempo; unknown values are omitted. */
export function KeyAndTempo({ item: { key, bpm }, className = '' }: KeyAndTempoProps) {
  return (
    <p className={`flex gap-1 text-xs font-semibold whitespace-nowrap tabular-nums ${className}`}>
      {key === null ? null : <span className="key-and-tempo-label">{formatKey(key)}</span>}
      {bpm === null ? null : (
        <span className="key-and-tempo-label">{m.catalog_row_bpm({ bpm: formatNumber(bpm) })}</span>
      )}
    </p>
  )
}
