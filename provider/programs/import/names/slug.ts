import { createHash } from 'node:crypto'
import { maxCodeLength } from '../../../contract/codes.ts'
import { toPlainLetters } from '#shop/words/plain-letters.ts'

/** Leaves room for a number at the end. */
const maxLength = maxCodeLength - 20

/**
 * Converts a name to a slug: "Café & Bar F#" becomes "cafe-bar-f-sharp". A name without any Latin
 * letter or digit becomes `fallback` and part of its hash.
 */
export function toSlug(name: string, fallback: string): string {
  const slug = toPlainLetters(name.replace(/(?<![\p{L}\p{N}])([A-Ga-g])[#♯]/gu, '$1-sharp'))
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')
  if (slug !== '') return slug
  return `${fallback}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}

/**
 * Reserves the slug or, if it is taken, the first free one with a number from 2 appended, and
 * returns it.
 */
export function takeSlug(slug: string, taken: Set<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  taken.add(free)
  return free
}
