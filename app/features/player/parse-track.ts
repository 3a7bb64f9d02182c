import type { Track } from './track.ts'

/**
 * Parses a track stored on the device; returns null if the id, the title or a URL of the shop is
 * missing.
 */
export function parseTrack(value: unknown): Track | null {
  const fields: Record<string, unknown> = Object(value)
  const { id, title, url, kind, gain } = fields
  if (typeof id !== 'string' || typeof title !== 'string') return null
  if (typeof url !== 'string' || !/^(\/media\/|https?:\/\/)/.test(url)) return null
  const nameLocale = toText(fields['nameLocale'])
  return {
    id,
    title,
    url,
    subtitle: toText(fields['subtitle']),
    ...(nameLocale === null ? {} : { nameLocale }),
    productId: toPositive(fields['productId']),
    ...(fields['linksToPack'] === true ? { linksToPack: true } : {}),
    durationSeconds: toPositive(fields['durationSeconds']),
    kind: kind === 'loop' || kind === 'one-shot' || kind === 'pack' ? kind : null,
    bpm: toPositive(fields['bpm']),
    bars: toPositive(fields['bars']),
    key: toText(fields['key']),
    gain: isWithin(gain, 0, 16) ? gain : 1,
    peaks: toText(fields['peaks']),
    colors: parseColors(fields['colors']),
    coverUrl: toText(fields['coverUrl']),
  }
}

function parseColors(value: unknown): Track['colors'] {
  const [first, second] = Array.isArray(value) ? (value as unknown[]) : []
  return isColor(first) && isColor(second) ? [first, second] : null
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max
}

function toPositive(value: unknown): number | null {
  return isWithin(value, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER) ? value : null
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
