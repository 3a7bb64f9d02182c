import type { Instrument } from '../../../catalog/instruments.ts'

/** Groups of instruments matched in loudness. */
export type LoudnessGroup = 'drum' | 'pitched' | 'texture'

/** The loudness group of each instrument. */
export const loudnessGroups: Readonly<Record<Instrument, LoudnessGroup>> = {
  drums: 'drum',
  kick: 'drum',
  snare: 'drum',
  clap: 'drum',
  hat: 'drum',
  cymbal: 'drum',
  tom: 'drum',
  percussion: 'drum',
  bass: 'pitched',
  synth: 'pitched',
  keys: 'pitched',
  guitar: 'pitched',
  strings: 'pitched',
  brass: 'pitched',
  vocal: 'pitched',
  pad: 'pitched',
  lead: 'pitched',
  pluck: 'pitched',
  bell: 'pitched',
  chords: 'pitched',
  texture: 'texture',
  effect: 'texture',
}

/** Target loudness by kind and group, in LUFS. */
export const loudnessTargets: Readonly<
  Record<'loop' | 'one-shot', Readonly<Record<LoudnessGroup, number>>>
> = {
  loop: { drum: -14, pitched: -16, texture: -22 },
  'one-shot': { drum: -16, pitched: -15, texture: -19 },
}
