import { glassStairsTexts } from '../texts/glass-stairs.ts'
import { chain, chorus, drive, echo, filter, pump } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import {
  createArpeggio,
  createBassLine,
  createHeldChords,
  parseHits,
  parseMelody,
} from '../music/events.ts'
import { voiceChords } from '../music/harmony.ts'
import { createLoop, createOneShot, type PackSettings } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { createOrganBass } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createClap } from '../voices/clap.ts'
import { createHat } from '../voices/hat.ts'
import { createKick } from '../voices/kick.ts'
import { createString } from '../voices/keys.ts'
import { createWhistle } from '../voices/leads.ts'
import { createGlassPad } from '../voices/pads.ts'
import { createMallet, createRim, createShaker, createSkinDrum } from '../voices/percussion.ts'
import { createDroplets, reverseVoice, createZap } from '../voices/textures.ts'
import { plainWeave } from './artists.ts'

const settings: PackSettings = { pack: 'glass-stairs', bpm: 124, swing: 0.1, key: 'C# minor' }
const chords = 'C#m7 Amaj7 F#m9 G#m7'

const pressKick = createKick({
  body: 46,
  sweep: 2.4,
  bend: 0.05,
  decay: 0.3,
  click: 0.15,
  tone: 700,
  drive: 1.4,
})
const snapClap = createClap({ centre: 2300, spread: 0.005, decay: 0.09, hands: 2 })
const paperHat = createHat({ metal: 0.1, bright: 9800, decay: 0.08, pitch: 700 })
const sheetHat = createHat({ metal: 0.15, bright: 5200, decay: 0.26, pitch: 760 })
const highBlock = createRim({ pitch: 1020, decay: 0.11, wood: 0.85 })
const lowBlock = createRim({ pitch: 640, decay: 0.14, wood: 0.9 })
const bongo = createSkinDrum({ pitch: 390, bend: 0.06, decay: 0.16, slap: 0.6 })
const seedShaker = createShaker({ bright: 8600, length: 0.055, rattle: 0.08 })
const marimba = createMallet({ ratios: [1, 4, 10], decay: 0.75, hardness: 0.45, tremolo: 0 })
const vibes = createMallet({ ratios: [1, 4, 6], decay: 2.4, hardness: 0.55, tremolo: 0.5 })
const stepBass = createOrganBass({ second: 0.2, third: 0.12, decay: 0.35, drive: 1.3 })
const wireString = createString({ decay: 1.2, damping: 0.22, pick: 6500 })
const icePad = createGlassPad({ attack: 0.6, release: 1.1, partials: [1, 2, 4, 6, 9], pace: 0.7 })
const pipeWhistle = createWhistle({ breath: 0.2, vibrato: 0.08 })
const stairsReverb = reverb({ decay: 1.5, size: 0.8, cutoff: 7000, mix: 0.26 })
const closetReverb = reverb({ decay: 0.4, size: 0.4, cutoff: 6000, mix: 0.2 })

export const glassStairs: PackSpec = {
  slug: 'glass-stairs',
  name: 'Glass Stairs',
  artist: plainWeave,
  genre: { code: 'house', label: 'House' },
  summary: 'Minimal house of wood and glass: marimba in fives, a press of a kick, plenty of air.',
  description: [
    'Nothing in Glass Stairs is louder than it has to be. The kick is a press rather than a blow, the clap two fingers, the hats mostly paper. What moves is the patterns: a marimba figure five steps long against a bar of sixteen, so that it takes five bars to meet itself, of which the loop shows four.',
    'The mallets are modeled from the first few modes of wooden and metal bars, the strings from a tuned delay. In C sharp minor throughout.',
  ],
  translations: glassStairsTexts,
  priceCents: 1700,
  releasedAt: '2026-03-06',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#6f1f62', '#b4f0da'],
  cover: 'modules',
  sounds: [
    createLoop(
      settings,
      [
        'Ground Floor',
        'drums',
        'Pressed kick, finger snap and paper hats, with wood blocks between.',
        ['minimal', 'wooden', 'soft'],
      ],
      { bars: 2, price: 219 },
      () => ({
        parts: [
          { voice: pressKick, events: parseHits('X...X...X...X...X...X...X...X.o.') },
          { voice: snapClap, events: parseHits('....x.......x.......x.......x..o'), level: -5 },
          { voice: paperHat, events: parseHits('..x...x...x...x.'.repeat(2)), level: -9, pan: 0.1 },
          {
            voice: highBlock,
            events: parseHits('...o..x......o.....o..x....o....'),
            level: -9,
            pan: 0.4,
          },
          {
            voice: lowBlock,
            events: parseHits('.......x..o......x.....x..o....o'),
            level: -9,
            pan: -0.4,
          },
          {
            voice: seedShaker,
            events: parseHits('o,x,o,x,o,x,o,x,'.repeat(2)),
            level: -12,
            pan: -0.2,
          },
        ],
        effect: closetReverb,
      }),
    ),
    createLoop(
      settings,
      [
        'Handrail',
        'percussion',
        'Blocks, bongo and seeds in a pattern that leans to the left.',
        ['wooden', 'minimal', 'organic', 'syncopated'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          {
            voice: highBlock,
            events: parseHits('x..x....x..x....x..x....x.x.....'),
            level: -3,
            pan: 0.4,
          },
          {
            voice: lowBlock,
            events: parseHits('......x.......x.......x......x..'),
            level: -2,
            pan: -0.45,
          },
          { voice: bongo, events: parseHits('..o..x.o..o..x....o..x.o..x..x.x'), level: -2 },
          { voice: seedShaker, events: parseHits('oxoxoxoxoxoxoxox'.repeat(2)), level: -8 },
        ],
        effect: closetReverb,
      }),
    ),
    createLoop(
      settings,
      [
        'Five Against Sixteen',
        'keys',
        'The marimba figure of five steps, moving over four chords.',
        ['wooden', 'hypnotic', 'melodic', 'minimal'],
      ],
      { bars: 4, price: 259 },
      () => ({
        parts: [
          {
            voice: marimba,
            events: createArpeggio(voiceChords(chords, 64), 16, '0.32.'),
            hold: 1.5,
            effect: stairsReverb,
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Landing',
        'bass',
        'A hollow bass with long rests, one answer per bar.',
        ['minimal', 'deep'],
      ],
      { bars: 4, price: 239 },
      () => ({
        parts: [
          {
            voice: stepBass,
            events: createBassLine(chords, 16, '1-..1-......5-7.', 37),
            hold: 0.9,
          },
        ],
        effect: drive(1.2),
      }),
    ),
    createLoop(
      settings,
      [
        'Ice Well',
        'pad',
        'High partials that turn over slowly and duck a little under the beat.',
        ['glassy', 'evolving', 'pumping', 'airy'],
      ],
      { bars: 4, price: 279 },
      () => ({
        parts: [
          {
            voice: icePad,
            events: createHeldChords(voiceChords(chords, 68, true), 16),
            hold: 0.95,
            effect: chain(chorus(2.2, 3, 0.4), stairsReverb),
          },
        ],
        effect: pump(16, 0.25, 0.2),
      }),
    ),
    createLoop(
      settings,
      [
        'Wire Banister',
        'pluck',
        'Plucked wire in a dotted echo, off the beat throughout.',
        ['metallic', 'melodic', 'syncopated', 'wet'],
      ],
      // Pack only: all of its notes are off the beat, which the drums of the pack have to mark.
      { bars: 4 },
      () => ({
        parts: [
          {
            voice: wireString,
            events: parseMelody(
              '2:E5:2 6:C#5:2 14:G#4:2 18:E5:2 22:C#5:2 30:A4:2 34:E5:2 38:C#5:2 46:F#4:2 50:D#5:2 54:B4:2 62:G#4:2',
            ),
            hold: 2,
            effect: chain(filter('high', 200), echo(90 / 124, 0.5, 0.45), stairsReverb),
          },
        ],
      }),
    ),
    createOneShot(
      settings,
      [
        'Press Kick',
        'kick',
        'Low, soft and short, with no click at all.',
        ['soft', 'deep', 'short'],
      ],
      {
        voice: pressKick,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Finger Snap', 'clap', 'Two fingers, close to the ear.', ['dry', 'short', 'organic']],
      {
        voice: snapClap,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Paper Hat', 'hat', 'A closed hat of air alone.', ['airy', 'soft', 'short']],
      {
        voice: paperHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Sheet Hat',
        'hat',
        'A duller, longer hat, like a sheet being shaken.',
        ['airy', 'noisy', 'dark'],
      ],
      {
        voice: sheetHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['High Block', 'percussion', 'A small wood block.', ['wooden', 'short', 'dry']],
      {
        voice: highBlock,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Low Block',
        'percussion',
        'A larger wood block, a sixth or so below the small one.',
        ['wooden', 'warm'],
      ],
      {
        voice: lowBlock,
        effect: closetReverb,
        tail: 0.2,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Bongo Tip',
        'percussion',
        'The tip of a finger on a small drum.',
        ['organic', 'acoustic', 'short'],
      ],
      {
        voice: bongo,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      ['Marimba C Sharp', 'keys', 'One wooden bar, medium mallet.', ['wooden', 'warm', 'acoustic']],
      {
        voice: marimba,
        note: 'C#4',
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Vibes G Sharp', 'bell', 'One metal bar with the motor running.', ['metallic', 'dreamy']],
      {
        voice: vibes,
        note: 'G#4',
        price: 89,
      },
    ),
    createOneShot(
      settings,
      ['Wire C Sharp', 'pluck', 'A thin metal string, picked hard.', ['metallic', 'bright']],
      {
        voice: wireString,
        note: 'C#4',
        gate: 1.2,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Stair Bass C Sharp', 'bass', 'The hollow bass, one note.', ['deep', 'clean']],
      {
        voice: stepBass,
        note: 'C#2',
        gate: 0.6,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Pipe E', 'lead', 'A whistle from a short pipe.', ['airy', 'organic']],
      {
        voice: pipeWhistle,
        note: 'E5',
        gate: 0.7,
        effect: closetReverb,
        tail: 0.3,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      [
        'Vibes Chord',
        'chords',
        'C sharp minor seventh on metal bars.',
        ['glassy', 'dreamy', 'wet'],
      ],
      {
        voice: createChordVoice(vibes, [0, 3, 7, 10]),
        chord: { key: 'C# minor', at: 'C#4' },
        effect: stairsReverb,
        tail: 0.6,
        longest: 2.8,
        price: 119,
      },
    ),
    createOneShot(
      settings,
      [
        'Glass Gravel',
        'texture',
        'Dozens of tiny high tones scattered over two seconds.',
        ['glassy', 'bright', 'wet'],
      ],
      {
        voice: createDroplets({ rate: 70, low: 3200, high: 8800, ring: 0.03 }),
        gate: 2.2,
        effect: stairsReverb,
        tail: 0.5,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      ['Lift Door', 'effect', 'A vibraphone note backwards.', ['rising', 'metallic']],
      {
        voice: reverseVoice(
          createMallet({ ratios: [1, 2.76, 5.4], decay: 1.4, hardness: 0.8, tremolo: 0.3 }),
        ),
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Dropped Pin', 'effect', 'A very small zap.', ['short', 'falling', 'digital']],
      {
        voice: createZap({ from: 7000, to: 1400, time: 0.12, grit: 0.05 }),
        price: 49,
      },
    ),
  ],
}
