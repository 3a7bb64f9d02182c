import type { Locale } from '../../platform/texts/locales.ts'

/** The kinds of concepts. */
export type ConceptGroup =
  | 'instrument'
  | 'genre'
  | 'character'
  | 'technique'
  | 'machine'
  | 'role'
  | 'kind'

/** The language of a word; `*` for words that all six languages use. */
type WordLanguage = Locale | '*'

/** A word or phrase for a concept. */
export interface ConceptWord {
  readonly language: WordLanguage
  readonly text: string
  /** Whether the word first means another concept. */
  readonly isSecondary: boolean
  /** Whether speakers of other languages understand something else by it. */
  readonly isLocal: boolean
}

/** A concept as written in the data. */
export interface ConceptEntry {
  readonly id: string
  readonly group: ConceptGroup
  readonly broader: readonly string[]
  readonly near: readonly string[]
  readonly opposite: readonly string[]
  /** What it typically sounds like, which holds in this direction only. */
  readonly sounds: readonly string[]
  /** The code of the genre, if it differs from the id. */
  readonly code: string | null
  readonly words: readonly WordList[]
}

/** Words of one language in the format of `parseWords`. */
export interface WordList {
  readonly language: WordLanguage
  readonly text: string
}

/**
 * Parses concepts separated by empty lines. The first line is the id, followed by the broader
 * concepts after `<`, near ones after `~`, opposite ones after `!`, what it typically sounds like after
 * `:`, and a genre code after `=`. The other lines are words:
 *
 *     open-hat < hat ! closed-hat : long, bright
 *     * open hat, oh | de offene Hi-Hat
 *     nl open hihat
 */
export function parseConcepts(text: string, group: ConceptGroup): ConceptEntry[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.split('\n')
      return { ...parseHead(head), group, words: lines.flatMap(splitLanguages) }
    })
}

function parseHead(head: string) {
  const [id = '', ...parts] = head.split(' ')
  const edges = { '<': [], '~': [], '!': [], ':': [], '=': [] } as Record<string, string[]>
  let list: string[] = []
  for (const part of parts) {
    const next = edges[part]
    if (next === undefined) list.push(part.replace(',', ''))
    else list = next
  }
  const { '<': broader = [], '~': near = [], '!': opposite = [] } = edges
  const { ':': sounds = [], '=': codes = [] } = edges
  return { id, broader, near, opposite, sounds, code: codes[0] ?? null }
}

/** Splits words of one or several languages, such as `* open hat, oh | de offene Hi-Hat`. */
function splitLanguages(line: string): WordList[] {
  return line.split(' | ').map((part) => {
    const space = part.indexOf(' ')
    return { language: part.slice(0, space) as WordLanguage, text: part.slice(space + 1) }
  })
}

/**
 * Parses words separated by commas. A word ending in `?` first means another concept; one ending in
 * `!` counts only in its language.
 */
export function parseWords({ language, text: words }: WordList): ConceptWord[] {
  return words.split(', ').map((word) => {
    const isLocal = word.endsWith('!')
    const unmarked = isLocal ? word.slice(0, -1) : word
    const isSecondary = unmarked.endsWith('?')
    return { language, isLocal, isSecondary, text: isSecondary ? unmarked.slice(0, -1) : unmarked }
  })
}
