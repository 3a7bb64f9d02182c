import { formatKey, formatNumber } from '#app/i18n/format.ts'
import { toKeyName } from './dial.ts'
import type { Dial } from './dial.ts'

/** Formats a tempo and a key: `128 · Am`; empty if neither is set. */
export function formatDial({ tempo, key }: Pick<Dial, 'tempo' | 'key'>): string {
  return [tempo && formatNumber(tempo), key && formatKey(toKeyName(key))]
    .filter((part) => part !== null)
    .join(' · ')
}
