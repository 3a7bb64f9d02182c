import { readdirSync, readFileSync } from 'node:fs'

import { parseChord } from '#provider/programs/demo/music/harmony.ts'
import type { PackSpec } from '#provider/programs/demo/types.ts'

const packsFolder = new URL('../../provider/programs/demo/packs/', import.meta.url)
/** Exports of `voices/` that modify another voice and make no sound themselves. */
const voiceModifiers = new Set(['createChordVoice', 'fadeInAndOut', 'reverseVoice'])

/** Reads the source code of each pack, by slug. */
function readPackSources(): Map<string, string> {
  const texts = readdirSync(packsFolder).map((name) =>
    readFileSync(new URL(name, packsFolder), 'utf8'),
  )
  return new Map(
    texts.flatMap((text): [string, string][] => {
      const slug = /export const \w+: PackSpec = \{\s*slug: '([^']+)'/.exec(text)?.[1]
      return slug === undefined ? [] : [[slug, text]]
    }),
  )
}

/** Lists the voices that at least one pack uses. */
export function listUsedVoices(): string[] {
  const used = [...readPackSources().values()].flatMap((text) =>
    [...text.matchAll(/import \{([^}]+)\} from '\.\.\/voices\//g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => new RegExp(`\\b${name}\\(`).test(text)),
  )
  return [...new Set(used)].filter((name) => !voiceModifiers.has(name)).toSorted()
}

/**
 * Parses a chord symbol relative to the key, so that transposed chord sets are equal; null if it is
 * invalid.
 */
function toDegree(symbol: string, tonic: number): string | null {
  try {
    const { root, tones } = parseChord(symbol)
    return `${(root - tonic + 12) % 12}:${tones.join(',')}`
  } catch {
    return null
  }
}

/** Returns the sorted set of chords that a pack uses, relative to its key. */
export function getChordSet(pack: PackSpec): string {
  const text = readPackSources().get(pack.slug) ?? ''
  const tonic = parseChord(pack.key.split(' ')[0] ?? '').root
  const rows = [...text.matchAll(/'([A-G][^']* [^']*)'/g)]
    .map(([, row = '']) => row.split(' ').map((symbol) => toDegree(symbol, tonic)))
    .filter((row) => row.every((symbol) => symbol !== null))
  return [...new Set(rows.flat())].toSorted().join(' ')
}

/** Lists pairs of genres whose packs have the same value; equal empty values count as well. */
export function findSharedValues(
  packs: readonly PackSpec[],
  getValue: (pack: PackSpec) => string,
): string[] {
  return packs.flatMap((pack, i) =>
    packs
      .slice(0, i)
      .filter((other) => other.genre.code !== pack.genre.code && getValue(other) === getValue(pack))
      .map((other) => `${other.genre.code} and ${pack.genre.code}: ${getValue(pack)}`),
  )
}
