import type { SoundKind } from '../../../contract/product-kinds.ts'
import type { Instrument } from '../../../catalog/instruments.ts'
import { findInstrumentWord, longestPhrase } from './instrument-words.ts'
import type { InstrumentWord } from './instrument-words.ts'
import { fold, splitCamelCase, splitWords } from './split-words.ts'
import type { Word } from './split-words.ts'

const kindWords: Readonly<Record<SoundKind, ReadonlySet<string>>> = {
  loop: new Set(
    'loop,lp,beat,groove,break,breakbeat,drumloop,boucle,bucle,lus,schleife,giro,phrase,topline,top loop,drum loop,drum beat'.split(
      ',',
    ),
  ),
  'one-shot': new Set(
    'one shot,oneshot,1shot,1 shot,shot,hit,os,single,stab,einzelschlag,colpo,golpe,coup,slag'.split(
      ',',
    ),
  ),
}

/** Words that may accompany a kind or an instrument in a folder name. */
const neutralWords = new Set(
  'sample,sound,audio,wav,24bit,24 bit,and,und,et,e,en,y,und,the,all,kit,folder,instrument,melodic,tonal,acoustic,electric,live,processed,dry,wet,bpm,stem,other,misc,various'.split(
    ',',
  ),
)

/** The attributes of sounds stated by words. */
export interface StatedSound {
  readonly kind: SoundKind | null
  readonly instrument: Instrument | null
}

/** A recognized phrase, and the words it covers. */
export interface Phrase<Value> {
  readonly value: Value
  readonly index: number
  readonly length: number
}

/** Finds the kind stated by words: the last one, such as "Loop" in "Kick Hit Loop". */
export function findKind(words: readonly Word[]): Phrase<SoundKind> | null {
  return listPhrases(words, findKindWord).at(-1) ?? null
}

/**
 * Finds the instrument stated by words: the first specific one ("Drum Kick Loop"), or else the last
 * family, which is the noun ("Glitch Drum Loop").
 */
export function findInstrument(words: readonly Word[]): Phrase<Instrument> | null {
  const found = listPhrases(words, findInstrumentForm)
  const best = found.find(({ value }) => !value.isFamily) ?? found.at(-1)
  return best === undefined ? null : { ...best, value: best.value.instrument }
}

/** Parses a folder name such as `One-Shots` or `Kick Loops`. */
export function parseFolderName(name: string): StatedSound {
  const words = splitWords(splitCamelCase(name))
  return {
    kind: findKind(words)?.value ?? null,
    instrument: findInstrument(words)?.value ?? null,
  }
}

/** Returns whether a folder name states only kinds and instruments. */
export function statesOnlyKinds(name: string): boolean {
  const words = splitWords(splitCamelCase(name))
  const covered = new Set(
    [...listPhrases(words, findKindWord), ...listPhrases(words, findInstrumentForm)].flatMap(
      ({ index, length }) => Array.from({ length }, (_, offset) => index + offset),
    ),
  )
  const isKnown = ({ folded }: Word, index: number) =>
    covered.has(index) ||
    /^\d+$/.test(folded) ||
    listForms(folded).some((form) => neutralWords.has(form))
  return covered.size > 0 && words.every(isKnown)
}

/** Lists the phrases that have a value, without overlaps, preferring the longest at each word. */
function listPhrases<Value>(
  words: readonly Word[],
  find: (phrase: string) => Value | undefined,
): Phrase<Value>[] {
  const found: Phrase<Value>[] = []
  for (let index = 0; index < words.length;) {
    const phrase = findPhraseAt(words, index, find)
    if (phrase !== null) found.push(phrase)
    index += phrase?.length ?? 1
  }
  return found
}

function findPhraseAt<Value>(
  words: readonly Word[],
  index: number,
  find: (phrase: string) => Value | undefined,
): Phrase<Value> | null {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const part = words.slice(index, index + length)
    const value =
      part.length === length ? find(part.map(({ folded }) => folded).join(' ')) : undefined
    if (value !== undefined) return { value, index, length }
  }
  return null
}

function findKindWord(phrase: string): SoundKind | undefined {
  const isIn = (kind: SoundKind) => listForms(phrase).some((form) => kindWords[kind].has(form))
  return isIn('one-shot') ? 'one-shot' : isIn('loop') ? 'loop' : undefined
}

/** Looks up a phrase as written, in the singular, and without a trailing number. */
function findInstrumentForm(phrase: string): InstrumentWord | undefined {
  for (const form of listForms(phrase)) {
    const word = findInstrumentWord(form)
    if (word !== undefined) return word
  }
  return undefined
}

function listForms(phrase: string): string[] {
  const plain = fold(phrase)
  const bare = plain.replace(/(?<=\p{L}{2})\d+[a-z]?$/u, '')
  return [plain, bare, ...[plain, bare].flatMap(listSingulars)]
}

/**
 * Lists possible singulars in the six languages, as of "Kicks", "Basses", "Loop's" and "Chitarre".
 */
function listSingulars(word: string): string[] {
  const forms = [/s$/, /es$/, /'s$/, /n$/, /en$/, /z$/]
  return forms.flatMap((ending) => (ending.test(word) ? [word.replace(ending, '')] : []))
}
