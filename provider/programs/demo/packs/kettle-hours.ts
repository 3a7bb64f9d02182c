import { kettleHoursTexts } from '../texts/kettle-hours.ts'
import { chain, chorus, drive, filter } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import {
  createArpeggio,
  createBassLine,
  parseHits,
  parseMelody,
  createStabs,
} from '../music/events.ts'
import { voiceChords } from '../music/harmony.ts'
import { createLoop, createOneShot, type PackSettings } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { createSubBass } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createClap } from '../voices/clap.ts'
import { createElectricPiano } from '../voices/electric-piano.ts'
import { createHat } from '../voices/hat.ts'
import { createKick } from '../voices/kick.ts'
import { createString } from '../voices/keys.ts'
import { createRim, createShaker } from '../voices/percussion.ts'
import { createSnare } from '../voices/snare.ts'
import { createNoiseField, createVinyl } from '../voices/textures.ts'
import { martaQuill } from './artists.ts'

const settings: PackSettings = { pack: 'kettle-hours', bpm: 78, swing: 0.3, key: 'D minor' }
const chords = 'Dm9 Bbmaj9 Gm9 A7'

const feltKick = createKick({
  body: 52,
  sweep: 1.5,
  bend: 0.09,
  decay: 0.48,
  click: 0.1,
  tone: 700,
  drive: 2,
})
const boxSnare = createSnare({
  body: 185,
  tone: 0.8,
  wires: 0.7,
  bright: 3600,
  decay: 0.24,
  drive: 1.8,
})
const softHat = createHat({ metal: 0.25, bright: 6200, decay: 0.09, pitch: 420 })
const longHat = createHat({ metal: 0.15, bright: 4000, decay: 0.6, pitch: 410 })
const tinePiano = createElectricPiano({
  bark: 1.7,
  bell: 0.5,
  decay: 2.6,
  tremolo: 0.3,
  drive: 1.3,
})
const roundSub = createSubBass({ knock: 0.6, drive: 1.8, decay: 1.4 })
const fingerClap = createClap({ centre: 1500, spread: 0.009, decay: 0.16, hands: 3 })
const stickRim = createRim({ pitch: 780, decay: 0.07, wood: 0.7 })
const grainShaker = createShaker({ bright: 5200, length: 0.1, rattle: 0.02 })
const nylonString = createString({ decay: 2.2, damping: 0.5, pick: 2600 })
const tapeEffect = chain(filter('low', 7200, 0.6), drive(1.6, 0.08))
const parlourReverb = reverb({ decay: 1.1, size: 0.7, cutoff: 3200, mix: 0.22 })

export const kettleHours: PackSpec = {
  slug: 'kettle-hours',
  name: 'Kettle Hours',
  artist: martaQuill,
  genre: { code: 'lo-fi', label: 'Lo-fi' },
  summary: 'Unhurried drums and a tine piano with the treble worn off, all at 78 BPM.',
  description: [
    'Kettle Hours is a small set for slow tracks. The drums are soft and late, the piano is built from two bent sine waves, and the loops have all been gently saturated, so any two of them already sit together.',
    'The loops share one chord progression in D minor and one swing. Lay the bass under the piano and it is a verse; take the piano away and there is room for a voice.',
  ],
  translations: kettleHoursTexts,
  priceCents: 1200,
  releasedAt: '2025-03-14',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#7c3a1c', '#f8cb84'],
  cover: 'rings',
  sounds: [
    createLoop(
      settings,
      [
        'Slow Pour',
        'drums',
        'Felt kick, boxy snare and a swung hat that never quite hurries.',
        ['lo-fi', 'soft', 'swinging', 'dusty'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          { voice: feltKick, events: parseHits('X..,..x...x.....X..,..x....o....'), level: 0 },
          { voice: boxSnare, events: parseHits('....X.......X.,.....X..,....X...'), level: -3 },
          {
            voice: softHat,
            events: parseHits('x.o.x,o.x.o.x.o,x.o.x.o.x.o.x,o.'),
            level: -12,
            pan: 0.25,
          },
        ],
        effect: tapeEffect,
      }),
    ),
    createLoop(
      settings,
      [
        'Window Seat',
        'chords',
        'Four chords on the tine piano, two to a bar, with a little parlor around them.',
        ['warm', 'lo-fi', 'calm', 'vintage'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          {
            voice: tinePiano,
            events: createStabs(voiceChords(chords, 62), 8, 'x-----o-'),
            effect: chain(chorus(2.4, 4, 0.3), parlourReverb),
          },
        ],
        effect: tapeEffect,
      }),
    ),
    createLoop(
      settings,
      [
        'Under the Table',
        'bass',
        'A round sub that leans on the roots and steps into each bar from a semitone below.',
        ['sub', 'deep', 'warm'],
      ],
      { bars: 2, price: 169 },
      () => ({
        parts: [{ voice: roundSub, events: createBassLine(chords, 8, '1--..1-51---.7-6', 36) }],
        effect: drive(1.5),
      }),
    ),
    createLoop(
      settings,
      [
        'Second Spoon',
        'keys',
        'A sparse answering phrase, played high and left to ring.',
        ['melodic', 'lo-fi', 'dreamy', 'melancholic'],
      ],
      { bars: 2, price: 179 },
      () => ({
        parts: [
          {
            voice: tinePiano,
            events: parseMelody(
              '2:A4:2 4:C5:3 8:D5:2 11:C5:1 12:A4:4 18:Bb4:2 20:D5:3 24:C#5:2 26:A4:2 28:E4:4',
            ),
            effect: parlourReverb,
          },
        ],
        effect: tapeEffect,
      }),
    ),
    createOneShot(
      settings,
      [
        'Felt Kick',
        'kick',
        'A short, padded kick with most of its click filed off.',
        ['soft', 'warm', 'short'],
      ],
      { voice: feltKick, price: 79 },
    ),
    createOneShot(
      settings,
      ['Box Snare', 'snare', 'A dry, boxy snare with loose wires.', ['dry', 'organic']],
      {
        voice: boxSnare,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      [
        'Soft Hat',
        'hat',
        'A closed hat that is more breath than metal.',
        ['soft', 'airy', 'short'],
      ],
      {
        voice: softHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Kitchen Hat', 'hat', 'The same plates left half open.', ['airy', 'noisy', 'soft']],
      {
        voice: longHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Three Fingers',
        'clap',
        'A quiet clap of three fingers on a palm.',
        ['soft', 'short', 'organic'],
      ],
      {
        voice: fingerClap,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Tine D',
        'keys',
        'One tine-piano note, struck firmly and held.',
        ['warm', 'vintage', 'long'],
      ],
      {
        voice: tinePiano,
        note: 'D4',
        gate: 1.6,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      ['Round Sub D', 'bass', 'The sub of the bass loop, on a low D.', ['sub', 'deep', 'warm']],
      {
        voice: roundSub,
        note: 'D2',
        gate: 0.9,
        price: 89,
      },
    ),
    createLoop(
      settings,
      [
        'Kitchen Radio',
        'drums',
        'Brushes of shaker, a rim on the off-beats and the room between them.',
        ['lo-fi', 'organic', 'swinging', 'calm'],
      ],
      { bars: 2, price: 189 },
      () => ({
        parts: [
          {
            voice: grainShaker,
            events: parseHits('o.x,o.x,o.x,o.xo'.repeat(2)),
            level: -4,
            pan: -0.3,
          },
          {
            voice: stickRim,
            events: parseHits('......x.....x.....x...x...x.....'),
            level: -5,
            pan: 0.3,
          },
          { voice: feltKick, events: parseHits('x.........o.....x.........x..o..'), level: -4 },
        ],
        effect: chain(parlourReverb, tapeEffect),
      }),
    ),
    createLoop(
      settings,
      [
        'Nylon Aside',
        'pluck',
        'Plucked nylon picking through the same four chords, one string at a time.',
        ['acoustic', 'warm', 'lo-fi', 'melodic'],
      ],
      // Pack only: it picks at the chords of Window Seat, and is thin without them.
      { bars: 2 },
      () => ({
        parts: [
          {
            voice: nylonString,
            events: createArpeggio(voiceChords(chords, 57), 8, '0.2.3.1-'),
            hold: 3,
            effect: parlourReverb,
          },
        ],
        effect: tapeEffect,
      }),
    ),
    createOneShot(
      settings,
      [
        'Window Chord',
        'chords',
        'The first chord of the set, D minor with a ninth, as one long press.',
        ['warm', 'vintage', 'dreamy', 'long'],
      ],
      {
        voice: createChordVoice(tinePiano, [0, 3, 10, 14]),
        chord: { key: 'D minor', at: 'D4' },
        gate: 1.8,
        effect: parlourReverb,
        tail: 0.8,
        price: 129,
      },
    ),
    createOneShot(
      settings,
      [
        'Nylon A',
        'pluck',
        'A nylon string plucked close to the middle.',
        ['acoustic', 'warm', 'organic'],
      ],
      {
        voice: nylonString,
        note: 'A3',
        gate: 2,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      [
        'Pencil Rim',
        'percussion',
        'A pencil on the rim of a mug, or near enough.',
        ['wooden', 'short', 'dry'],
      ],
      {
        voice: stickRim,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Dust Side',
        'texture',
        'Three and a half seconds of run-out groove: hiss, rumble and small crackles.',
        ['dusty', 'noisy', 'vintage', 'lo-fi'],
      ],
      {
        voice: createVinyl({ crackle: 26, hiss: 0.05, tone: 5200 }),
        gate: 3.5,
        longest: 3.5,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      [
        'Kettle Breath',
        'effect',
        'A breath of filtered noise, like a kettle about to boil.',
        ['airy', 'noisy', 'resonant'],
      ],
      {
        voice: createNoiseField({ low: 700, high: 2600, pace: 0.45, resonance: 5 }),
        gate: 1.6,
        price: 79,
      },
    ),
  ],
}
