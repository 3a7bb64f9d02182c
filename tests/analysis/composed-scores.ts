/**
 * The names of the CC0 recordings and their levels, and for some a decay: the seconds in which they
 * fall by 9 dB more, as a foot on the hi-hat does.
 */
export const recordings = {
  kick: ['drum_bass_hard', 0.9],
  snare: ['drum_snare_hard', 0.7],
  ghost: ['drum_snare_soft', 0.5],
  closed: ['drum_cymbal_closed', 0.35],
  open: ['drum_cymbal_open', 0.4, 0.08],
  ride: ['ride_via', 0.6],
  tomHigh: ['drum_tom_hi_hard', 0.6],
  tomLow: ['drum_tom_lo_hard', 0.6],
  sub: ['bd_808', 1],
  club: ['bd_klub', 0.8],
  clap: ['sn_generic', 0.6],
  rim: ['sn_dub', 0.5],
  tick: ['hat_cab', 0.3],
  hat: ['hat_bdu', 0.35],
  tabla: ['tabla_na', 0.7],
  tablaLow: ['tabla_ghe1', 0.8],
} as const

/** A track of a loop. */
export type Voice = keyof typeof recordings

/**
 * The rows of a bar in sixteenth notes: a digit is a velocity in ninths, `.` is a rest. A letter
 * starts a figure: `f` is a flam (a grace note of a third, 26 ms before the stroke), `r` a roll of
 * two thirty-seconds, `t` one of three in the sixteenth.
 */
export interface Score {
  readonly name: string
  readonly bpm: number
  /** The delay of every second sixteenth as a fraction of a sixteenth. */
  readonly swing?: number
  /** The random delay of each step in seconds, up to this much early or late. */
  readonly looseness?: number
  readonly rows: Readonly<Partial<Record<Voice, readonly string[]>>>
}

/** The loops that are composed. */
export const scores: readonly Score[] = [
  {
    name: 'break with ghost notes and a ride',
    bpm: 137,
    looseness: 0.006,
    rows: {
      kick: ['9.9.......89....', '9.9.......8.....'],
      snare: ['....9..4.4..9..4', '....9..4.4....9.'],
      ghost: ['.......6.6.....6', '.......6.6...5.6'],
      ride: ['8.7.8.7.8.7.8.7.', '8.7.8.7.8.7.8.7.'],
    },
  },
  {
    name: 'trap with rolls',
    bpm: 140,
    rows: {
      sub: ['9......9..9.....', '9.....9...9..9..'],
      clap: ['........9.......', '........9.......'],
      tick: ['7.7.7.7.7.r7t.7.', '7.7.rr7.7.7.trtr'],
      open: ['................', '......5.........'],
    },
  },
  {
    name: 'flams and toms',
    bpm: 110,
    looseness: 0.003,
    rows: {
      kick: ['9.....9.9.......', '9.....9.9.......'],
      snare: ['....f.......f...', '....f.......f.f.'],
      closed: ['7.7.7.7.7.7.7.7.', '7.7.7.7.7.......'],
      tomHigh: ['................', '..........ff....'],
      tomLow: ['................', '............f.7.'],
    },
  },
  {
    name: 'swung sixteenths',
    bpm: 95,
    swing: 0.3,
    looseness: 0.004,
    rows: {
      club: ['9......8..9....7', '9......8..9..8..'],
      rim: ['....9.......9..4', '....9..4....9...'],
      hat: ['7577757775777577', '7577757775777577'],
    },
  },
  {
    name: 'funk with ghost notes',
    bpm: 104,
    swing: 0.12,
    looseness: 0.004,
    rows: {
      kick: ['9..7..9...7..9..', '9..7..9...7..9..'],
      snare: ['....9.......9...', '....9.......9..9'],
      ghost: ['.4.4..45.4.4..45', '.4.4..45.4.4..4.'],
      closed: ['8.6.8.6.8.6.8.6.', '8.6.8.6.8.6.8.6.'],
      open: ['................', '..............8.'],
    },
  },
  {
    name: 'drum and bass',
    bpm: 174,
    looseness: 0.002,
    rows: {
      kick: ['9.........9.....', '9.........9..7..'],
      snare: ['....9.......9...', '....9.......9...'],
      ghost: ['.......5.5.....5', '..4....5.5.4...5'],
      closed: ['7575757575757575', '7575757575757575'],
    },
  },
  {
    name: 'open hats off the beat',
    bpm: 120,
    rows: {
      club: ['9...9...9...9...', '9...9...9...9..7'],
      clap: ['....9.......9...', '....9.......9...'],
      open: ['..9...9...9...9.', '..9...9...9...9.'],
      hat: ['5555555555555555', '5555555555555555'],
    },
  },
  {
    name: 'hand drums in triplets',
    bpm: 90,
    looseness: 0.004,
    rows: {
      tabla: ['9.76.79.76.7', '9.76.79.7676'],
      tablaLow: ['8.....8..8..', '8.....8..8..'],
    },
  },
]
