import type { Locale } from '#provider/platform/texts/locales.ts'

/** How relevant products are for a search. */
export interface Judgement {
  readonly locale: Locale
  readonly text: string
  /**
   * The relevant products by grade: 3 is an exact match, 2 a close one, 1 is better than nothing;
   * all others are not relevant. Separated by spaces: the slug of a pack or sound, or attributes
   * that a product must have, joined with "+" (kind, instrument, genre, tag, artist, key or tempo).
   */
  readonly 3: string
  readonly 2?: string
  readonly 1?: string
}

/**
 * Judged by what a producer who types this would want to hear, from the names, attributes, tags and
 * descriptions of the sounds and packs, not from the search results. A pack is less useful than the
 * requested sound, unless the pack or its artist was requested.
 */
export const relevanceJudgements: readonly Judgement[] = [
  // Searches that found nothing in the first version.
  {
    locale: 'en',
    text: 'metallic percussion',
    3: 'percussion+metallic',
    2: 'hat+metallic cymbal+metallic',
  },
  {
    locale: 'en',
    text: 'metal',
    3: 'percussion+metallic hat+metallic cymbal+metallic bell+metallic',
    2: 'metallic',
  },
  { locale: 'en', text: 'punchy kick', 3: 'kick+punchy', 2: 'kick+hard kick+tight', 1: 'kick' },
  { locale: 'en', text: 'perc loop', 3: 'percussion+loop', 1: 'percussion drums+loop' },
  {
    locale: 'en',
    text: 'dark metallic percussion loop A minor 130',
    3: 'stopcock',
    2: 'filings top-rail button-panel percussion+metallic',
    1: 'percussion+loop loop+techno',
  },
  {
    locale: 'en',
    text: '130',
    3: 'loop+132 loop+128',
    2: 'loop+133 loop+124',
    1: 'loop+136 loop+122',
  },
  { locale: 'en', text: 'tecno', 3: 'techno+loop techno+one-shot techno+pack' },
  { locale: 'en', text: 'kik', 3: 'kick', 1: 'drums+loop' },
  {
    locale: 'en',
    text: 'metalic percusion',
    3: 'percussion+metallic',
    2: 'hat+metallic cymbal+metallic',
  },
  { locale: 'en', text: 'Am', 3: 'a-minor', 1: 'bass+a' },
  { locale: 'en', text: 'loop', 3: 'loop' },
  { locale: 'en', text: 'kick', 3: 'kick', 1: 'drums+loop' },
  { locale: 'en', text: 'kick drum', 3: 'kick', 1: 'drums+loop' },
  { locale: 'en', text: 'techno kick', 3: 'kick+techno', 2: 'kick+house kick+hard', 1: 'kick' },
  {
    locale: 'en',
    text: 'bass loop Am',
    3: 'second-line ferry-line silver-line',
    1: 'bass+loop bass+a',
  },
  { locale: 'en', text: 'acid bass', 3: 'bass+acid', 1: 'ferrous' },
  {
    locale: 'en',
    text: 'reese',
    3: 'lift-motor motor-f-sharp slow-beat-b',
    2: 'engine-g',
    1: 'slate-runner',
  },
  { locale: 'en', text: '808', 3: 'long-sub-g', 2: 'bass+sub long-kick', 1: 'bass' },
  { locale: 'en', text: 'warm sub bass', 3: 'bass+sub+warm', 2: 'bass+sub', 1: 'bass+warm' },
  {
    locale: 'en',
    text: 'piano',
    3: 'tine-d window-seat window-chord long-table lamp-posts',
    2: 'second-spoon table-chord lamp-chord',
  },
  {
    locale: 'en',
    text: 'rhodes',
    3: 'tine-d window-seat window-chord long-table lamp-posts',
    2: 'table-chord lamp-chord second-spoon',
  },
  {
    locale: 'en',
    text: 'closed hat',
    3: 'soft-hat shut-plate tick parasol-hat foil wet-hat crust-hat wire-hat paper-hat',
    2: 'pixel-hat edge-hat',
    1: 'hat',
  },
  {
    locale: 'en',
    text: 'open hi-hat',
    3: 'open-plate door-hiss half-six-hat foil-open puddle-splash crust-open kitchen-hat',
    2: 'pixel-open sheet-hat',
    1: 'hat',
  },
  { locale: 'en', text: 'crash', 3: 'slate-crash lot-crash', 2: 'pull-back' },
  {
    locale: 'en',
    text: 'ride',
    3: 'yard-ride soft-ride',
    2: 'backwards-ride top-rail',
    1: 'after-rain',
  },
  {
    locale: 'en',
    text: 'riser',
    3: 'sun-lift pressure cage-up continue shift-change',
    2: 'effect+rising',
    1: 'laser-d-sharp',
  },
  { locale: 'en', text: 'impact', 3: 'rock-face gate-drop', 2: 'trip-hammer under-the-pier' },
  { locale: 'en', text: 'vinyl crackle', 3: 'dust-side worn-groove', 1: 'dusty' },
  {
    locale: 'en',
    text: 'wood block',
    3: 'high-block low-block',
    2: 'handrail',
    1: 'percussion+wooden',
  },
  { locale: 'en', text: 'marimba', 3: 'marimba-c-sharp five-against-sixteen', 2: 'glass-stairs' },
  { locale: 'en', text: 'congas', 3: 'high-conga low-conga hand-drums', 1: 'bongo-tip' },
  { locale: 'en', text: 'rain', 3: 'drip-field', 2: 'gutter', 1: 'after-rain wet-tarmac' },
  { locale: 'en', text: 'Halden Roe', 3: 'relay-yard ferrous halden-roe' },
  { locale: 'en', text: 'halden kick', 3: 'iron-kick yard-kick', 1: 'relay-yard ferrous' },
  { locale: 'en', text: 'Kettle Hours', 3: 'kettle-hours', 2: 'lo-fi+marta-quill' },
  { locale: 'en', text: 'drum and bass loop', 3: 'loop+drum-and-bass', 1: 'drum-and-bass+pack' },
  {
    locale: 'en',
    text: 'dnb drums 174',
    3: 'first-descent',
    2: 'loose-chippings after-rain',
    1: 'slate-runner',
  },
  { locale: 'en', text: '126-132 bpm', 3: 'loop+128 loop+132 pack+128 pack+132' },
  { locale: 'en', text: 'F# minor', 3: 'f-sharp-minor', 1: 'f-sharp' },
  { locale: 'en', text: 'ambient pad', 3: 'pad+ambient', 2: 'tidal-rooms', 1: 'texture+ambient' },
  { locale: 'en', text: 'house pack', 3: 'house+pack' },
  {
    locale: 'en',
    text: 'lofi drums',
    3: 'kitchen-radio slow-pour',
    2: 'kettle-hours',
    1: 'lo-fi+snare lo-fi+kick lo-fi+hat',
  },
  { locale: 'en', text: 'hip hop snare', 3: 'crate-snare', 1: 'snare pump-room' },
  {
    locale: 'en',
    text: 'robot voice',
    3: 'robot-word',
    2: 'syllable-d upper-deck-choir',
    1: 'roll-call',
  },
  {
    locale: 'en',
    text: 'choir',
    3: 'upper-deck-choir nobody-singing',
    2: 'mouth-f-sharp hush-d syllable-d',
  },
  { locale: 'en', text: 'laser', 3: 'laser-d-sharp', 2: 'arc coin', 1: 'dropped-pin' },
  {
    locale: 'en',
    text: 'organ chords',
    3: 'request-stop winter-organ request-chord organ-press',
    1: 'chords',
  },
  { locale: 'de', text: 'dunkle Fläche', 3: 'pad+dark', 1: 'pad texture+dark' },
  { locale: 'de', text: 'Klatschen', 3: 'clap', 1: 'ticket-machine' },
  { locale: 'de', text: 'harte Kick', 3: 'kick+hard', 2: 'kick+punchy kick+aggressive', 1: 'kick' },
  { locale: 'de', text: 'Glocken', 3: 'bell', 1: 'token' },
  {
    locale: 'de',
    text: 'Becken',
    3: 'slate-crash lot-crash yard-ride soft-ride',
    1: 'pull-back backwards-ride',
  },
  { locale: 'de', text: 'Schlagzeug Loop', 3: 'drums+loop', 1: 'percussion+loop' },
  {
    locale: 'de',
    text: 'metallische Percussion',
    3: 'percussion+metallic',
    2: 'hat+metallic cymbal+metallic',
  },
  { locale: 'de', text: 'Fis-Moll', 3: 'f-sharp-minor', 1: 'f-sharp' },
  { locale: 'de', text: 'Rauschen', 3: 'texture+noisy effect+noisy', 2: 'noisy' },
  { locale: 'de', text: 'Bass H-Moll', 3: 'low-road', 2: 'bass+b', 1: 'wet-tarmac' },
  { locale: 'nl', text: 'grote trom', 3: 'kick', 1: 'drums+loop' },
  { locale: 'nl', text: 'donkere bas', 3: 'bass+dark', 2: 'bass+deep', 1: 'bass' },
  { locale: 'nl', text: 'handgeklap', 3: 'clap' },
  { locale: 'nl', text: 'zachte hihat', 3: 'hat+soft', 2: 'hat+airy', 1: 'hat' },
  {
    locale: 'nl',
    text: 'drumloop 133',
    3: 'ticket-machine',
    2: 'hot-shop insert-coin',
    1: 'drums+loop',
  },
  { locale: 'it', text: 'cassa', 3: 'kick', 1: 'drums+loop' },
  { locale: 'it', text: 'rullante', 3: 'snare' },
  { locale: 'it', text: 'basso acido', 3: 'bass+acid', 1: 'ferrous' },
  { locale: 'it', text: 'fa diesis minore', 3: 'f-sharp-minor', 1: 'f-sharp' },
  { locale: 'it', text: 'campana metallica', 3: 'bell+metallic', 1: 'bell' },
  {
    locale: 'it',
    text: 'loop di batteria house',
    3: 'drums+loop+house',
    2: 'percussion+loop+house',
    1: 'drums+loop',
  },
  { locale: 'fr', text: 'grosse caisse', 3: 'kick', 1: 'drums+loop' },
  { locale: 'fr', text: 'nappe chaude', 3: 'pad+warm', 1: 'pad' },
  {
    locale: 'fr',
    text: 'boucle de basse en la mineur',
    3: 'second-line ferry-line silver-line',
    1: 'bass+loop bass+a',
  },
  { locale: 'fr', text: 'caisse claire sèche', 3: 'snare+dry', 2: 'snare+short', 1: 'snare' },
  {
    locale: 'fr',
    text: 'charley ouvert',
    3: 'open-plate door-hiss half-six-hat foil-open puddle-splash crust-open kitchen-hat',
    2: 'pixel-open sheet-hat',
    1: 'hat',
  },
  {
    locale: 'fr',
    text: 'voix de robot',
    3: 'robot-word',
    2: 'syllable-d upper-deck-choir',
    1: 'roll-call',
  },
  { locale: 'es', text: 'bombo', 3: 'kick', 1: 'drums+loop' },
  { locale: 'es', text: 'bajo ácido', 3: 'bass+acid', 1: 'ferrous' },
  { locale: 'es', text: 'la menor', 3: 'a-minor', 1: 'bass+a' },
  { locale: 'es', text: 'percusión de madera', 3: 'percussion+wooden', 1: 'percussion+dry' },
  { locale: 'es', text: 'palmas', 3: 'clap' },
  { locale: 'es', text: 'textura oscura', 3: 'texture+dark', 1: 'texture pad+dark' },
  { locale: 'es', text: 'caja dura', 3: 'snare+hard', 2: 'snare+aggressive', 1: 'snare' },
]
