import { readdirSync, readFileSync } from 'node:fs'

import { chord } from '#app/provider-embedded/demo/music/harmony.ts'
import type { PackSpec } from '#app/provider-embedded/demo/types.ts'

const folder = new URL('../../app/provider-embedded/demo/packs/', import.meta.url)
/** Exports of `voices/` that modify another voice and make no sound themselves. */
const modifiers = new Set(['chordOf', 'arched', 'reversed'])

/** Source text of each pack by its slug. */
function sources(): Map<string, string> {
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  return new Map(
    texts.flatMap((text): [string, string][] => {
      const slug = /export const \w+: PackSpec = \{\s*slug: '([^']+)'/.exec(text)?.[1]
      return slug === undefined ? [] : [[slug, text]]
    }),
  )
}

/** Names of the voices that at least one pack plays. */
export function voicesUsed(): string[] {
  const used = [...sources().values()].flatMap((text) =>
    [...text.matchAll(/import \{([^}]+)\} from '\.\.\/voices\//g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => new RegExp(`\\b${name}\\(`).test(text)),
  )
  return [...new Set(used)].filter((name) => !modifiers.has(name)).toSorted()
}

/** A chord relative to the key, so that transposed sets of chords are equal. */
function degree(symbol: string, tonic: number): string | null {
  try {
    const { root, tones } = chord(symbol)
    return `${(root - tonic + 12) % 12}:${tones.join(',')}`
  } catch {
    return null
  }
}

/** The chords a pack is written in, relative to its key, in no order. */
export function chordSet(pack: PackSpec): string {
  const text = sources().get(pack.slug) ?? ''
  const tonic = chord(pack.key.split(' ')[0] ?? '').root
  const rows = [...text.matchAll(/'([A-G][^']* [^']*)'/g)]
    .map(([, row = '']) => row.split(' ').map((symbol) => degree(symbol, tonic)))
    .filter((row) => row.every((symbol) => symbol !== null))
  return [...new Set(rows.flat())].toSorted().join(' ')
}

/** Pairs of genres that share one of the values their packs have; an empty value counts. */
export function sharedByGenres(
  packs: readonly PackSpec[],
  valueOf: (pack: PackSpec) => string,
): string[] {
  return packs.flatMap((pack, i) =>
    packs
      .slice(0, i)
      .filter((other) => other.genre.code !== pack.genre.code && valueOf(other) === valueOf(pack))
      .map((other) => `${other.genre.code} and ${pack.genre.code}: ${valueOf(pack)}`),
  )
}
