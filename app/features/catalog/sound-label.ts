import { formatKey, formatMoney, formatSpokenDuration } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { SoundItem } from './sound-item.ts'

/** What matters of a sound in one line for a screen reader: `Kick, 0.4 seconds, F, €0.99`. */
export function soundLabel(item: SoundItem): string {
  const { durationSeconds, key, bpm, product } = item
  return [
    item.name,
    durationSeconds === null ? null : formatSpokenDuration(durationSeconds),
    key === null ? null : formatKey(key),
    bpm === null ? null : m.catalog_row_bpm({ bpm }),
    product?.price ? formatMoney(product.price) : (product?.priceText ?? null),
  ]
    .filter((part) => part !== null)
    .join(', ')
}
