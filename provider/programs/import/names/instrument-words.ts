import type { Instrument } from '../../../catalog/instruments.ts'
import { instrumentWords as namesByInstrument } from '../../../catalog/search/instrument-words.ts'
import { relatedWords } from '../../../catalog/search/related-words.ts'
import { fold } from './split-words.ts'

/**
 * Words and phrases for instruments in file names, in addition to those in searches: abbreviations
 * in sample libraries and narrower terms. In lowercase, without accents.
 */
const fileWords: Partial<Record<Instrument, string>> = {
  drums:
    'drum loop, drum beat, drum fill, drum roll, full drums, breakbeat, break beat, amen, top loop, tops, drumloop',
  kick: 'kik, kck, kd, drum bass, grossetrommel',
  snare: 'snr, sn, rim, rimshot, rim shot, sidestick, side stick, rs',
  clap: 'clp, cp, snap, finger snap',
  hat: 'ch, oh, chh, ohh, phh, closed hat, open hat, closed hh, open hh, cymbal closed, cymbal pedal, closed cymbal',
  cymbal: 'cym, china, gong',
  percussion:
    'shkr, tamb, cow bell, wood block, guiro, cabasa, tabla, djembe, darbuka, timbale, timpani, agogo, castanet, cajon, udu, taiko, beatbox, pandeiro, surdo',
  bass: 'bs, bss, bas, 808 bass, bass guitar, synth bass, acid, tb303, tb 303',
  synth: 'arp, arpeggio, arpeggiated, sequence, seq, synth loop',
  keys: 'pno, wurli, e piano, electric piano, ep, org, clav, accordion, akkordeon, melodica, harmonium, klavecimbel',
  guitar: 'guit, git, acoustic guitar, electric guitar, uke, mandolin, sitar',
  strings: 'strg, contrabass, double bass, harp, orchestral, pizzicato',
  brass:
    'brs, sax, saxophone, saxofon, flute, clarinet, oboe, woodwind, bassoon, querflote, flauto, flauta',
  pad: 'synth pad, drone, swell',
  lead: 'ld, synth lead, mel, topline, top line, hook, riff, solo',
  pluck: 'plk, synth pluck, koto, kalimba',
  bell: 'bll, glock, vibes, marimba, xylophone, music box, mallet, campanella',
  chords: 'chd, chord stab, progression',
  vocal:
    'voc, vocal chop, shout, adlib, ad lib, a capella, acappella, spoken, rap, scream, stem, hey, yeah',
  texture: 'txt, field recording, noise bed, vinyl noise, vinyl crackle, crackle, room tone, hiss',
  effect:
    'rise, downer, boom, cineboom, woosh, swoosh, swash, siren, scratch, sweeper, build up, buildup, drop fx, uplift, swell fx, backspin, rewind, blip, beep, bleep, alarm',
}

/** Words for a family such as `drum` or `synth`, which a more specific word overrides. */
const familyWords: Partial<Record<Instrument, string>> = {
  drums: 'drum & bass, drum and bass, drum n bass, drm, dr, break, groove, fill, kit',
  percussion: 'prc',
  synth: 'syn, modular',
  texture: 'atmos, ambiance, ambient, ambi, ambiente',
  effect:
    'reverse, glitch, noise, vinyl, robot, phone, crow, burp, misc, gerausch, rauschen, bruit, rumore, ruido, geluid, ruis',
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

/** Drum machine numbers in file names, which may precede other sounds. */
const machineWords: ReadonlySet<string> = new Set(['808', '303'])

/** The meaning of a word or phrase; `isFamily` if a more specific word overrides it. */
export interface InstrumentWord {
  readonly instrument: Instrument
  readonly isFamily: boolean
}

/** All words, and phrases with single spaces; later lists take precedence. */
export const instrumentWords: ReadonlyMap<string, InstrumentWord> = new Map([
  ...listNames(),
  ...listWords(relatedWords, false),
  ...listWords(familyWords, true),
  ...listWords(fileWords, false),
])

/** The maximum number of words in a phrase. */
export const longestPhrase = 3

function* listNames(): Generator<[string, InstrumentWord]> {
  for (const [instrument, byLocale] of listEntries(namesByInstrument)) {
    for (const words of Object.values(byLocale)) {
      const meaning = { instrument, isFamily: families.has(instrument) }
      for (const word of words) yield [toPhrase(word), meaning]
    }
  }
}

function* listWords(
  lists: Partial<Record<Instrument, string>>,
  isFamily: boolean,
): Generator<[string, InstrumentWord]> {
  for (const [instrument, words] of listEntries(lists)) {
    for (const word of words.split(',').map(toPhrase)) {
      if (!machineWords.has(word)) yield [word, { instrument, isFamily }]
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
