import type { Instrument } from '../instruments.ts'
import type { Locale } from '../../platform/texts/locales.ts'

/** Words by language. */
export type WordsByLocale = Readonly<Partial<Record<Locale, readonly string[]>>>

/**
 * The words for each instrument, in the singular and, unless it merely adds an "s", in the plural.
 * Narrower terms such as "shaker" are in `related-words.ts` instead.
 */
export const instrumentWords: Readonly<Record<Instrument, WordsByLocale>> = {
  drums: {
    en: ['drum', 'drum kit', 'drumkit', 'drum set', 'beat'],
    de: ['Schlagzeug', 'Trommel', 'Trommeln'],
    nl: ['drumstel', 'slagwerk', 'trommel'],
    it: ['batteria', 'batterie', 'tamburo', 'tamburi'],
    fr: ['batterie', 'tambour'],
    es: ['batería', 'tambor', 'tambores'],
  },
  kick: {
    en: ['kick', 'kick drum', 'kickdrum', 'bass drum', 'bassdrum', 'bd'],
    de: ['Große Trommel', 'Basstrommel', 'Kick Drum'],
    nl: ['grote trom', 'basdrum', 'bas drum', 'kicktrom'],
    it: ['cassa', 'grancassa', 'gran cassa', 'casse'],
    fr: ['grosse caisse'],
    es: ['bombo'],
  },
  snare: {
    en: ['snare', 'snare drum', 'snaredrum', 'sd'],
    de: ['Kleine Trommel'],
    nl: ['kleine trom', 'snaartrom', 'snaredrum'],
    it: ['rullante', 'rullanti'],
    fr: ['caisse claire', 'caisses claires'],
    es: ['caja', 'redoblante', 'tarola'],
  },
  clap: {
    en: ['clap', 'hand clap', 'handclap'],
    de: ['Klatschen', 'Klatscher', 'Händeklatschen', 'Handclap'],
    nl: ['klap', 'klappen', 'handgeklap', 'handklap', 'geklap'],
    it: ['battimani', 'battito di mani', 'battiti di mani'],
    fr: ['claquement', 'claquement de mains', 'claquements de mains'],
    es: ['palmada', 'palmas'],
  },
  hat: {
    en: ['hat', 'hi hat', 'hihat', 'high hat', 'highhat', 'hh'],
    de: ['Hi Hat'],
    nl: ['hi hat'],
    it: ['charleston', 'hi hat'],
    fr: ['charley', 'charleston', 'charleys'],
    es: ['charles', 'charlestón'],
  },
  cymbal: {
    en: ['cymbal'],
    de: ['Becken'],
    nl: ['bekken', 'bekkens', 'cimbaal', 'cimbalen'],
    it: ['piatto', 'piatti'],
    fr: ['cymbale'],
    es: ['platillo', 'címbalo'],
  },
  tom: {
    en: ['tom', 'tom tom', 'tomtom', 'floor tom'],
    de: ['Standtom'],
    es: ['timbal', 'timbales'],
    it: ['timpano', 'timpani'],
  },
  percussion: {
    en: ['percussion', 'perc', 'percussive'],
    de: ['Perkussion', 'Schlagwerk'],
    nl: ['percussie'],
    it: ['percussione', 'percussioni'],
    fr: ['percussion', 'percu'],
    es: ['percusión', 'percusiones'],
  },
  bass: {
    en: ['bass', 'basses', 'bassline', 'bass line', 'subbass'],
    de: ['Bässe', 'Basslinie', 'Basslinien', 'Subbass'],
    nl: ['bassen', 'baslijn', 'baslijnen', 'subbas'],
    it: ['basso', 'bassi', 'linea di basso', 'linee di basso'],
    fr: ['basse', 'ligne de basse', 'lignes de basse'],
    es: ['bajo', 'línea de bajo', 'líneas de bajo'],
  },
  synth: {
    en: ['synth', 'synthesizer', 'synthesiser'],
    de: ['Synthie', 'Synthesizer'],
    nl: ['synthesizer'],
    it: ['sintetizzatore', 'sintetizzatori', 'sinte'],
    fr: ['synthé', 'synthétiseur'],
    es: ['sintetizador', 'sintetizadores', 'sinte'],
  },
  keys: {
    en: ['keys', 'keyboard'],
    de: ['Tasten', 'Tasteninstrument', 'Tasteninstrumente'],
    nl: ['toetsen', 'toetseninstrument'],
    it: ['tastiera', 'tastiere'],
    fr: ['clavier'],
    es: ['teclado', 'teclas'],
  },
  guitar: {
    en: ['guitar', 'gtr'],
    de: ['Gitarre', 'Gitarren'],
    nl: ['gitaar', 'gitaren'],
    it: ['chitarra', 'chitarre'],
    fr: ['guitare'],
    es: ['guitarra'],
  },
  strings: {
    en: ['string', 'strings'],
    de: ['Streicher', 'Saiten'],
    nl: ['strijkers', 'snaren'],
    it: ['archi', 'corde'],
    fr: ['cordes'],
    es: ['cuerda', 'cuerdas'],
  },
  brass: {
    en: ['brass'],
    de: ['Blechbläser', 'Bläser', 'Blech'],
    nl: ['koperblazers', 'blazers'],
    it: ['ottoni'],
    fr: ['cuivre', 'cuivres'],
    es: ['metales', 'vientos'],
  },
  pad: {
    en: ['pad'],
    de: ['Fläche', 'Flächen', 'Flächensound'],
    nl: ['pads'],
    fr: ['nappe'],
    es: ['colchón', 'colchones'],
    it: ['tappeto sonoro', 'tappeti sonori'],
  },
  lead: {
    en: ['lead', 'lead synth'],
    de: ['Leadsynth'],
    fr: ['lead'],
  },
  pluck: {
    en: ['pluck', 'plucked'],
    de: ['gezupft', 'Zupfer'],
    nl: ['getokkeld'],
    it: ['pizzicato', 'pizzicati'],
    fr: ['pincé', 'pincée'],
    es: ['punteo', 'pulsado'],
  },
  bell: {
    en: ['bell'],
    de: ['Glocke', 'Glocken', 'Glöckchen'],
    nl: ['klok', 'klokken', 'belletje'],
    it: ['campana', 'campane', 'campanello', 'campanelli'],
    fr: ['cloche', 'clochette'],
    es: ['campana', 'campanilla'],
  },
  chords: {
    en: ['chord'],
    de: ['Akkord', 'Akkorde'],
    nl: ['akkoord', 'akkoorden'],
    it: ['accordo', 'accordi'],
    fr: ['accord'],
    es: ['acorde'],
  },
  vocal: {
    en: ['vocal', 'vox', 'voice', 'acapella', 'a cappella'],
    de: ['Stimme', 'Stimmen', 'Gesang'],
    nl: ['stemmen', 'zang'],
    it: ['voce', 'voci'],
    fr: ['voix', 'chant'],
    es: ['voz', 'voces'],
  },
  texture: {
    en: ['texture', 'atmosphere', 'atmo', 'soundscape', 'ambience'],
    de: ['Textur', 'Texturen', 'Atmosphäre', 'Atmosphären', 'Klangteppich'],
    nl: ['textuur', 'texturen', 'sfeer', 'klanklandschap'],
    it: ['trama', 'tessitura', 'atmosfera', 'atmosfere', 'tessiture'],
    fr: ['texture', 'atmosphère', 'paysage sonore'],
    es: ['textura', 'atmósfera', 'paisaje sonoro'],
  },
  effect: {
    en: ['effect', 'fx', 'sfx', 'sound effect'],
    de: ['Effekt', 'Effekte', 'Soundeffekt', 'Soundeffekte'],
    nl: ['effect', 'effecten', 'geluidseffect', 'geluidseffecten'],
    it: ['effetto', 'effetti', 'effetti sonori'],
    fr: ['effet', 'bruitage'],
    es: ['efecto', 'efectos de sonido'],
  },
}

/**
 * Words that denote an instrument only in this language, because they mean something else in
 * another one.
 */
export const localInstrumentWords: Readonly<
  Partial<Record<Locale, Readonly<Record<string, Instrument>>>>
> = {
  nl: { bas: 'bass', stem: 'vocal', koper: 'brass', bel: 'bell', bellen: 'bell', snaar: 'strings' },
  fr: { caisse: 'drums', corde: 'strings' },
  es: { plato: 'cymbal', platos: 'cymbal', metal: 'brass' },
}
