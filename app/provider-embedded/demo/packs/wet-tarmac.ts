import { chain, chorus, drive, echo, filter, sweep } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { arpeggio, bassLine, held, hits, stabs } from '../music/events.ts'
import { voiced } from '../music/harmony.ts'
import { loop, oneShot, type Frame } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { fmBass, reese } from '../voices/bass.ts'
import { chordOf } from '../voices/chord-of.ts'
import { electricPiano } from '../voices/electric-piano.ts'
import { hat } from '../voices/hat.ts'
import { bell, string } from '../voices/keys.ts'
import { kick } from '../voices/kick.ts'
import { strings, vox } from '../voices/pads.ts'
import { cymbal, rim, shaker } from '../voices/percussion.ts'
import { snare } from '../voices/snare.ts'
import { droplets, noiseField, reversed } from '../voices/textures.ts'
import { ferrow } from './artists.ts'

const frame: Frame = { pack: 'wet-tarmac', bpm: 170, swing: 0.08, key: 'B minor' }
const chords = 'Bm9 Gmaj7 Em9 A9'

const padKick = kick({
  body: 60,
  sweep: 2.8,
  bend: 0.04,
  decay: 0.24,
  click: 0.3,
  tone: 1100,
  drive: 1.8,
})
const woodSnare = snare({
  body: 196,
  tone: 0.75,
  wires: 0.55,
  bright: 3400,
  decay: 0.26,
  drive: 1.6,
})
const ghost = snare({ body: 215, tone: 0.4, wires: 0.35, bright: 4600, decay: 0.09, drive: 1.2 })
const wetHat = hat({ metal: 0.3, bright: 8200, decay: 0.065, pitch: 450 })
const splash = hat({ metal: 0.75, bright: 4200, decay: 0.8, pitch: 300 })
const rideSoft = cymbal({ pitch: 540, bright: 4600, decay: 1.3, ping: 0.9 })
const kerb = rim({ pitch: 900, decay: 0.05, wood: 0.55 })
const tyre = shaker({ bright: 4300, length: 0.14, rattle: 0.01 })
const lampPiano = electricPiano({ bark: 0.9, bell: 0.35, decay: 3, tremolo: 0.45, drive: 1 })
const roadBass = fmBass({ ratio: 2, index: 1.2, decay: 0.5, feedback: 0 })
const warmReese = reese({ detune: 12, cutoff: 300, drive: 1.6 })
const bows = strings({ attack: 0.5, release: 0.9, players: 5, cutoff: 1900 })
const hush = vox({ attack: 0.25, release: 0.6, from: 'oh', to: 'oo' })
const guitar = string({ decay: 1.8, damping: 0.5, pick: 4200 })
const lamp = bell({ ratio: 2, index: 1.4, decay: 2.2, shimmer: 2 })
const underpass = reverb({ decay: 2.2, size: 1.1, cutoff: 5200, mix: 0.3 })
const kerbside = reverb({ decay: 0.7, size: 0.6, cutoff: 5200, mix: 0.16 })

export const wetTarmac: PackSpec = {
  slug: 'wet-tarmac',
  name: 'Wet Tarmac',
  artist: ferrow,
  genre: { code: 'drum-and-bass', label: 'Drum & bass' },
  summary: 'The gentler side of 170: tines, bows and a bass that hardly touches the ground.',
  description: [
    'Wet Tarmac is the other half of Slate Runner, recorded, so to speak, after the rain. The drums are played with less force and more ghost notes; the ride carries the time.',
    'The four chords in B minor are voiced so that no finger moves further than it must. The bass loop leaves the second half of each bar nearly empty: that is where the singer goes.',
  ],
  priceCents: 2200,
  releasedAt: '2026-06-12',
  bpm: frame.bpm,
  key: frame.key,
  colors: ['#3d4c56', '#ffbf2f'],
  cover: 'rings',
  sounds: [
    loop(frame, ['After Rain', 'drums', 'A light four-bar break led by the ride.'], 4, () => ({
      parts: [
        {
          voice: padKick,
          events: hits('X.........x.....X.....x...x.....X.........x..o..X.........x.....'),
        },
        {
          voice: woodSnare,
          events: hits('....X.......X.......X.......X.......X.......X.......X.......X..o'),
          level: -2,
        },
        {
          voice: ghost,
          events: hits('.......o.o.....,.......o.o...o.,.......o.o.....,..o....o.o...o.,'),
          level: -6,
        },
        { voice: rideSoft, events: hits('x...x.o.x...x.o.'.repeat(4)), level: -13, pan: -0.25 },
        { voice: wetHat, events: hits('..x...x...x...xo'.repeat(4)), level: -11, pan: 0.25 },
      ],
      effect: kerbside,
    })),
    loop(frame, ['Wipers', 'percussion', 'Shaker and rim, back and forth.'], 4, () => ({
      parts: [
        { voice: tyre, events: hits('x.o.x.o.x.o.x.o.'.repeat(4)), level: 0, pan: -0.35 },
        {
          voice: kerb,
          events: hits('...x..x....x..x....x..x...x..x..'.repeat(2)),
          level: -4,
          pan: 0.35,
        },
        { voice: wetHat, events: hits('..o...o...o...o.'.repeat(4)), level: -6 },
      ],
      effect: kerbside,
    })),
    loop(
      frame,
      [
        'Lamp Posts',
        'chords',
        'Tine-piano chords in a rhythm of threes, passing from side to side.',
      ],
      4,
      () => ({
        parts: [
          {
            voice: lampPiano,
            events: stabs(voiced(chords, 64), 16, 'x-----x-----x---'),
            effect: chain(chorus(2.6, 4, 0.35), underpass),
          },
        ],
      }),
    ),
    loop(
      frame,
      ['Low Road', 'bass', 'A soft bass with all its weight in the first half of the bar.'],
      4,
      () => ({
        parts: [
          { voice: roadBass, events: bassLine(chords, 16, '1----.5-1-....7.', 35), hold: 0.92 },
        ],
        effect: drive(1.2),
      }),
    ),
    loop(frame, ['Ten Bows', 'pad', 'Low strings, five on each side.'], 4, () => ({
      parts: [
        { voice: bows, events: held(voiced(chords, 62, true), 16), hold: 0.96, effect: underpass },
      ],
      effect: filter('high', 110),
    })),
    loop(frame, ['Reflections', 'pluck', 'A picked figure echoed until it blurs.'], 4, () => ({
      parts: [
        {
          voice: guitar,
          events: arpeggio(voiced(chords, 69), 16, '0..2..3..1..4...'),
          hold: 2.5,
          effect: chain(echo(30 / 170, 0.5, 0.4), underpass),
        },
      ],
      effect: sweep(2200, 8000, 1, 0.8),
    })),
    oneShot(frame, ['Padded Kick', 'kick', 'A kick for quiet breaks.'], {
      voice: padKick,
      effect: kerbside,
      tail: 0.3,
      price: 79,
    }),
    oneShot(frame, ['Wood Snare', 'snare', 'A deep wooden shell, wires half off.'], {
      voice: woodSnare,
      effect: kerbside,
      tail: 0.4,
      price: 89,
    }),
    oneShot(frame, ['Ghost Note', 'snare', 'The lightest stroke in the set.'], {
      voice: ghost,
      price: 49,
    }),
    oneShot(frame, ['Wet Hat', 'hat', 'A closed hat, slightly damp.'], {
      voice: wetHat,
      velocity: 0.6,
      price: 49,
    }),
    oneShot(
      frame,
      ['Puddle Splash', 'hat', 'An open hat, low and clanging, that lasts most of a second.'],
      { voice: splash, effect: kerbside, tail: 0.3, price: 59 },
    ),
    oneShot(frame, ['Soft Ride', 'hat', 'A low ride with a round ping.'], {
      voice: rideSoft,
      price: 69,
    }),
    oneShot(frame, ['Kerb', 'percussion', 'A rim click with some street behind it.'], {
      voice: kerb,
      effect: kerbside,
      tail: 0.4,
      price: 49,
    }),
    oneShot(frame, ['Road Bass B', 'bass', 'The soft bass on B.'], {
      voice: roadBass,
      note: 'B1',
      gate: 1.1,
      price: 89,
    }),
    oneShot(
      frame,
      ['Slow Beat B', 'bass', 'A warm reese whose two saws meet about every two seconds.'],
      { voice: warmReese, note: 'B1', gate: 2, price: 99 },
    ),
    oneShot(frame, ['Lamp Chord', 'chords', 'B minor ninth, very soft tines.'], {
      voice: chordOf(lampPiano, [-12, 3, 10, 14]),
      chord: { key: 'B minor', at: 'B3' },
      gate: 2,
      velocity: 0.6,
      effect: underpass,
      tail: 0.8,
      longest: 3.2,
      price: 119,
    }),
    oneShot(frame, ['Bow F Sharp', 'pad', 'Ten bows on F sharp.'], {
      voice: bows,
      note: 'F#3',
      gate: 1.8,
      price: 109,
    }),
    oneShot(frame, ['Hush D', 'lead', 'A vowel closing from oh to oo.'], {
      voice: hush,
      note: 'D4',
      gate: 1.4,
      effect: underpass,
      tail: 0.8,
      price: 99,
    }),
    oneShot(frame, ['Lamp D', 'bell', 'A bell so soft it is nearly a sine.'], {
      voice: lamp,
      note: 'D5',
      price: 79,
    }),
    oneShot(frame, ['Gutter', 'texture', 'Running water made from small falling tones.'], {
      voice: droplets({ rate: 110, low: 500, high: 2400, ring: 0.05 }),
      gate: 2.6,
      price: 89,
    }),
    oneShot(frame, ['Passing Car', 'effect', 'A wave of noise from far to near and gone.'], {
      voice: noiseField({ low: 180, high: 2600, pace: 0.42, resonance: 0.8 }),
      gate: 2.3,
      price: 79,
    }),
    oneShot(frame, ['Backwards Ride', 'effect', 'The soft ride reversed.'], {
      voice: reversed(cymbal({ pitch: 700, bright: 7200, decay: 1.1, ping: 0.3 })),
      price: 59,
    }),
  ],
}
