import type { Instrument } from '../../../catalog/instruments.ts'
import { findInstrument, findKind } from './folder-words.ts'
import type { SoundKind } from '../../../contract/product-kinds.ts'
import { splitCamelCase, splitWords } from './split-words.ts'
import type { Word } from './split-words.ts'

/** The maximum length of a name in characters. */
const maxLength = 80

/** Instruments as added to a name that would otherwise be just a number. */
const instrumentNames: Partial<Record<Instrument, string>> = { hat: 'Hi-Hat', effect: 'Effect' }

/**
 * Returns the number of leading words that are codes of the label and the pack, such as "OVT" in
 * `OVT_128_Am_Bass`: short, uppercase, and not an instrument's abbreviation.
 */
export function findCodes(stem: string, words: readonly Word[]): number {
  if (!stem.includes('_')) return 0
  const isCode = (word: Word) =>
    /^(?=.*[A-Z])[A-Z0-9]{2,6}$/.test(word.text) &&
    !/^[A-G]#?(M|MIN|MAJ)?\d?$/.test(word.text) &&
    !/bpm/i.test(word.text) &&
    findInstrument([word]) === null &&
    findKind([word]) === null
  const count = words.findIndex((word) => !isCode(word))
  return count === -1 ? 0 : count
}

/**
 * Builds the displayed name from the words that state neither tempo nor key: "Bass Dusty", "Keys
 * Loop", "Kick 04 Punchy". Omits "Loop" unless nothing else is left.
 */
export function buildName(
  words: readonly Word[],
  { kind, instrument }: { kind: SoundKind | null; instrument: Instrument | null },
): string {
  const spelled = words.flatMap(splitWord)
  const named = removeKind(spelled).filter(({ text }) => /[\p{L}\p{N}&]/u.test(text))
  const isPlain = named.every((word) => isNumber(word) || findInstrument([word]) !== null)
  const parts = joinHyphens(named).map(toTitleCase)
  const first = parts[0] ?? ''
  if (/^\d+$/.test(first) && parts.length > 1) parts.push(...parts.splice(0, 1))
  if (parts.every((part) => /^\d+$/.test(part))) parts.unshift(nameInstrument(instrument))
  if (isPlain && kind === 'loop') insertBeforeNumbers(parts, 'Loop')
  return parts.join(' ').slice(0, maxLength).trim()
}

function splitWord({ text, isHyphenated }: Word): Word[] {
  const [first, ...rest] = splitWords(splitCamelCase(text))
  return first === undefined ? [] : [{ ...first, isHyphenated }, ...rest]
}

/** Keeps the hyphens of "Hi-Hat" and "TR-808", but not those of `kick-04-punchy`. */
function joinHyphens(words: readonly Word[]): string[] {
  const isSeparator = words.length > 2 && words.slice(1).every((word) => word.isHyphenated)
  const parts: string[] = []
  for (const { text, isHyphenated } of words) {
    const last = parts.pop()
    if (last === undefined) parts.push(text)
    else if (isHyphenated && !isSeparator) parts.push(`${last}-${text}`)
    else parts.push(last, text)
  }
  return parts
}

function removeKind(words: readonly Word[]): readonly Word[] {
  const kind = findKind(words)
  if (kind === null) return words
  const left = words.filter((_, at) => at < kind.index || at >= kind.index + kind.length)
  const phrase = words.slice(kind.index, kind.index + kind.length).map(({ folded }) => folded)
  // "Beat", "Break" and "Stab" are part of a name; "Loop" and "One Shot" only state the kind.
  const isPureKind = /^(loops?|lp|one ?shots?|1 ?shots?|os)$/.test(phrase.join(' '))
  return isPureKind && left.some(({ text }) => /\p{L}{2}/u.test(text)) ? left : words
}

function isNumber({ folded }: Word): boolean {
  return /^\d+$/.test(folded)
}

function nameInstrument(instrument: Instrument | null): string {
  if (instrument === null) return 'Sound'
  return instrumentNames[instrument] ?? instrument.charAt(0).toUpperCase() + instrument.slice(1)
}

function insertBeforeNumbers(parts: string[], word: string): void {
  const at = parts.findIndex((part) => /^\d+$/.test(part))
  parts.splice(at === -1 ? parts.length : at, 0, word)
}

/**
 * Capitalizes lowercase words, abbreviations ("BD", "3D") and long uppercase words; keeps "808",
 * "80s", "FM" and "McCoy".
 */
function toTitleCase(text: string): string {
  if (/^(bd|sd|sn|hh|ch|oh|fx|sfx|dnb|[23]d)$/i.test(text)) return text.toUpperCase()
  return text.split('-').map(capitalize).join('-')
}

function capitalize(text: string): string {
  const isShouted = text.length > 3 && text === text.toUpperCase()
  const rest = isShouted ? text.slice(1).toLowerCase() : text.slice(1)
  return text.charAt(0).toUpperCase() + rest
}
