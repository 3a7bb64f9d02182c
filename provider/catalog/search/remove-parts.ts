import type { Span } from './tokens.ts'

/** Returns a search text without some of its parts and without empty quotes. */
export function removeParts(text: string, parts: readonly Span[]): string {
  return parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
    .replace(/["“”„«»]\s*["“”„«»]/gu, ' ')
    .replace(/^[\s,;/&+-]+|[\s,;/&+-]+$/gu, '')
    .replace(/\s+/gu, ' ')
}
