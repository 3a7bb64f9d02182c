/** A loop composed of recorded hits, with an exact tempo. */
export interface LoopSpec {
  readonly name: string
  /** Quarter notes per minute. */
  readonly bpm: number
  /** The number of 4/4 bars. */
  readonly bars: number
  /**
   * A line of steps for each instrument, one character a step: `X` is loud, `x` medium and `o` soft;
   * bars are separated by spaces and repeat. Bars have 16 steps, or 12 or 24 for triplets.
   */
  readonly lines: readonly (readonly [sample: string, steps: string])[]
  /** The delay of every second sixteenth, as a fraction of a sixteenth. */
  readonly swing?: number
  /** The standard deviation of the timing, in milliseconds. */
  readonly humanMs?: number
  /** Silence before the first beat, in milliseconds. */
  readonly leadMs?: number
  /** Silence after the last beat, in milliseconds. */
  readonly trailMs?: number
  /** True if the last hits ring out after the loop instead of being cut. */
  readonly ringsOut?: boolean
}

const four = 'X...X...X...X...'
const backbeat = '....X.......X...'
const eighths = 'x.x.x.x.x.x.x.x.'
const offbeats = '..x...x...x...x.'
const sixteenths = 'xoxoxoxoxoxoxoxo'

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
]

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
