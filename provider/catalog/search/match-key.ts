import { accidentals, germanModes, modes, modeSuffixes, notes, pitchCodes } from './key-words.ts'
import type { Mode, Note } from './key-words.ts'
import type { Token } from './tokens.ts'

/** A key in the text: its filter codes, and the number of words in its name. */
export interface KeyMatch {
  readonly values: readonly string[]
  readonly count: number
}

/**
 * Recognizes a key at the start of the words, such as "Am", "F# minor", "fa dièse mineur" or
 * "Fis-Moll". A note alone stands for all keys with that root, but only if it has an accidental:
 * "A", "la" and "sol" are ordinary words. Returns null for anything else.
 */
export function matchKey(tokens: readonly Token[]): KeyMatch | null {
  const [first] = tokens
  if (first === undefined) return null
  const joined = matchJoined(first)
  if (joined !== null) return { values: joined, count: 1 }
  const note = notes.get(first.folded)
  if (note === undefined) return null
  const accidental = accidentals.get(tokens[1]?.folded ?? '') ?? 0
  const count = accidental === 0 ? 1 : 2
  const modeWord = tokens[count]?.folded ?? ''
  const mode = modes.get(modeWord)
  const pitch = getPitch(first.folded, note, modeWord) + accidental
  if (mode !== undefined) return { values: [toCode(pitch, mode)], count: count + 1 }
  return note.isUnambiguous || accidental !== 0 ? { values: listCodes(pitch), count } : null
}

/** Recognizes a note and a mode in one word, such as "Am", "F#min" or "Cmaj". */
function matchJoined({ folded, typed }: Token): string[] | null {
  for (const suffix of modeSuffixes) {
    if (!folded.endsWith(suffix)) continue
    const name = folded.slice(0, -suffix.length)
    const note = notes.get(name)
    if (note === undefined || !note.takesSuffix) continue
    const mode = suffix === 'm' ? readLetterMode(name, typed) : modes.get(suffix)
    return mode === undefined ? null : [toCode(getPitch(name, note, suffix), mode)]
  }
  return null
}

/**
 * Returns the mode for a trailing letter M: in chord names, a capital one means major, but "FM" and
 * "AM" are kinds of synthesis, and so is "fm".
 */
function readLetterMode(name: string, typed: string): Mode | undefined {
  if (typed.endsWith('m')) return typed === 'fm' ? undefined : 'minor'
  return name.length > 1 ? 'major' : undefined
}

/** Returns the pitch class of a note; with a German mode, B is a semitone lower. */
function getPitch(name: string, note: Note, mode: string): number {
  return name === 'b' && germanModes.has(mode) ? note.pitch - 1 : note.pitch
}

function toRoot(pitch: number): string {
  return pitchCodes[(pitch + 12) % 12] ?? ''
}

function toCode(pitch: number, mode: Mode): string {
  return `${toRoot(pitch)}-${mode}`
}

function listCodes(pitch: number): string[] {
  return [toRoot(pitch), toCode(pitch, 'minor'), toCode(pitch, 'major')]
}
