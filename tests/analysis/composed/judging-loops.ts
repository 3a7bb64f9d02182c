import { four, backbeat, eighths, offbeats, sixteenths, type LoopSpec } from './loop-spec.ts'
import { judgingTones } from './tonal-loops.ts'

/** Loops for judging, which were not looked at while the measurement was changed. */
export const judgingLoops: readonly LoopSpec[] = [
  {
    name: 'disco',
    bpm: 118,
    bars: 4,
    lines: [
      ['drum_heavy_kick', four],
      ['drum_snare_hard', backbeat],
      ['drum_cymbal_open', offbeats],
      ['drum_cymbal_closed', sixteenths],
    ],
  },
  {
    name: 'minimal',
    bpm: 127,
    bars: 2,
    leadMs: 25,
    lines: [
      ['bd_mehackit', four],
      ['elec_twip', '..o...x..o....x.'],
      ['hat_sci', offbeats],
    ],
  },
  {
    name: 'electro',
    bpm: 130,
    bars: 2,
    lines: [
      ['bd_808', 'X.....X...X..... X..X......X.....'],
      ['elec_filt_snare', backbeat],
      ['hat_zap', sixteenths],
    ],
  },
  {
    name: 'garage',
    bpm: 132,
    bars: 2,
    swing: 0.35,
    lines: [
      ['bd_pure', 'X.........X..... X.....x...X.....'],
      ['sn_generic', backbeat],
      ['hat_gump', '..x.oox...x..ox.'],
    ],
  },
  {
    name: 'trance',
    bpm: 138,
    bars: 4,
    trailMs: 180,
    lines: [
      ['bd_zome', four],
      ['elec_snare', backbeat],
      ['hat_metal', offbeats],
    ],
  },
  {
    name: 'break with ghosts',
    bpm: 106,
    bars: 2,
    humanMs: 4,
    lines: [
      ['drum_bass_hard', 'X.X.......X..X.. X.X....X..X.....'],
      ['drum_snare_hard', '....X..o.oo.X..o'],
      ['ride_via', eighths],
    ],
  },
  {
    name: 'big beat',
    bpm: 122,
    bars: 1,
    lines: [
      ['bd_fat', 'X..X..X...X.....'],
      ['sn_dolf', '....X.......X.xx'],
      ['drum_cymbal_closed', eighths],
    ],
  },
  {
    name: 'liquid',
    bpm: 170,
    bars: 4,
    lines: [
      ['bd_ada', 'X.........X.....'],
      ['drum_snare_hard', backbeat],
      ['hat_hier', 'xoxoxoxoxoxoxoxo'],
    ],
  },
  {
    name: 'neurofunk',
    bpm: 176,
    bars: 2,
    trailMs: 120,
    lines: [
      ['bd_gas', 'X.....X...X.....'],
      ['sn_dub', '....X.......X...'],
      ['hat_yosh', eighths],
      ['perc_snap', '.......o.o......'],
    ],
  },
  {
    name: 'trap with rolls',
    bpm: 150,
    bars: 4,
    lines: [
      ['bd_boom', 'X.........X..x.. X.....x...X.....'],
      ['sn_zome', '........X.......'],
      ['hat_tap', 'x.x.x.x.x.xxx.x. x.xxx.x.x.x.xxxx'],
    ],
  },
  {
    name: 'drill',
    bpm: 142,
    bars: 2,
    lines: [
      ['bd_808', 'X.....x....x....'],
      ['elec_mid_snare', '......X.....X...'],
      ['hat_raw', 'x..x..x.x..x..x.'],
    ],
  },
  {
    name: 'lo-fi',
    bpm: 78,
    bars: 2,
    swing: 0.33,
    humanMs: 6,
    lines: [
      ['bd_jazz', 'X......x..X..... X..x......X.....'],
      ['sn_generic', backbeat],
      ['hat_snap', eighths],
    ],
  },
  {
    name: 'boom bap',
    bpm: 90,
    bars: 4,
    swing: 0.25,
    ringsOut: true,
    lines: [
      ['drum_heavy_kick', 'X.x.......X..... X.x....x..X.....'],
      ['drum_snare_hard', '....X.......X... ....X.......X.o.'],
      ['drum_cymbal_closed', 'x.x.x.x.x.x.x.x.'],
    ],
  },
  {
    name: 'dembow',
    bpm: 100,
    bars: 2,
    leadMs: 15,
    trailMs: 90,
    lines: [
      ['bd_haus', 'X...X...X...X...'],
      ['sn_dolf', '...X..X....X..X.'],
      ['hat_cab', offbeats],
    ],
  },
  {
    name: 'moombahton',
    bpm: 108,
    bars: 2,
    lines: [
      ['bd_tek', four],
      ['elec_twang', '...x..x....x..x.'],
      ['drum_cowbell', '..x...x...x..xx.'],
    ],
  },
  {
    name: 'half-time rock',
    bpm: 150,
    bars: 2,
    lines: [
      ['drum_bass_hard', 'X.....X...X.....'],
      ['drum_snare_hard', '........X.......'],
      ['drum_cymbal_open', 'x...x...x...x...'],
    ],
  },
  {
    name: 'shuffle',
    bpm: 104,
    bars: 2,
    humanMs: 3,
    lines: [
      ['bd_klub', 'X..X..X..X..'],
      ['sn_dolf', '...X.....X..'],
      ['hat_zan', 'x.ox.ox.ox.o'],
    ],
  },
  {
    name: 'twelve eight',
    bpm: 62,
    bars: 2,
    lines: [
      ['drum_bass_soft', 'X.....X..x..'],
      ['drum_snare_hard', '...X.....X..'],
      ['drum_cymbal_closed', 'xxxxxxxxxxxx'],
    ],
  },
  {
    name: 'tabla duet',
    bpm: 112,
    bars: 2,
    humanMs: 3,
    lines: [
      ['tabla_ghe3', 'X..x..x.X...x...'],
      ['tabla_na_s', '..x...x...xx..x.'],
      ['tabla_tas1', 'o.o.o.o.o.o.o.o.'],
    ],
  },
  {
    name: 'toms',
    bpm: 114,
    bars: 2,
    lines: [
      ['drum_tom_lo_hard', 'X.....x.X.......'],
      ['drum_tom_mid_hard', '..x.x.....x.....'],
      ['drum_tom_hi_hard', '............x.xx'],
    ],
  },
  {
    name: 'metal percussion',
    bpm: 136,
    bars: 1,
    trailMs: 300,
    lines: [
      ['perc_bell2', 'x.......x.......'],
      ['elec_triangle', '..x..x..x..x..x.'],
      ['elec_tick', sixteenths],
    ],
  },
  ...judgingTones,
]
