import { formatKey, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { AttributeSource } from '#app/provider/types/product.ts'
import type { SoundItem } from './sound-item.ts'

interface KeyAndTempoProps {
  readonly item: Pick<SoundItem, 'key' | 'keySource' | 'bpm' | 'bpmSource'>
}

/** Labels for key and tempo; unknown values are omitted, measured ones marked. */
export function KeyAndTempo({ item: { key, keySource, bpm, bpmSource } }: KeyAndTempoProps) {
  if (key === null && bpm === null) return null
  return (
    <p className="key-and-tempo">
      {key === null ? null : (
        <span>
          {formatKey(key)}
          <MeasuredMark source={keySource} />
        </span>
      )}
      {bpm === null ? null : (
        <span>
          {m.catalog_row_bpm({ bpm: formatNumber(bpm) })}
          <MeasuredMark source={bpmSource} />
        </span>
      )}
    </p>
  )
}

interface MeasuredMarkProps {
  readonly source: AttributeSource | null
}

/** Marks a measured value with a tilde and a screen reader text. */
export function MeasuredMark({ source }: MeasuredMarkProps) {
  return source === 'measured' ? (
    <span className="measured-mark">{` (${m.catalog_measured()})`}</span>
  ) : null
}
