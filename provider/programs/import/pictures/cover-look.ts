import { createHash } from 'node:crypto'
import { coverStyles } from '../../demo/types.ts'
import type { CoverStyle } from '../../demo/types.ts'

/** The colors of a pack and its sounds, as #rrggbb, and the style of their drawn covers. */
export interface CoverLook {
  readonly colors: readonly [string, string]
  readonly style: CoverStyle
}

/** Pairs of flat colors, deep and light, with a contrast ratio of at least 4.5:1. */
const coverPalette: readonly (readonly [string, string])[] = [
  ['#7a2048', '#ffd9a8'],
  ['#1f3a5f', '#f7c948'],
  ['#0f5257', '#f9d9c2'],
  ['#5b2a86', '#c9f2c7'],
  ['#8c2f1b', '#bfe3ff'],
  ['#22543d', '#ffc6d9'],
  ['#2b2d6e', '#ffb27a'],
  ['#6b4a12', '#d3e4ff'],
  ['#3a3a3f', '#ffe14d'],
  ['#0b4f8a', '#e8f7a1'],
  ['#8a1c5b', '#a7f0e1'],
  ['#45521a', '#ffdfef'],
  ['#103b3a', '#8ee6a1'],
  ['#6a1f1f', '#c4d9c9'],
  ['#3b1f5e', '#ffcf5c'],
  ['#14506e', '#ffc2b0'],
]

/**
 * Chooses the look of a new pack: the style and colors least used by other packs; its slug breaks
 * ties.
 */
export function chooseCoverLook(slug: string, others: readonly CoverLook[] = []): CoverLook {
  const digest = createHash('sha256').update(slug).digest()
  const [colors = ['#3a3a3f', '#ffe14d'] as const] = sortByUse(
    rotate(coverPalette, digest.readUInt32BE(0)),
    others.map((look) => look.colors[0]),
    ([first]) => first,
  )
  const [style = 'rings'] = sortByUse(
    rotate(coverStyles, digest.readUInt32BE(4)),
    others.map((look) => look.style),
    (value) => value,
  )
  return { colors, style }
}

function rotate<Value>(values: readonly Value[], number: number): readonly Value[] {
  const start = number % values.length
  return [...values.slice(start), ...values.slice(0, start)]
}

/** Sorts values by how often their names are used; keeps the order of equally used ones. */
function sortByUse<Value>(
  values: readonly Value[],
  used: readonly string[],
  getName: (value: Value) => string,
): Value[] {
  const count = (value: Value) => used.filter((name) => name === getName(value)).length
  return values.toSorted((first, second) => count(first) - count(second))
}
