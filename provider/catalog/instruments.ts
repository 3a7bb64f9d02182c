/** Instrument codes, which the shop translates and offers as filters. */
export const instruments = [
  'drums',
  'kick',
  'snare',
  'clap',
  'hat',
  'cymbal',
  'tom',
  'percussion',
  'bass',
  'synth',
  'keys',
  'guitar',
  'strings',
  'brass',
  'pad',
  'lead',
  'pluck',
  'bell',
  'chords',
  'vocal',
  'texture',
  'effect',
] as const

export type Instrument = (typeof instruments)[number]
