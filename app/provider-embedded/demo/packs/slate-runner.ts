import { chain, chorus, drive, echo, filter, sweep } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { bassLine, held, hits, melody } from '../music/events.ts'
import { voiced } from '../music/harmony.ts'
import { loop, oneShot, type Frame } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { reese, subBass } from '../voices/bass.ts'
import { hat } from '../voices/hat.ts'
import { kick } from '../voices/kick.ts'
import { squareLead } from '../voices/leads.ts'
import { drone, warmPad } from '../voices/pads.ts'
import { cymbal, rim, skin } from '../voices/percussion.ts'
import { snare } from '../voices/snare.ts'
import { impact, reversed, riser } from '../voices/textures.ts'
import { ferrow } from './artists.ts'

const frame: Frame = { pack: 'slate-runner', bpm: 174, swing: 0, key: 'F# minor' }

const punchKick = kick({
  body: 66,
  sweep: 3.4,
  bend: 0.045,
  decay: 0.2,
  click: 0.8,
  tone: 2600,
  drive: 3.4,
})
const crackSnare = snare({ body: 208, tone: 1, wires: 0.9, bright: 4200, decay: 0.21, drive: 3.6 })
const brushSnare = snare({
  body: 260,
  tone: 0.25,
  wires: 0.6,
  bright: 6200,
  decay: 0.12,
  drive: 1.6,
})
const wireHat = hat({ metal: 0.55, bright: 8800, decay: 0.05, pitch: 660 })
const edgeHat = hat({ metal: 0.6, bright: 7800, decay: 0.18, pitch: 640 })
const slateRide = cymbal({ pitch: 780, bright: 6400, decay: 0.7, ping: 1.2 })
const crash = cymbal({ pitch: 410, bright: 3800, decay: 2.4, ping: 0.2 })
const chipRim = rim({ pitch: 2100, decay: 0.04, wood: 0.6 })
const tunnelTom = skin({ pitch: 146, bend: 0.35, decay: 0.3, slap: 0.9 })
const grinder = reese({ detune: 34, cutoff: 900, drive: 4.5 })
const under = subBass({ knock: 0.2, drive: 1.4, decay: 4 })
const siren = squareLead({ width: 0.3, cutoff: 2600, glide: 3, vibrato: 0.12, drive: 1.8 })
const fogPad = warmPad({ attack: 0.5, release: 1, cutoff: 900, detune: 9, motion: 0.7 })
const shaft = drone({ attack: 0.6, release: 0.8, ratio: 2, index: 3.4, pace: 0.6 })
const tunnel = reverb({ decay: 2, size: 1.3, cutoff: 3600, mix: 0.32 })
const roomy = reverb({ decay: 0.6, size: 0.5, cutoff: 6500, mix: 0.14 })

export const slateRunner: PackSpec = {
  slug: 'slate-runner',
  name: 'Slate Runner',
  artist: ferrow,
  genre: { code: 'drum-and-bass', label: 'Drum & bass' },
  summary: 'Hard-edged drum and bass at 174: split drums, a grinding reese, a lot of tunnel.',
  description: [
    'Slate Runner keeps the drums apart from the bass so that either can be thrown away. The break is played, not cut: kick, two snares, hats and ride, each with three takes that alternate.',
    'The reese is two saws thirty-four cents apart over a clean sine; the beating you hear is those cents and nothing else, so it slows down as you go lower.',
    'All pitched loops are in F sharp minor.',
  ],
  priceCents: 2300,
  releasedAt: '2025-10-17',
  bpm: frame.bpm,
  key: frame.key,
  colors: ['#4a2aa0', '#dcf64e'],
  cover: 'beams',
  sounds: [
    loop(
      frame,
      ['First Descent', 'drums', 'A four-bar break with ghost snares and a turn in the last bar.'],
      4,
      () => ({
        parts: [
          {
            voice: punchKick,
            events: hits('X.........x.....X.........x..x..X.........x.....X..x......x.....'),
          },
          {
            voice: crackSnare,
            events: hits('....X.......X.......X.......X.......X.......X.......X......xX...'),
            level: -1,
          },
          {
            voice: brushSnare,
            events: hits('.......,.,.....,.......,.,..........,..,.,.....,.......,.,..o.oo'),
            level: -4,
          },
          { voice: wireHat, events: hits('x.o.x.o.x.o.x.oo'.repeat(4)), level: -10, pan: 0.2 },
          { voice: slateRide, events: hits('x...x...x...x...'.repeat(4)), level: -14, pan: -0.2 },
        ],
        effect: chain(roomy, drive(1.4)),
      }),
    ),
    loop(
      frame,
      ['Loose Chippings', 'percussion', 'Hats, rim and toms in sixteenths, no kick and no snare.'],
      4,
      () => ({
        parts: [
          { voice: wireHat, events: hits('oxoxoxoxoxoxoxox'.repeat(4)), level: -5, pan: 0.25 },
          { voice: edgeHat, events: hits('..x...x...x...x.'.repeat(4)), level: -5 },
          {
            voice: chipRim,
            events: hits('x..x..x...x..x..x..x..x...x.x...'.repeat(2)),
            level: -5,
            pan: -0.35,
          },
          {
            voice: tunnelTom,
            events: hits('..............................x.............................xx..'),
            level: -3,
          },
        ],
        effect: roomy,
      }),
    ),
    loop(
      frame,
      ['Lift Motor', 'bass', 'The reese in long notes, its filter opening once in four bars.'],
      4,
      () => ({
        parts: [
          {
            voice: grinder,
            events: bassLine('F#m D E C#', 16, '1-----.1--.8-.1-', 30),
            hold: 0.96,
          },
        ],
        effect: chain(sweep(420, 3400, 2, 1.3), drive(1.6)),
      }),
    ),
    loop(
      frame,
      ['Under Slate', 'bass', 'The same line as a clean sub, to be layered or left alone.'],
      4,
      () => ({
        parts: [
          { voice: under, events: bassLine('F#m D E C#', 16, '1-----.1--.1-.1-', 30), hold: 0.9 },
        ],
      }),
    ),
    loop(
      frame,
      ['Fog Above', 'pad', 'A dark pad on four chords with the tunnel behind it.'],
      4,
      () => ({
        parts: [
          {
            voice: fogPad,
            events: held(voiced('F#m9 Dmaj7 Esus4 C#m7', 61, true), 16),
            hold: 0.95,
            effect: tunnel,
          },
        ],
        effect: chorus(3, 2, 0.4),
      }),
    ),
    loop(
      frame,
      ['Site Alarm', 'lead', 'A narrow square that slides up into each note.'],
      4,
      () => ({
        parts: [
          {
            voice: siren,
            events: melody(
              '0:C#5:4 6:F#5:3 12:E5:4 20:A4:4 28:B4:3 32:C#5:4 38:G#5:3 44:F#5:4 52:E5:3 56:C#5:6',
            ),
            effect: chain(filter('high', 260), echo(45 / 174, 0.45, 0.35), tunnel),
          },
        ],
      }),
    ),
    oneShot(frame, ['Punch Kick', 'kick', 'Short, with its weight above sixty hertz.'], {
      voice: punchKick,
      price: 89,
    }),
    oneShot(frame, ['Crack Snare', 'snare', 'Two hundred hertz of body and a hard edge.'], {
      voice: crackSnare,
      price: 99,
    }),
    oneShot(frame, ['Brush Snare', 'snare', 'The ghost note of the break, on its own.'], {
      voice: brushSnare,
      price: 59,
    }),
    oneShot(frame, ['Wire Hat', 'hat', 'Closed, thin and fast.'], { voice: wireHat, price: 49 }),
    oneShot(frame, ['Edge Hat', 'hat', 'Struck on the edge and choked.'], {
      voice: edgeHat,
      price: 49,
    }),
    oneShot(frame, ['Slate Crash', 'hat', 'A crash that takes two seconds to leave.'], {
      voice: crash,
      price: 79,
    }),
    oneShot(frame, ['Tunnel Tom', 'percussion', 'A mid tom with a hard slap.'], {
      voice: tunnelTom,
      effect: roomy,
      tail: 0.3,
      price: 69,
    }),
    oneShot(frame, ['Motor F Sharp', 'bass', 'Two seconds of the reese, filter open.'], {
      voice: grinder,
      note: 'F#1',
      gate: 1.8,
      price: 129,
    }),
    oneShot(frame, ['Alarm F Sharp', 'lead', 'The sliding square, one note.'], {
      voice: siren,
      note: 'F#4',
      gate: 0.9,
      price: 89,
    }),
    oneShot(
      frame,
      ['Lift Shaft', 'texture', 'A turning metallic drone, as of a shaft with the door open.'],
      { voice: shaft, gate: 2.6, effect: tunnel, tail: 1, longest: 4, price: 109 },
    ),
    oneShot(frame, ['Pull Back', 'effect', 'The crash reversed, to lead into a drop.'], {
      voice: reversed(cymbal({ pitch: 360, bright: 2600, decay: 1.7, ping: 0.1 })),
      price: 79,
    }),
    oneShot(frame, ['Rock Face', 'effect', 'An impact with a long stony tail.'], {
      voice: impact({ boom: 58, crack: 1, decay: 2.8, tone: 4200 }),
      effect: tunnel,
      tail: 0.6,
      longest: 3.4,
      price: 119,
    }),
    oneShot(frame, ['Cage Up', 'effect', 'A shaking rise, faster and faster.'], {
      voice: riser({ from: 160, to: 3200, tone: 1.2, shake: 0.8 }),
      gate: 2.2,
      price: 99,
    }),
  ],
}
