import { chain, chorus, drive, echo, filter, pump } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { arpeggio, bassLine, held, hits, melody } from '../music/events.ts'
import { voiced } from '../music/harmony.ts'
import { loop, oneShot, type Frame } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { acidBass, fmBass } from '../voices/bass.ts'
import { chordOf } from '../voices/chord-of.ts'
import { clap } from '../voices/clap.ts'
import { hat } from '../voices/hat.ts'
import { bell, pluck } from '../voices/keys.ts'
import { kick } from '../voices/kick.ts'
import { squareLead, supersaw, syncLead } from '../voices/leads.ts'
import { vox } from '../voices/pads.ts'
import { cowbell, rim, skin } from '../voices/percussion.ts'
import { snare } from '../voices/snare.ts'
import { downlifter, noiseField, riser, zap } from '../voices/textures.ts'
import { kioskAthletic } from './artists.ts'

const frame: Frame = { pack: 'coin-return', bpm: 128, swing: 0, key: 'D# minor' }
const chords = 'D#m7 G#m7 Bmaj7 C#'

const chipKick = kick({
  body: 70,
  sweep: 6,
  bend: 0.03,
  decay: 0.22,
  click: 0.1,
  tone: 600,
  drive: 3,
})
const longKick = kick({
  body: 44,
  sweep: 1.4,
  bend: 0.15,
  decay: 0.9,
  click: 0.4,
  tone: 1000,
  drive: 1.6,
})
const chipSnare = snare({ body: 320, tone: 0.5, wires: 0.9, bright: 6800, decay: 0.14, drive: 3 })
const dryClap = clap({ centre: 1900, spread: 0.01, decay: 0.11, hands: 5 })
const pixelHat = hat({ metal: 1, bright: 9600, decay: 0.035, pitch: 940 })
const pixelOpen = hat({ metal: 1, bright: 8600, decay: 0.2, pitch: 960 })
const tokenBell = cowbell({ pitch: 830, decay: 0.14 })
const button = rim({ pitch: 1420, decay: 0.025, wood: 0.95 })
const simTom = skin({ pitch: 128, bend: 1.6, decay: 0.36, slap: 0.1 })
const slot = acidBass({ wave: 'square', cutoff: 420, sweep: 2.6, resonance: 3, drive: 1.6 })
const rubber = fmBass({ ratio: 1, index: 4.5, decay: 0.18, feedback: 0.5 })
const pixelLead = squareLead({ width: 0.12, cutoff: 5200, glide: 0.2, vibrato: 0.3, drive: 1 })
const flipper = pluck({ cutoff: 1800, sweep: 1.6, decay: 0.22, width: 2 })
const prize = bell({ ratio: 1, index: 2.2, decay: 1, shimmer: 1 })
const arcade = supersaw({ detune: 10, cutoff: 5600, bite: 0.3, release: 0.1 })
const laser = syncLead({ from: 1.5, to: 5.5, time: 0.5, cutoff: 8000 })
const robot = vox({ attack: 0.01, release: 0.08, from: 'ee', to: 'ah' })
const hallway = reverb({ decay: 1, size: 0.7, cutoff: 7500, mix: 0.2 })

export const coinReturn: PackSpec = {
  slug: 'coin-return',
  name: 'Coin Return',
  artist: kioskAthletic,
  genre: { code: 'electro', label: 'Electro' },
  summary: 'Electro at 128 with broken-up kicks, narrow pulses and a robot of few words.',
  description: [
    'Coin Return is played on imaginary machines with one good channel each. The kick avoids the floor, the bass is a square through a filter, the lead a pulse only an eighth wide.',
    'It is a dry set. Most of the drums end within a quarter of a second, which makes them easy to stack; the long kick and the prize bell are there for contrast.',
    'D sharp minor, because the black keys were the ones that still worked.',
  ],
  priceCents: 2600,
  releasedAt: '2026-10-02',
  bpm: frame.bpm,
  key: frame.key,
  colors: ['#b4125c', '#aef0ff'],
  cover: 'punch',
  sounds: [
    loop(
      frame,
      [
        'Insert Coin',
        'drums',
        'Seven kicks in two bars, none of them where a house record would put its second.',
      ],
      2,
      () => ({
        parts: [
          { voice: chipKick, events: hits('X.....X...x.....X.....X..x....x.') },
          { voice: chipSnare, events: hits('....X.......X.......X.......X...'), level: -3 },
          { voice: dryClap, events: hits('............x...............x.x.'), level: -6 },
          { voice: pixelHat, events: hits('xoxoxxxoxoxoxxxo'.repeat(2)), level: -12, pan: 0.2 },
          {
            voice: pixelOpen,
            events: hits('..............x...............x.'),
            level: -10,
            pan: -0.2,
          },
        ],
      }),
    ),
    loop(frame, ['Button Panel', 'percussion', 'Tokens, buttons and a falling tom.'], 2, () => ({
      parts: [
        { voice: tokenBell, events: hits('x..x..x...x.x...x..x..x...x...x.'), level: -4, pan: 0.3 },
        { voice: button, events: hits('.x..x..x.x...x.x.x..x..x.x...x.x'), level: -3, pan: -0.35 },
        { voice: simTom, events: hits('........................x..x..x.'), level: -1 },
      ],
    })),
    loop(
      frame,
      ['Slot Bass', 'bass', 'A square bass in sixteenths with holes cut in it.'],
      4,
      () => ({
        parts: [{ voice: slot, events: bassLine(chords, 16, '11.1..8.11.1.5.7', 27), hold: 0.7 }],
        effect: drive(1.2),
      }),
    ),
    loop(
      frame,
      ['High Score', 'lead', 'A thin pulse melody with plenty of vibrato at the ends.'],
      4,
      () => ({
        parts: [
          {
            voice: pixelLead,
            events: melody(
              '0:A#4:3 4:D#5:3 8:F5:2 10:F#5:5 16:D#5:3 20:B4:3 24:G#4:6 32:F#5:3 36:D#5:3 40:B4:2 42:A#4:5 48:G#4:3 52:F5:3 56:C#5:6',
            ),
            effect: chain(filter('high', 240), echo(45 / 128, 0.4, 0.3), hallway),
          },
        ],
      }),
    ),
    loop(
      frame,
      ['Flipper Arp', 'pluck', 'A fast, dry arpeggio in straight sixteenths.'],
      4,
      () => ({
        parts: [
          {
            voice: flipper,
            events: arpeggio(voiced(chords, 66), 16, '0213.213021.4321'),
            effect: hallway,
          },
        ],
        effect: pump(16, 0.3, 0.12),
      }),
    ),
    loop(
      frame,
      [
        'Attract Mode',
        'chords',
        'Bright saws holding the chords, cut into eighths by the sidechain.',
      ],
      4,
      () => ({
        parts: [
          {
            voice: arcade,
            events: held(voiced(chords, 63, true), 16),
            hold: 0.98,
            effect: chorus(2, 4, 0.35),
          },
        ],
        effect: chain(pump(32, 0.7, 0.14), hallway),
      }),
    ),
    oneShot(frame, ['Chip Kick', 'kick', 'A fast fall from above a thousand hertz.'], {
      voice: chipKick,
      price: 69,
    }),
    oneShot(frame, ['Long Kick', 'kick', 'Nearly a second of low, plain boom.'], {
      voice: longKick,
      price: 99,
    }),
    oneShot(frame, ['Chip Snare', 'snare', 'High, hard and over at once.'], {
      voice: chipSnare,
      price: 69,
    }),
    oneShot(frame, ['Dry Clap', 'clap', 'Five hands, no room.'], { voice: dryClap, price: 59 }),
    oneShot(frame, ['Pixel Hat', 'hat', 'Squares only, thirty-five milliseconds.'], {
      voice: pixelHat,
      price: 49,
    }),
    oneShot(frame, ['Pixel Open', 'hat', 'Squares only, a fifth of a second.'], {
      voice: pixelOpen,
      price: 49,
    }),
    oneShot(frame, ['Token', 'percussion', 'A small bell for small change.'], {
      voice: tokenBell,
      price: 49,
    }),
    oneShot(frame, ['Button', 'percussion', 'A plastic click.'], { voice: button, price: 49 }),
    oneShot(frame, ['Sim Tom', 'percussion', 'A tom that falls through more than an octave.'], {
      voice: simTom,
      price: 59,
    }),
    oneShot(frame, ['Slot D Sharp', 'bass', 'The square bass, one short note.'], {
      voice: slot,
      note: 'D#2',
      gate: 0.3,
      price: 79,
    }),
    oneShot(frame, ['Rubber D Sharp', 'bass', 'A rubbery bass with a loud first instant.'], {
      voice: rubber,
      note: 'D#2',
      gate: 0.5,
      price: 79,
    }),
    oneShot(frame, ['Pixel A Sharp', 'lead', 'The thin pulse, held until it shakes.'], {
      voice: pixelLead,
      note: 'A#4',
      gate: 0.9,
      price: 69,
    }),
    oneShot(frame, ['Laser D Sharp', 'lead', 'A synchronised saw opening upwards.'], {
      voice: laser,
      note: 'D#4',
      gate: 0.8,
      price: 79,
    }),
    oneShot(frame, ['Flipper F Sharp', 'pluck', 'One note of the arpeggio.'], {
      voice: flipper,
      note: 'F#4',
      price: 49,
    }),
    oneShot(frame, ['Prize', 'bell', 'The bell for winning.'], {
      voice: prize,
      note: 'A#5',
      effect: echo(0.12, 0.4, 0.4),
      tail: 0.4,
      price: 69,
    }),
    oneShot(frame, ['Robot Word', 'lead', 'One syllable, ee to ah, spoken on D sharp.'], {
      voice: robot,
      note: 'D#3',
      gate: 0.35,
      price: 89,
    }),
    oneShot(frame, ['Attract Chord', 'chords', 'D sharp minor seventh in bright saws.'], {
      voice: chordOf(arcade, [0, 3, 7, 10]),
      chord: { key: 'D# minor', at: 'D#4' },
      gate: 0.5,
      effect: hallway,
      tail: 0.5,
      price: 109,
    }),
    oneShot(frame, ['Game Over', 'effect', 'A tone that falls through the floor.'], {
      voice: downlifter({ from: 2400, to: 50, tone: 4 }),
      gate: 1,
      price: 59,
    }),
    oneShot(frame, ['Coin', 'effect', 'A bright zap that falls two and a half octaves.'], {
      voice: zap({ from: 5200, to: 900, time: 0.07, grit: 0 }),
      price: 49,
    }),
    oneShot(frame, ['Continue', 'effect', 'A tremulous rise of one and a half seconds.'], {
      voice: riser({ from: 800, to: 7000, tone: 1.6, shake: 0.9 }),
      gate: 1.5,
      price: 69,
    }),
    oneShot(frame, ['Change Tray', 'texture', 'A narrow band of noise moving quickly about.'], {
      voice: noiseField({ low: 1200, high: 7000, pace: 2.6, resonance: 6 }),
      gate: 1.8,
      price: 69,
    }),
  ],
}
