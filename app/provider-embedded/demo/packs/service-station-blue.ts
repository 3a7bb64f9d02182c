import { chain, chorus, drive, echo, filter, pump } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { arpeggio, bassLine, held, hits, melody } from '../music/events.ts'
import { voiced } from '../music/harmony.ts'
import { loop, oneShot, type Frame } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { acidBass } from '../voices/bass.ts'
import { chordOf } from '../voices/chord-of.ts'
import { hat } from '../voices/hat.ts'
import { bell, pluck } from '../voices/keys.ts'
import { kick } from '../voices/kick.ts'
import { squareLead, supersaw, syncLead } from '../voices/leads.ts'
import { warmPad } from '../voices/pads.ts'
import { cymbal, skin } from '../voices/percussion.ts'
import { snare } from '../voices/snare.ts'
import { downlifter } from '../voices/textures.ts'
import { kioskAthletic } from './artists.ts'

const frame: Frame = { pack: 'service-station-blue', bpm: 104, swing: 0, key: 'E minor' }
const chords = 'Em9 Cmaj7 G Dsus4'

const boxKick = kick({
  body: 58,
  sweep: 2,
  bend: 0.1,
  decay: 0.3,
  click: 0.9,
  tone: 3200,
  drive: 2,
})
const gatedSnare = snare({ body: 172, tone: 0.9, wires: 1, bright: 2600, decay: 0.42, drive: 2.6 })
const plainHat = hat({ metal: 0.8, bright: 7000, decay: 0.1, pitch: 400 })
const lotCrash = cymbal({ pitch: 520, bright: 5200, decay: 1.5, ping: 0.5 })
const tomHigh = skin({ pitch: 176, bend: 0.7, decay: 0.5, slap: 0.3 })
const tomLow = skin({ pitch: 96, bend: 0.8, decay: 0.62, slap: 0.25 })
const engine = acidBass({ wave: 'saw', cutoff: 320, sweep: 2, resonance: 1.1, drive: 1.8 })
const neon = supersaw({ detune: 26, cutoff: 3800, bite: 0.6, release: 0.3 })
const whine = syncLead({ from: 4.2, to: 1.6, time: 0.9, cutoff: 6500 })
const glow = warmPad({ attack: 0.12, release: 0.5, cutoff: 1700, detune: 11, motion: 0.3 })
const pump3 = pluck({ cutoff: 900, sweep: 2.2, decay: 0.34, width: 9 })
const till = bell({ ratio: 7, index: 1.6, decay: 1.2, shimmer: 6 })
const sign = squareLead({ width: 0.5, cutoff: 3600, glide: 0.6, vibrato: 0.22, drive: 1.2 })
const canopy = reverb({ decay: 1.9, size: 1.2, cutoff: 6500, mix: 0.28 })
const plate = chain(reverb({ decay: 0.55, size: 0.6, cutoff: 7000, mix: 0.7 }), drive(1.4))

export const serviceStationBlue: PackSpec = {
  slug: 'service-station-blue',
  name: 'Service Station Blue',
  artist: kioskAthletic,
  genre: { code: 'synthwave', label: 'Synthwave' },
  summary: 'Wide saws, a gated snare and an engine of a bass line at an easy 104.',
  description: [
    'Kiosk Athletic wrote Service Station Blue on a night when the motorway was shut. It has the large gestures of film music for small cars: a snare with its room cut off, toms that fall, a bass that plays eighths and nothing but eighths.',
    'The lead loop uses a hard-synchronised saw, computed at twice the sample rate so that it stays bright without whistling. The arpeggio and the pad follow the same chords in E minor.',
  ],
  priceCents: 2400,
  releasedAt: '2026-01-16',
  bpm: frame.bpm,
  key: frame.key,
  colors: ['#2424b4', '#ff96ad'],
  cover: 'skyline',
  sounds: [
    loop(
      frame,
      [
        'Forecourt Beat',
        'drums',
        'Kick, gated snare, eighths on the hat and two toms to turn the corner.',
      ],
      2,
      () => ({
        parts: [
          { voice: boxKick, events: hits('X.......X.X.....X.......X.....x.') },
          {
            voice: gatedSnare,
            events: hits('....X.......X.......X.......X...'),
            level: -2,
            effect: plate,
          },
          { voice: plainHat, events: hits('x.o.x.o.'.repeat(4)), level: -11, pan: 0.15 },
          { voice: tomHigh, events: hits('..........................x.....'), level: -3, pan: 0.3 },
          { voice: tomLow, events: hits('..............................x.'), level: -2, pan: -0.3 },
        ],
      }),
    ),
    loop(
      frame,
      [
        'Engine Eighths',
        'bass',
        'Straight eighths on the roots, with the octave at the end of each chord.',
      ],
      2,
      () => ({
        parts: [{ voice: engine, events: bassLine('Em C G D', 8, '1.1.1.8.', 28), hold: 1.4 }],
        effect: drive(1.3),
      }),
    ),
    loop(
      frame,
      ['Strip Light Arp', 'pluck', 'Sixteenths up and down the chords, echoed from side to side.'],
      2,
      () => ({
        parts: [
          {
            voice: pump3,
            events: arpeggio(voiced(chords, 67), 8, '02431342'),
            effect: chain(echo(45 / 104, 0.35, 0.3), canopy),
          },
        ],
      }),
    ),
    loop(
      frame,
      ['Blue Canopy', 'pad', 'A broad pad, brighter at the front of each chord.'],
      2,
      () => ({
        parts: [
          {
            voice: glow,
            events: held(voiced(chords, 62, true), 8),
            hold: 0.98,
            effect: chain(chorus(3.5, 2, 0.45), canopy),
          },
        ],
        effect: pump(8, 0.3, 0.2),
      }),
    ),
    loop(
      frame,
      ['Overtaking Lane', 'lead', 'A synchronised saw sweeping down through a long melody.'],
      4,
      () => ({
        parts: [
          {
            voice: whine,
            events: melody(
              '0:B4:6 6:E5:4 10:D5:6 16:C5:6 22:E5:4 26:B4:6 32:D5:6 38:G5:4 42:F#5:6 48:E5:6 54:D5:4 58:A4:6',
            ),
            effect: chain(filter('high', 200), echo(45 / 104, 0.4, 0.3), canopy),
          },
        ],
      }),
    ),
    oneShot(frame, ['Box Kick', 'kick', 'A kick with a wooden knock and little tail.'], {
      voice: boxKick,
      price: 79,
    }),
    oneShot(frame, ['Gated Snare', 'snare', 'A big plate, shut after half a second.'], {
      voice: gatedSnare,
      effect: plate,
      tail: 0.2,
      longest: 0.52,
      price: 109,
    }),
    oneShot(frame, ['Plain Hat', 'hat', 'The hat of an old drum machine, or its cousin.'], {
      voice: plainHat,
      price: 49,
    }),
    oneShot(frame, ['Lot Crash', 'hat', 'A bright crash, a second and a half.'], {
      voice: lotCrash,
      price: 69,
    }),
    oneShot(frame, ['Falling Tom High', 'percussion', 'A tom that drops nearly an octave.'], {
      voice: tomHigh,
      effect: plate,
      tail: 0.3,
      price: 69,
    }),
    oneShot(frame, ['Falling Tom Low', 'percussion', 'Its larger sibling.'], {
      voice: tomLow,
      price: 69,
    }),
    oneShot(frame, ['Engine E', 'bass', 'The bass on low E, filter half shut.'], {
      voice: engine,
      note: 'E1',
      gate: 0.8,
      price: 89,
    }),
    oneShot(frame, ['Neon E', 'lead', 'Seven saws a side, spread a quarter of a semitone.'], {
      voice: neon,
      note: 'E4',
      gate: 1.2,
      effect: canopy,
      tail: 1,
      price: 119,
    }),
    oneShot(frame, ['Sync B', 'lead', 'The synchronised saw, sweeping once.'], {
      voice: whine,
      note: 'B4',
      gate: 1.1,
      price: 99,
    }),
    oneShot(frame, ['Sign G', 'lead', 'A plain square with late vibrato.'], {
      voice: sign,
      note: 'G4',
      gate: 1,
      price: 79,
    }),
    oneShot(
      frame,
      ['Canopy Chord', 'chords', 'E minor ninth on the pad, two seconds and its room.'],
      {
        voice: chordOf(glow, [0, 7, 10, 14, 15]),
        chord: { key: 'E minor', at: 'E3' },
        gate: 1.8,
        effect: canopy,
        tail: 1,
        longest: 3.6,
        price: 149,
      },
    ),
    oneShot(frame, ['Till Bell B', 'bell', 'A small, sharp bell from a cash drawer.'], {
      voice: till,
      note: 'B5',
      price: 69,
    }),
    oneShot(frame, ['Barrier Down', 'effect', 'A pitched fall with a resonant edge.'], {
      voice: downlifter({ from: 5200, to: 70, tone: 1.4 }),
      gate: 1.3,
      price: 79,
    }),
  ],
}
