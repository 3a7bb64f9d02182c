import type { FacetOption } from '#app/provider/types/product-list.ts'

/** The distance of each natural note from C, in semitones. */
const naturals: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/**
 * Compares two options of the key facet in keyboard order from C, a root note or major key before
 * its minor key. Keys in another notation than `F# minor` come last.
 */
export function compareKeys(a: FacetOption, b: FacetOption): number {
  return getRank(a.label) - getRank(b.label)
}

function getRank(key: string): number {
  const [, letter = '', accidental = '', minor] = /^([A-G])([#b]?)( min)?/.exec(key) ?? []
  const natural = naturals[letter]
  if (natural === undefined) return Infinity
  const semitones = natural + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0)
  return semitones * 2 + (minor ? 1 : 0)
}
