import { formatKey, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { SoundItem } from './sound-item.ts'

const labelClass = 'grid min-h-5 min-w-8 place-items-center border border-current px-1 leading-none'

interface KeyAndTempoProps {
  readonly item: Pick<SoundItem, 'key' | 'bpm'>
  readonly className?: string
}

/** Labels for the key and the tempo; unknown values are omitted. */
export function KeyAndTempo({ item: { key, bpm }, className = '' }: KeyAndTempoProps) {
  return (
    <p className={`tabular-nums flex gap-1 text-xs font-semibold whitespace-nowrap ${className}`}>
      {key === null ? null : <span className={labelClass}>{formatKey(key)}</span>}
      {bpm === null ? null : (
        <span className={labelClass}>{m.catalog_row_bpm({ bpm: formatNumber(bpm) })}</span>
      )}
    </p>
  )
}
