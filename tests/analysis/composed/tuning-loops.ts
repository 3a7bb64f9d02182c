import { four, backbeat, eighths, offbeats, sixteenths, type LoopSpec } from './loop-spec.ts'
import { tuningTones } from './tonal-loops.ts'

/** Loops for finding the causes of wrong tempos. */
export const tuningLoops: readonly LoopSpec[] = [
  {
    name: 'house',
    bpm: 124,
    bars: 2,
    lines: [
      ['bd_haus', four],
      ['sn_dolf', backbeat],
      ['hat_cab', offbeats],
    ],
  },
  {
    name: 'deep house with trailing silence',
    bpm: 120,
    bars: 2,
    trailMs: 180,
    lines: [
      ['bd_klub', four],
      ['elec_snare', backbeat],
      ['hat_snap', 'o.xoo.xoo.xoo.xo'],
    ],
  },
  {
    name: 'techno',
    bpm: 134,
    bars: 4,
    lines: [
      ['bd_tek', four],
      ['hat_zild', offbeats],
      ['perc_snap', '......x.....x... ...x......x.....'],
    ],
  },
  {
    name: 'hard techno, one bar',
    bpm: 148,
    bars: 1,
    lines: [
      ['bd_zum', four],
      ['hat_gem', sixteenths],
    ],
  },
  {
    name: 'breakbeat',
    bpm: 112,
    bars: 2,
    lines: [
      ['drum_bass_hard', 'X..x......x..x.. X.x.......xx....'],
      ['drum_snare_hard', '....X..o.o..X..o'],
      ['drum_cymbal_closed', eighths],
    ],
  },
  {
    name: 'funk break',
    bpm: 102,
    bars: 2,
    humanMs: 4,
    lines: [
      ['drum_heavy_kick', 'X.x...x...x..x.. X.x.......x..x..'],
      ['drum_snare_soft', '....X..o.o..X..o ....X..o.o.oX.oo'],
      ['drum_cymbal_closed', 'xoxoxoxoxoxoxoxo'],
    ],
  },
  {
    name: 'drum and bass',
    bpm: 174,
    bars: 4,
    lines: [
      ['bd_fat', 'X.........x.....'],
      ['sn_generic', '....X.......X...'],
      ['hat_bdu', 'x.xox.x.x.xox.x.'],
    ],
  },
  {
    name: 'drum and bass with a ring-out',
    bpm: 172,
    bars: 2,
    ringsOut: true,
    lines: [
      ['bd_gas', 'X.....x...x.....'],
      ['sn_zome', '....X..o....X..o'],
      ['ride_tri', eighths],
    ],
  },
  {
    name: 'trap',
    bpm: 140,
    bars: 2,
    lines: [
      ['bd_808', 'X......x..X..... X..x......X.....'],
      ['sn_dub', '........X.......'],
      ['hat_raw', 'x.x.x.x.x.x.xxxx x.x.x.xxx.x.x.x.'],
    ],
  },
  {
    name: 'slow trap',
    bpm: 68,
    bars: 1,
    leadMs: 40,
    lines: [
      ['bd_boom', 'X.....x...X.....'],
      ['sn_dolf', '....X.......X...'],
      ['hat_star', 'xxxxxxxxxoxoxxxx'],
    ],
  },
  {
    name: 'swung hip hop',
    bpm: 88,
    bars: 4,
    swing: 0.3,
    humanMs: 5,
    lines: [
      ['bd_ada', 'X..x......x..... X..x...x..x.....'],
      ['drum_snare_hard', backbeat],
      ['hat_len', eighths],
    ],
  },
  {
    name: 'hip hop with drag',
    bpm: 92,
    bars: 2,
    swing: 0.2,
    lines: [
      ['bd_sone', 'X......x..X..... X.x.......Xx....'],
      ['elec_lo_snare', '....X.......X..o'],
      ['drum_cymbal_pedal', 'x.x.x.xox.x.x.x.'],
    ],
  },
  {
    name: 'reggaeton',
    bpm: 94,
    bars: 2,
    lines: [
      ['bd_klub', four],
      ['elec_hi_snare', '...x..x....x..x.'],
      ['hat_tap', eighths],
    ],
  },
  {
    name: 'dancehall percussion',
    bpm: 98,
    bars: 1,
    trailMs: 250,
    lines: [
      ['elec_wood', 'X..x..x.X..x..x.'],
      ['perc_snap2', '....x.......x...'],
      ['elec_tick', eighths],
    ],
  },
  {
    name: 'half time',
    bpm: 142,
    bars: 4,
    lines: [
      ['bd_gas', 'X.....x......... X..x......x.....'],
      ['sn_zome', '........X.......'],
      ['hat_noiz', 'x.x.x.x.x.x.x.xo'],
    ],
  },
  {
    name: 'triplet shuffle',
    bpm: 116,
    bars: 2,
    lines: [
      ['bd_haus', 'X.....x.....'],
      ['sn_dolf', '...X.....X..'],
      ['hat_cats', 'x.xx.xx.xx.x'],
    ],
  },
  {
    name: 'slow blues',
    bpm: 66,
    bars: 2,
    humanMs: 5,
    lines: [
      ['drum_bass_soft', 'X....xX.....'],
      ['drum_snare_soft', '...X.....X..'],
      ['drum_cymbal_closed', 'xxxxxxxxxxxx'],
    ],
  },
  {
    name: 'tabla',
    bpm: 96,
    bars: 2,
    humanMs: 3,
    lines: [
      ['tabla_ghe1', 'X.....x.X.......'],
      ['tabla_na', '..x.x.....x.x...'],
      ['tabla_te1', 'o.oox.oo..oox.oo'],
    ],
  },
  {
    name: 'shaker and bongos',
    bpm: 128,
    bars: 2,
    lines: [
      ['elec_pop', 'x..x..x...x.x...'],
      ['elec_blip2', '....x.....x...x.'],
      ['hat_psych', sixteenths],
    ],
  },
  {
    name: 'jungle',
    bpm: 165,
    bars: 2,
    lines: [
      ['drum_bass_hard', 'X.X.......XX....'],
      ['drum_snare_hard', '....X..X.X..X..X ....X..X.X....X.'],
      ['drum_cymbal_open', 'x...x...x...x...'],
    ],
  },
  {
    name: 'ballad',
    bpm: 72,
    bars: 2,
    trailMs: 400,
    lines: [
      ['drum_bass_soft', 'X.......X.x.....'],
      ['drum_snare_soft', backbeat],
      ['drum_cymbal_closed', eighths],
    ],
  },
  ...tuningTones,
]
