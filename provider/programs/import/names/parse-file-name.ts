import { posix } from 'node:path'
import type { Instrument } from '../../../catalog/instruments.ts'
import { findTags } from './find-tags.ts'
import { findFileSeries, getStem } from './file-series.ts'
import type { FileSeries } from './file-series.ts'
import { findInstrument, findKind, parseFolderName } from './folder-words.ts'
import type { SoundKind } from '../../../contract/product-kinds.ts'
import { findKeyAt } from './parse-key.ts'
import type { FoundKey } from './parse-key.ts'
import { findTempo } from './parse-tempo.ts'
import { buildName, findCodes } from './readable-name.ts'
import { splitCamelCase, splitWords } from './split-words.ts'
import type { Word } from './split-words.ts'

/** The attributes stated by a sound file's name and folders; null if not stated. */
export interface FileNameFacts {
  readonly name: string
  readonly kind: SoundKind | null
  readonly instrument: Instrument | null
  /** Beats per minute. */
  readonly bpm: number | null
  /** Such as "F# minor" or "F#", spelled with sharps. */
  readonly key: string | null
  readonly tags: readonly string[]
}

/** Unpitched instruments, in whose names a letter or note numbers the variants. */
const unpitched = new Set<Instrument>([
  'drums',
  'kick',
  'snare',
  'clap',
  'hat',
  'cymbal',
  'percussion',
])

/**
 * Parses a path such as `Loops/OVT_128_Am_Bass_Dusty.wav`. The name takes precedence over its
 * folders, and a folder over its parents. `series` distinguishes counters from tempos and keys.
 */
export function parseFileName(
  path: string,
  series: FileSeries = findFileSeries([path]),
): FileNameFacts {
  const stem = getStem(path)
  const rough = splitWords(stem)
  const codes = Math.max(series.sharedWords, findCodes(stem, rough))
  const isCounter = (index: number) => series.isCounter(path, index)
  const tempo = findTempo(rough, isCounter)
  const folders = posix.dirname(path).split('/').toReversed().map(parseFolderName)
  const stated = findStated(rough)
  const instrument =
    stated.instrument ?? folders.find((folder) => folder.instrument !== null)?.instrument ?? null
  const kind = stated.kind ?? folders.find((folder) => folder.kind !== null)?.kind ?? null
  const key = findKey(rough, { stem, instrument, tempo: tempo?.index ?? null, isCounter })
  const used = new Set([
    ...listIndexes(0, codes),
    ...(tempo === null ? [] : listIndexes(tempo.index, tempo.length)),
    ...(key === null ? [] : listKeyIndexes(rough, key)),
  ])
  const left = rough.filter((_, index) => !used.has(index))
  return {
    name: buildName(left.length > 0 ? left : rough, { kind, instrument }),
    kind: kind ?? (tempo?.isMarked === true ? 'loop' : null),
    instrument,
    bpm: tempo?.bpm ?? null,
    key: key?.found.key ?? null,
    tags: findTags(left),
  }
}

function findStated(rough: readonly Word[]) {
  const words = rough.flatMap(({ text }) => splitWords(splitCamelCase(text)))
  const find = <Value>(search: (words: readonly Word[]) => { value: Value } | null) =>
    search(rough)?.value ?? search(words)?.value ?? null
  return { kind: find(findKind), instrument: find(findInstrument) }
}

interface KeyContext {
  readonly stem: string
  readonly instrument: Instrument | null
  /** The index of the tempo. */
  readonly tempo: number | null
  readonly isCounter: (index: number) => boolean
}

interface PlacedKey {
  readonly found: FoundKey
  readonly index: number
}

/**
 * Finds the key: one with an accidental, mode or octave, or else a letter that is likely to be one.
 */
function findKey(words: readonly Word[], context: KeyContext): PlacedKey | null {
  const keys = words.flatMap((_, index) => {
    const found = findKeyAt(words, index)
    return found === null ? [] : [{ found, index }]
  })
  const clear = keys.filter(({ found, index }) => isClear(found, words[index], context))
  return clear.at(0) ?? keys.find((key) => isLikelyLetter(words, key, context)) ?? null
}

function isClear(found: FoundKey, word: Word | undefined, { instrument }: KeyContext): boolean {
  if (found.isLetter) return false
  const isOctave = /^[a-g]\d$/.test(word?.folded ?? '')
  return !isOctave || instrument === null || !unpitched.has(instrument)
}

/**
 * A single letter is a key next to a tempo, and at the end of a pitched sound's name: in "Bass Hit
 * C", but not in "Beat A", "Kick A" or a series of letters.
 */
function isLikelyLetter(
  words: readonly Word[],
  { found, index }: PlacedKey,
  { stem, instrument, tempo, isCounter }: KeyContext,
): boolean {
  if (!found.isLetter || isCounter(index)) return false
  const text = words[index]?.text ?? ''
  if (stem.includes(`(${text})`) || stem.includes(`[${text}]`)) return true
  if (tempo !== null && Math.abs(tempo - index) <= 1) return true
  if (/^(key|in|of)$/.test(words[index - 1]?.folded ?? '')) return true
  const isPitched = instrument !== null && !unpitched.has(instrument) && instrument !== 'effect'
  return isPitched && (index === words.length - 1 || text === text.toUpperCase())
}

/** Includes the words before the key in "Bass in E" and "Pad Key of D". */
function listKeyIndexes(words: readonly Word[], { found, index }: PlacedKey): number[] {
  const before = words.slice(Math.max(0, index - 2), index).map(({ folded }) => folded)
  const lead = before.join(' ') === 'key of' ? 2 : /^(in|key)$/.test(before.at(-1) ?? '') ? 1 : 0
  return listIndexes(index - lead, found.length + lead)
}

function listIndexes(start: number, length: number): number[] {
  return Array.from({ length }, (_, offset) => start + offset)
}
