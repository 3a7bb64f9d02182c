import type { Instrument } from '../../../catalog/instruments.ts'
import { toSearchText } from '../../../catalog/search-words.ts'
import { findConcepts, getConcept } from '../../../catalog/thesaurus/thesaurus.ts'
import type { Concept } from '../../../catalog/thesaurus/thesaurus.ts'
import { fold } from './split-words.ts'

/**
 * Words and phrases for instruments in file names, in addition to the thesaurus: abbreviations in
 * sample libraries, and words that mean something else in searches. In lowercase, without accents.
 */
const fileWords: Partial<Record<Instrument, string>> = {
  drums: 'full drums, breakbeat, break beat, amen, top loop, tops',
  kick: 'kik, kck, kd, drum bass',
  snare: 'sn',
  clap: 'clp, cp',
  hat: 'cymbal closed, cymbal pedal, closed cymbal',
  percussion: 'shkr',
  bass: 'bs, bss, bas, acid, tb303, tb 303',
  synth: 'synth loop',
  keys: 'org, harmonium',
  guitar: 'git',
  strings: 'strg, contrabass, double bass',
  brass: 'brs',
  lead: 'ld, mel, topline, top line, hook, riff',
  pluck: 'plk',
  bell: 'bll',
  chords: 'chd',
  vocal: 'a capella, rap, stem, yeah',
  texture: 'txt, field recording, noise bed, vinyl noise, vinyl crackle, crackle, room tone, hiss',
  effect:
    'rise, downer, boom, cineboom, woosh, swoosh, swash, siren, scratch, sweeper, build up, buildup, drop fx, uplift, swell fx, backspin, rewind, blip, beep, bleep, alarm',
}

/** Words for a family such as `drum` or `synth`, which a more specific word overrides. */
const familyWords: Partial<Record<Instrument, string>> = {
  drums: 'drum & bass, drum and bass, drum n bass, drm, dr, break, groove, fill, kit',
  percussion: 'prc',
  synth: 'syn, modular',
  texture: 'ambient, ambi, ambiente',
  effect: 'noise, vinyl, crow, burp, misc, gerausch, rauschen, bruit, rumore, ruido, geluid, ruis',
}

/** Instruments whose names are also families: "Drum Kick", "Synth Pad", "FX Vocal". */
const families: ReadonlySet<Instrument> = new Set([
  'drums',
  'percussion',
  'synth',
  'keys',
  'texture',
  'effect',
])

/** Instruments whose kinds are named for what they sound like: rain, engine, siren. */
const vague: ReadonlySet<Instrument> = new Set(['texture', 'effect'])

/** Drum machine numbers in file names, which may precede other sounds. */
const machineWords: ReadonlySet<string> = new Set(['808', '303'])

/** The meaning of a word or phrase; `isFamily` if a more specific word overrides it. */
export interface InstrumentWord {
  readonly instrument: Instrument
  readonly isFamily: boolean
}

/** The words of file names, and phrases with single spaces; later lists take precedence. */
const instrumentWords: ReadonlyMap<string, InstrumentWord> = new Map([
  ...listWords(familyWords, true),
  ...listWords(fileWords, false),
])

/** Returns the meaning of a phrase in file names or, failing that, in the thesaurus. */
export function findInstrumentWord(phrase: string): InstrumentWord | undefined {
  const known = instrumentWords.get(phrase)
  if (known !== undefined || machineWords.has(phrase)) return known
  return findConcepts(toSearchText(phrase), 'en')
    .map(toInstrumentWord)
    .find((word) => word !== null)
}

/** The maximum number of words in a phrase. */
export const longestPhrase = 3

/** Returns the instrument of a concept or of the one that it is directly a kind of. */
function toInstrumentWord(concept: Concept): InstrumentWord | null {
  if (concept.group !== 'instrument') return null
  const isNamed = concept.filter !== null
  const kin = [concept, ...concept.broader.map(getConcept)]
  const [instrument] = kin.flatMap(({ filter }) =>
    filter?.facet === 'instrument' ? [filter.value as Instrument] : [],
  )
  if (instrument === undefined) return null
  return { instrument, isFamily: isNamed ? families.has(instrument) : vague.has(instrument) }
}

function* listWords(
  lists: Partial<Record<Instrument, string>>,
  isFamily: boolean,
): Generator<[string, InstrumentWord]> {
  for (const [instrument, words] of listEntries(lists)) {
    for (const word of words.split(',').map(toPhrase)) {
      yield [word, { instrument, isFamily }]
    }
  }
}

function toPhrase(word: string): string {
  return fold(word).replaceAll('-', ' ').trim()
}

function listEntries<Value>(
  record: Readonly<Partial<Record<Instrument, Value>>>,
): [Instrument, Value][] {
  // The keys of these records are exactly the instruments.
  return Object.entries(record) as [Instrument, Value][]
}
