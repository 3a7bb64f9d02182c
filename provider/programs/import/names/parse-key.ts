import { splitWords } from './split-words.ts'
import type { Word } from './split-words.ts'

const naturals: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }
const pitchNames = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const

/** Syllables used in other languages, which only name a key if followed by a mode: "La minore". */
const syllables: Readonly<Record<string, number>> = {
  do: 0,
  re: 2,
  mi: 4,
  fa: 5,
  sol: 7,
  la: 9,
  si: 11,
}

const minorWords = /^(m|min|minor|mol|moll|mineur|minore|menor|mnr)$/
const majorWords = /^(maj|major|dur|majeur|maggiore|mayor|mjr|majeure)$/
const germanWords = /^(dur|moll)$/

/** A key at the start of some words. */
export interface FoundKey {
  /** Such as "F# minor", or "F#" without a mode; spelled with sharps. */
  readonly key: string
  /** The number of words in its name. */
  readonly length: number
  /** True for a single letter, which can also number variants ("Beat A", "Beat B"). */
  readonly isLetter: boolean
}

/**
 * Parses a complete key such as "F# minor", "Bbm", "Ab major" or "F sharp min"; returns null for
 * anything else.
 */
export function parseStatedKey(text: string): string | null {
  const words = splitWords(text)
  const found = findKeyAt(words, 0)
  return found !== null && found.length === words.length ? found.key : null
}

/** Returns the key that starts at a word, or null. */
export function findKeyAt(words: readonly Word[], index: number): FoundKey | null {
  const first = words[index]
  if (first === undefined) return null
  const single = parseSingleWord(first) ?? parseSyllable(first)
  if (single === null) return null
  const accidental = parseAccidental(words[index + 1]?.folded)
  const hasAccidental = single.mode === null && single.isPlain && accidental !== null
  const next = words[index + (hasAccidental ? 2 : 1)]
  const mode = single.mode ?? parseMode(next)
  if (single.isSyllable && mode === null) return null
  const isGerman = mode !== null && next !== undefined && germanWords.test(next.folded)
  const shift = (hasAccidental ? accidental : 0) + (isGerman && first.folded === 'b' ? -1 : 0)
  const length = 1 + (hasAccidental ? 1 : 0) + (single.mode === null && mode !== null ? 1 : 0)
  return {
    key: formatKey(single.root + shift, mode),
    length,
    isLetter: single.isPlain && length === 1,
  }
}

/** Formats a root in semitones above C, possibly in another octave, and a mode. */
function formatKey(root: number, mode: string | null): string {
  const name = pitchNames[((root % 12) + 12) % 12] ?? 'C'
  return mode === null ? name : `${name} ${mode}`
}

interface SingleWord {
  readonly root: number
  readonly mode: 'minor' | 'major' | null
  /** True if the word is a single letter. */
  readonly isPlain: boolean
  readonly isSyllable: boolean
}

function parseSyllable({ folded }: Word): SingleWord | null {
  const [, syllable = '', sharp = ''] = /^([a-z]+)(#?)$/.exec(folded) ?? []
  const root = syllables[syllable]
  if (root === undefined) return null
  return { root: root + sharp.length, mode: null, isPlain: sharp === '', isSyllable: true }
}

/**
 * Parses one word: a root with an optional accidental, mode or chord ("Fm", "Bbmaj7", "C4"). "FM"
 * and "fm" are a kind of synthesis and "am" is a word, unless a capital root makes them a key.
 */
function parseSingleWord({ text }: Word): SingleWord | null {
  const parts =
    /^([A-Ha-h])(#|♯|b|♭|s(?:harp)?|flat|is|es)?(m|M|min|Min|MIN|minor|Minor|MINOR|maj|Maj|MAJ|major|Major|MAJOR)?((?:\d{1,2}|maj7|min7|m7|sus[24]?|add9|dim|aug)?)$/.exec(
      text,
    )
  if (parts === null) return null
  const [, letter = '', accidental = '', mode = '', extension = ''] = parts
  const root = letter.toLowerCase() === 'h' ? 11 : naturals[letter.toLowerCase()]
  if (root === undefined) return null
  if (letter.toLowerCase() === 'h' && mode + accidental + extension === '') return null
  if (!isLikelyKey({ letter, accidental, mode, extension })) return null
  return {
    root: root + parseAccidentalSign(accidental),
    mode: toMode(mode, extension),
    isPlain: accidental + mode + extension === '',
    isSyllable: false,
  }
}

interface Parts {
  readonly letter: string
  readonly accidental: string
  readonly mode: string
  readonly extension: string
}

function isLikelyKey({ letter, accidental, mode, extension }: Parts): boolean {
  const isUpper = letter !== letter.toLowerCase()
  // In lowercase, "as", "es", "ds" and "bb" are words or counters, as are "am", "em", "fm" and
  // "dm".
  if (/^(s|is|es)$/.test(accidental)) return isUpper && mode !== ''
  if (mode === 'M') return isUpper && letter !== 'F'
  if (mode === 'm' && !isUpper) return extension !== '' || accidental !== ''
  if (accidental === 'b' && !isUpper) return mode !== ''
  // The octaves of notes range from 0 to 8; other numbers are chords only after a mode.
  if (/^\d+$/.test(extension) && mode === '') return /^[0-8]$/.test(extension)
  return true
}

function toMode(mode: string, extension: string): 'minor' | 'major' | null {
  if (/^m(in(or)?)?$/i.test(mode) && mode !== 'M') return 'minor'
  if (mode !== '' || extension === 'maj7') return 'major'
  return extension === 'min7' || extension === 'm7' ? 'minor' : null
}

function parseMode(word: Word | undefined): 'minor' | 'major' | null {
  if (word === undefined) return null
  if (word.text === 'M') return 'major'
  if (minorWords.test(word.folded)) return 'minor'
  return majorWords.test(word.folded) ? 'major' : null
}

function parseAccidental(folded: string | undefined): 1 | -1 | null {
  if (/^(#|sharp|diese|diesis|sostenido)$/.test(folded ?? '')) return 1
  return /^(flat|bemol|bemolle)$/.test(folded ?? '') ? -1 : null
}

function parseAccidentalSign(sign: string): number {
  if (sign === '') return 0
  return sign === 'b' || sign === '♭' || sign === 'flat' || sign === 'es' ? -1 : 1
}
