import type { Instrument } from '../domain/instruments.ts'

/**
 * Words and phrases by which the names of files and folders state an instrument: English, the words
 * of the shop's other languages, and the abbreviations of sample libraries. They are lower case,
 * without accents; a plural is understood without an entry of its own.
 */
interface InstrumentWords {
  /** Words that name the instrument itself; they win over those that only describe. */
  readonly exact: string
  /** Words of a family, such as `drum` or `synth`, that a more exact word corrects. */
  readonly family?: string
}

/** Separated by commas. */
const words: Readonly<Record<Instrument, InstrumentWords>> = {
  drums: {
    exact:
      'drum loop, drum beat, drum kit, drum fill, drum roll, full drums, breakbeat, break beat, amen, top loop, tops, drumloop',
    family:
      'drum & bass, drum and bass, drum n bass, drum, drm, dr, beat, break, groove, fill, kit, schlagzeug, batterie, batteria, bateria, drumstel, trommeln',
  },
  kick: {
    exact:
      'kick, kik, kck, bd, kd, bass drum, bassdrum, kick drum, kickdrum, drum bass, grosse caisse, grossetrommel, cassa, bombo, basstrommel, basdrum',
  },
  snare: {
    exact:
      'snare, snr, sn, sd, rim, rimshot, rim shot, sidestick, side stick, caisse claire, rullante, caja, kleine trommel, snaredrum, rs',
  },
  clap: {
    exact:
      'clap, clp, cp, handclap, hand clap, snap, finger snap, klatschen, klap, palmas, applauso',
  },
  hat: {
    exact:
      'hat, hh, hihat, hi hat, high hat, ch, oh, chh, ohh, phh, closed hat, open hat, closed hh, open hh, cymbal closed, cymbal pedal, closed cymbal, charley, charleston, charles',
  },
  cymbal: {
    exact:
      'cymbal, cym, crash, ride, splash, china, gong, becken, cymbale, piatto, platillo, bekken',
  },
  tom: { exact: 'tom, floor tom, tomtom, tom tom, timbal, standtom' },
  percussion: {
    exact:
      'shaker, shkr, tambourine, tamb, bongo, conga, cowbell, cow bell, woodblock, wood block, triangle, maraca, clave, guiro, cabasa, tabla, djembe, darbuka, timbale, timpani, agogo, castanet, cajon, udu, taiko, beatbox, rimclick, pandeiro, surdo, glockenschlag, kalimba hit',
    family: 'percussion, perc, prc, percu, perkussion, percussie, percussione, percusion, slagwerk',
  },
  bass: {
    exact:
      'bass, bs, bss, sub, subbass, sub bass, 808 bass, bassline, bass line, reese, bass guitar, synth bass, acid, basse, basso, bajo, bas, 303, tb303, tb 303',
  },
  synth: {
    exact: 'arp, arpeggio, arpeggiated, sequence, seq, synth loop',
    family: 'synth, syn, synthesizer, synthe, sintetizador, sintetizzatore, modular',
  },
  keys: {
    exact:
      'piano, pno, rhodes, wurli, wurlitzer, epiano, e piano, electric piano, ep, organ, org, orgel, orgue, organo, clav, clavinet, harpsichord, cembalo, accordion, akkordeon, melodica, harmonium, klavier, klavecimbel, tasten, claviers, tastiera, teclado, toetsen',
    family: 'key, keyboard',
  },
  guitar: {
    exact:
      'guitar, gtr, guit, git, acoustic guitar, electric guitar, banjo, ukulele, uke, mandolin, sitar, gitarre, gitaar, guitare, chitarra, guitarra',
  },
  strings: {
    exact:
      'string, strg, violin, viola, cello, contrabass, double bass, harp, orchestra, orchestral, pizzicato, streicher, geige, strijkers, cordes, violon, archi, cuerdas, violino',
  },
  brass: {
    exact:
      'brass, brs, horn, trumpet, trombone, tuba, sax, saxophone, saxofon, flute, clarinet, oboe, woodwind, bassoon, blaser, blechblaser, cuivres, ottoni, metales, koper, trompete, trompette, tromba, trompeta, querflote, flauto, flauta',
  },
  pad: { exact: 'pad, synth pad, drone, swell, nappe, flache, colchon, tappeto' },
  lead: {
    exact:
      'lead, ld, synth lead, melody, mel, topline, top line, hook, riff, melodie, melodia, solo',
  },
  pluck: { exact: 'pluck, plk, plucked, synth pluck, koto, kalimba, gezupft, pince, pizzico' },
  bell: {
    exact:
      'bell, bll, chime, glockenspiel, glock, vibraphone, vibes, marimba, xylophone, celesta, music box, mallet, glocke, klok, bel, cloche, campana, campanella',
  },
  chords: {
    exact: 'chord, chd, stab, chord stab, akkord, akkoord, accord, accordo, acorde, progression',
  },
  vocal: {
    exact:
      'vocal, vox, voc, voice, vocal chop, choir, chant, shout, adlib, ad lib, acapella, a capella, acappella, spoken, rap, singing, scream, stimme, gesang, chor, stem, koor, zang, voix, choeur, voce, coro, voz, hey, yeah',
  },
  texture: {
    exact:
      'texture, txt, soundscape, field recording, foley, noise bed, vinyl noise, vinyl crackle, crackle, room tone, textur, textuur, hiss',
    family: 'atmo, atmos, atmosphere, ambience, ambiance, ambient, ambi, ambiente, sfeer',
  },
  effect: {
    exact:
      'riser, rise, uplifter, downlifter, downer, sweep, impact, boom, cineboom, whoosh, woosh, swoosh, swash, transition, laser, siren, sound effect, scratch, zap, sweeper, build up, buildup, drop fx, uplift, swell fx, backspin, rewind, blip, beep, bleep, alarm',
    family:
      'fx, sfx, effect, reverse, glitch, noise, vinyl, robot, phone, crow, burp, misc, effekt, gerausch, effet, bruit, effetto, rumore, efecto, ruido, geluid',
  },
}

/** What a word or phrase states; `isFamily` if a more exact word corrects it. */
export interface InstrumentWord {
  readonly instrument: Instrument
  readonly isFamily: boolean
}

/** All words and phrases with single spaces. */
export const instrumentWords: ReadonlyMap<string, InstrumentWord> = new Map(
  Object.entries(words).flatMap(([code, { exact, family = '' }]) => {
    // The keys of the record are exactly the instruments.
    const instrument = code as Instrument
    const toEntry = (isFamily: boolean) => (word: string) =>
      [word.trim(), { instrument, isFamily }] as const
    return [
      ...exact.split(',').map(toEntry(false)),
      ...family.split(',').filter(Boolean).map(toEntry(true)),
    ]
  }),
)

/** The number of words of the longest phrase. */
export const longestPhrase = 3
