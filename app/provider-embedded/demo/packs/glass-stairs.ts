import { chain, chorus, drive, echo, filter, pump } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { arpeggio, bassLine, held, hits, melody } from '../music/events.ts'
import { voiced } from '../music/harmony.ts'
import { loop, oneShot, type Frame } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { organBass } from '../voices/bass.ts'
import { chordOf } from '../voices/chord-of.ts'
import { clap } from '../voices/clap.ts'
import { hat } from '../voices/hat.ts'
import { kick } from '../voices/kick.ts'
import { string } from '../voices/keys.ts'
import { whistle } from '../voices/leads.ts'
import { glassPad } from '../voices/pads.ts'
import { mallet, rim, shaker, skin } from '../voices/percussion.ts'
import { droplets, reversed, zap } from '../voices/textures.ts'
import { plainWeave } from './artists.ts'

const frame: Frame = { pack: 'glass-stairs', bpm: 124, swing: 0.1, key: 'C# minor' }
const chords = 'C#m7 Amaj7 F#m9 G#m7'

const pressKick = kick({
  body: 46,
  sweep: 2.4,
  bend: 0.05,
  decay: 0.3,
  click: 0.15,
  tone: 700,
  drive: 1.4,
})
const snap = clap({ centre: 2300, spread: 0.005, decay: 0.09, hands: 2 })
const paper = hat({ metal: 0.1, bright: 9800, decay: 0.08, pitch: 700 })
const sheet = hat({ metal: 0.15, bright: 5200, decay: 0.26, pitch: 760 })
const blockHigh = rim({ pitch: 1020, decay: 0.11, wood: 0.85 })
const blockLow = rim({ pitch: 640, decay: 0.14, wood: 0.9 })
const bongo = skin({ pitch: 390, bend: 0.06, decay: 0.16, slap: 0.6 })
const seeds = shaker({ bright: 8600, length: 0.055, rattle: 0.08 })
const marimba = mallet({ ratios: [1, 4, 10], decay: 0.75, hardness: 0.45, tremolo: 0 })
const vibes = mallet({ ratios: [1, 4, 6], decay: 2.4, hardness: 0.55, tremolo: 0.5 })
const stepBass = organBass({ second: 0.2, third: 0.12, decay: 0.35, drive: 1.3 })
const wires = string({ decay: 1.2, damping: 0.22, pick: 6500 })
const ice = glassPad({ attack: 0.6, release: 1.1, partials: [1, 2, 4, 6, 9], pace: 0.7 })
const pipe = whistle({ breath: 0.2, vibrato: 0.08 })
const stairs = reverb({ decay: 1.5, size: 0.8, cutoff: 7000, mix: 0.26 })
const closet = reverb({ decay: 0.4, size: 0.4, cutoff: 6000, mix: 0.2 })

export const glassStairs: PackSpec = {
  slug: 'glass-stairs',
  name: 'Glass Stairs',
  artist: plainWeave,
  genre: { code: 'house', label: 'House' },
  summary: 'Minimal house of wood and glass: marimba in fives, a press of a kick, plenty of air.',
  description: [
    'Nothing in Glass Stairs is louder than it has to be. The kick is a press rather than a blow, the clap two fingers, the hats mostly paper. What moves is the patterns: a marimba figure five steps long against a bar of sixteen, so that it takes five bars to meet itself, of which the loop shows four.',
    'The mallets are modelled from the first few modes of wooden and metal bars, the strings from a tuned delay. In C sharp minor throughout.',
  ],
  priceCents: 1800,
  releasedAt: '2026-03-06',
  bpm: frame.bpm,
  key: frame.key,
  colors: ['#6f1f62', '#b4f0da'],
  cover: 'modules',
  sounds: [
    loop(
      frame,
      [
        'Ground Floor',
        'drums',
        'Pressed kick, finger snap and paper hats, with wood blocks between.',
      ],
      2,
      () => ({
        parts: [
          { voice: pressKick, events: hits('X...X...X...X...X...X...X...X.o.') },
          { voice: snap, events: hits('....x.......x.......x.......x..o'), level: -5 },
          { voice: paper, events: hits('..x...x...x...x.'.repeat(2)), level: -9, pan: 0.1 },
          {
            voice: blockHigh,
            events: hits('...o..x......o.....o..x....o....'),
            level: -9,
            pan: 0.4,
          },
          {
            voice: blockLow,
            events: hits('.......x..o......x.....x..o....o'),
            level: -9,
            pan: -0.4,
          },
          { voice: seeds, events: hits('o,x,o,x,o,x,o,x,'.repeat(2)), level: -12, pan: -0.2 },
        ],
        effect: closet,
      }),
    ),
    loop(
      frame,
      ['Handrail', 'percussion', 'Blocks, bongo and seeds in a pattern that leans to the left.'],
      2,
      () => ({
        parts: [
          {
            voice: blockHigh,
            events: hits('x..x....x..x....x..x....x.x.....'),
            level: -3,
            pan: 0.4,
          },
          {
            voice: blockLow,
            events: hits('......x.......x.......x......x..'),
            level: -2,
            pan: -0.45,
          },
          { voice: bongo, events: hits('..o..x.o..o..x....o..x.o..x..x.x'), level: -2 },
          { voice: seeds, events: hits('oxoxoxoxoxoxoxox'.repeat(2)), level: -8 },
        ],
        effect: closet,
      }),
    ),
    loop(
      frame,
      [
        'Five Against Sixteen',
        'keys',
        'The marimba figure of five steps, moving over four chords.',
      ],
      4,
      () => ({
        parts: [
          {
            voice: marimba,
            events: arpeggio(voiced(chords, 64), 16, '0.32.'),
            hold: 1.5,
            effect: stairs,
          },
        ],
      }),
    ),
    loop(
      frame,
      ['Landing', 'bass', 'A hollow bass with long rests, one answer per bar.'],
      4,
      () => ({
        parts: [
          { voice: stepBass, events: bassLine(chords, 16, '1-..1-......5-7.', 37), hold: 0.9 },
        ],
        effect: drive(1.2),
      }),
    ),
    loop(
      frame,
      ['Ice Well', 'pad', 'High partials that turn over slowly and duck a little under the beat.'],
      4,
      () => ({
        parts: [
          {
            voice: ice,
            events: held(voiced(chords, 68, true), 16),
            hold: 0.95,
            effect: chain(chorus(2.2, 3, 0.4), stairs),
          },
        ],
        effect: pump(16, 0.25, 0.2),
      }),
    ),
    loop(
      frame,
      ['Wire Banister', 'pluck', 'Plucked wire in a dotted echo, off the beat throughout.'],
      4,
      () => ({
        parts: [
          {
            voice: wires,
            events: melody(
              '2:E5:2 6:C#5:2 14:G#4:2 18:E5:2 22:C#5:2 30:A4:2 34:E5:2 38:C#5:2 46:F#4:2 50:D#5:2 54:B4:2 62:G#4:2',
            ),
            hold: 2,
            effect: chain(filter('high', 200), echo(90 / 124, 0.5, 0.45), stairs),
          },
        ],
      }),
    ),
    oneShot(frame, ['Press Kick', 'kick', 'Low, soft and short, with no click at all.'], {
      voice: pressKick,
      price: 69,
    }),
    oneShot(frame, ['Finger Snap', 'clap', 'Two fingers, close to the ear.'], {
      voice: snap,
      price: 49,
    }),
    oneShot(frame, ['Paper Hat', 'hat', 'A closed hat of air alone.'], { voice: paper, price: 49 }),
    oneShot(frame, ['Sheet Hat', 'hat', 'A duller, longer one, like a sheet being shaken.'], {
      voice: sheet,
      price: 49,
    }),
    oneShot(frame, ['High Block', 'percussion', 'A small wood block.'], {
      voice: blockHigh,
      price: 49,
    }),
    oneShot(frame, ['Low Block', 'percussion', 'A larger one, a sixth or so below.'], {
      voice: blockLow,
      effect: closet,
      tail: 0.2,
      price: 49,
    }),
    oneShot(frame, ['Bongo Tip', 'percussion', 'The tip of a finger on a small drum.'], {
      voice: bongo,
      price: 59,
    }),
    oneShot(frame, ['Marimba C Sharp', 'keys', 'One wooden bar, medium mallet.'], {
      voice: marimba,
      note: 'C#4',
      price: 79,
    }),
    oneShot(frame, ['Vibes G Sharp', 'bell', 'One metal bar with the motor running.'], {
      voice: vibes,
      note: 'G#4',
      price: 89,
    }),
    oneShot(frame, ['Wire C Sharp', 'pluck', 'A thin metal string, picked hard.'], {
      voice: wires,
      note: 'C#4',
      gate: 1.2,
      price: 79,
    }),
    oneShot(frame, ['Stair Bass C Sharp', 'bass', 'The hollow bass, one note.'], {
      voice: stepBass,
      note: 'C#2',
      gate: 0.6,
      price: 79,
    }),
    oneShot(frame, ['Pipe E', 'lead', 'A whistle from a short pipe.'], {
      voice: pipe,
      note: 'E5',
      gate: 0.7,
      effect: closet,
      tail: 0.3,
      price: 79,
    }),
    oneShot(frame, ['Vibes Chord', 'chords', 'C sharp minor seventh on metal bars.'], {
      voice: chordOf(vibes, [0, 3, 7, 10]),
      chord: { key: 'C# minor', at: 'C#4' },
      effect: stairs,
      tail: 0.6,
      longest: 2.8,
      price: 119,
    }),
    oneShot(
      frame,
      ['Glass Gravel', 'texture', 'Dozens of tiny high tones scattered over two seconds.'],
      {
        voice: droplets({ rate: 70, low: 3200, high: 8800, ring: 0.03 }),
        gate: 2.2,
        effect: stairs,
        tail: 0.5,
        price: 89,
      },
    ),
    oneShot(frame, ['Lift Door', 'effect', 'A vibraphone note backwards.'], {
      voice: reversed(mallet({ ratios: [1, 2.76, 5.4], decay: 1.4, hardness: 0.8, tremolo: 0.3 })),
      price: 69,
    }),
    oneShot(frame, ['Dropped Pin', 'effect', 'A very small zap.'], {
      voice: zap({ from: 7000, to: 1400, time: 0.12, grit: 0.05 }),
      price: 49,
    }),
  ],
}
