import { four, type LoopSpec } from './loop-spec.ts'

/** Tonal loops for finding the causes of wrong tempos. */
export const tuningTones: readonly LoopSpec[] = [
  {
    name: 'arpeggio',
    bpm: 126,
    bars: 2,
    lines: [
      ['elec_ping', 'X..x..x.X..x..x.'],
      ['elec_blup', '..x...x...x...x.'],
    ],
  },
  {
    name: 'piano arpeggio',
    bpm: 84,
    bars: 2,
    ringsOut: true,
    lines: [
      ['ambi_piano', 'X...x...x...x...'],
      ['elec_bell', '..x...x...x...x.'],
    ],
  },
  {
    name: 'bass line',
    bpm: 110,
    bars: 2,
    lines: [['bass_hit_c', 'X..x..x.X..x..x. X..x..x.X.x.x...']],
  },
]

/** Tonal loops for judging. */
export const judgingTones: readonly LoopSpec[] = [
  {
    name: 'chime sequence',
    bpm: 116,
    bars: 2,
    lines: [
      ['elec_chime', 'x...x..x..x.x...'],
      ['elec_beep', 'x.x.x.x.x.x.x.x.'],
    ],
  },
  {
    name: 'guitar pulse',
    bpm: 96,
    bars: 2,
    ringsOut: true,
    lines: [
      ['guit_harmonics', 'X.......x.......'],
      ['elec_plip', 'x..x..x.x..x..x.'],
    ],
  },
  {
    name: 'synth bass',
    bpm: 128,
    bars: 2,
    lines: [
      ['bass_trance_c', 'X.x.x.x.X.x.x.x.'],
      ['bd_haus', four],
    ],
  },
]
