import { basename, extname, posix } from 'node:path'
import { findInstrument, findKind } from './folder-words.ts'
import { splitWords } from './split-words.ts'
import type { Word } from './split-words.ts'

/**
 * Patterns among the file names of a pack: in "Kick 99", "Kick 100", "Kick 101" the number is a
 * counter, and a word that starts every name is the label or the pack.
 */
export interface FileSeries {
  /** Returns whether the word in this file's name is a counter rather than a tempo or key. */
  isCounter(path: string, index: number): boolean
  /** The number of leading words shared by all names of the pack. */
  readonly sharedWords: number
}

/**
 * Finds the counters and the shared leading words in a pack's file names, given as relative paths.
 */
export function findFileSeries(paths: readonly string[]): FileSeries {
  const names = paths.map((path) => ({ path, words: splitWords(getStem(path)) }))
  const counters = new Set<string>()
  const groups = Map.groupBy(names.flatMap(listSlots), ({ pattern }) => pattern)
  for (const slots of groups.values()) {
    const values = new Set(slots.map(({ value }) => value))
    for (const { value, id } of slots) {
      if (values.has(value - 1) || values.has(value + 1)) counters.add(id)
    }
  }
  return {
    isCounter: (path, index) => counters.has(toId(path, index)),
    sharedWords: countSharedWords(names.map(({ words }) => words)),
  }
}

/** Returns a file name without folders and extension. */
export function getStem(path: string): string {
  return basename(path, extname(path))
}

/** A number or single letter in a name; files with the same pattern differ only in it. */
interface Slot {
  readonly id: string
  readonly pattern: string
  readonly value: number
}

function listSlots({ path, words }: { path: string; words: readonly Word[] }): Slot[] {
  return words.flatMap(({ folded }, index) => {
    const value = toCount(folded)
    if (value === null) return []
    const type = /\d/.test(folded) ? '#' : '@'
    const rest = words.map((word, at) => (at === index ? type : word.folded)).join(' ')
    return { id: toId(path, index), pattern: `${posix.dirname(path)}/${rest}`, value }
  })
}

function toId(path: string, index: number): string {
  return `${index} ${path}`
}

/** Returns the value of a number or the position of a letter; null for any other word. */
function toCount(folded: string): number | null {
  if (/^\d{1,3}$/.test(folded)) return Number(folded)
  return /^[a-h]$/.test(folded) ? (folded.codePointAt(0) ?? 0) : null
}

/**
 * Requires at least three names that share the words and have others left. Excludes words for kinds
 * and instruments, which belong to the names.
 */
function countSharedWords(names: readonly (readonly Word[])[]): number {
  const [first = []] = names
  if (names.length < 3) return 0
  const shortest = Math.min(...names.map((words) => words.length))
  let count = 0
  while (
    count < shortest - 1 &&
    !isSoundWord(first[count]) &&
    names.every((words) => words[count]?.folded === first[count]?.folded)
  ) {
    count += 1
  }
  return count
}

function isSoundWord(word: Word | undefined): boolean {
  return word !== undefined && (findInstrument([word]) ?? findKind([word])) !== null
}
