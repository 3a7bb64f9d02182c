import { wetTarmacTexts } from '../texts/wet-tarmac.ts'
import { chain, chorus, drive, echo, filter, sweep } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import {
  createArpeggio,
  createBassLine,
  createHeldChords,
  parseHits,
  createStabs,
} from '../music/events.ts'
import { voiceChords } from '../music/harmony.ts'
import { createLoop, createOneShot, type PackSettings } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { createFmBass, createReese } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createElectricPiano } from '../voices/electric-piano.ts'
import { createHat } from '../voices/hat.ts'
import { createBell, createString } from '../voices/keys.ts'
import { createKick } from '../voices/kick.ts'
import { createStrings, createVox } from '../voices/pads.ts'
import { createCymbal, createRim, createShaker } from '../voices/percussion.ts'
import { createSnare } from '../voices/snare.ts'
import { createDroplets, createNoiseField, reverseVoice } from '../voices/textures.ts'
import { ferrow } from './artists.ts'

const settings: PackSettings = { pack: 'wet-tarmac', bpm: 170, swing: 0.08, key: 'B minor' }
const chords = 'Bm9 Gmaj7 Em9 A9'

const padKick = createKick({
  body: 60,
  sweep: 2.8,
  bend: 0.04,
  decay: 0.24,
  click: 0.3,
  tone: 1100,
  drive: 1.8,
})
const woodSnare = createSnare({
  body: 196,
  tone: 0.75,
  wires: 0.55,
  bright: 3400,
  decay: 0.26,
  drive: 1.6,
})
const ghostSnare = createSnare({
  body: 215,
  tone: 0.4,
  wires: 0.35,
  bright: 4600,
  decay: 0.09,
  drive: 1.2,
})
const wetHat = createHat({ metal: 0.3, bright: 8200, decay: 0.065, pitch: 450 })
const splashHat = createHat({ metal: 0.75, bright: 4200, decay: 0.8, pitch: 300 })
const softRide = createCymbal({ pitch: 540, bright: 4600, decay: 1.3, ping: 0.9 })
const kerbRim = createRim({ pitch: 900, decay: 0.05, wood: 0.55 })
const tyreShaker = createShaker({ bright: 4300, length: 0.14, rattle: 0.01 })
const lampPiano = createElectricPiano({ bark: 0.9, bell: 0.35, decay: 3, tremolo: 0.45, drive: 1 })
const roadBass = createFmBass({ ratio: 2, index: 1.2, decay: 0.5, feedback: 0 })
const warmReese = createReese({ detune: 12, cutoff: 300, drive: 1.6 })
const bowStrings = createStrings({ attack: 0.5, release: 0.9, players: 5, cutoff: 1900 })
const hushVox = createVox({ attack: 0.25, release: 0.6, from: 'oh', to: 'oo' })
const guitarString = createString({ decay: 1.8, damping: 0.5, pick: 4200 })
const lampBell = createBell({ ratio: 2, index: 1.4, decay: 2.2, shimmer: 2 })
const underpassReverb = reverb({ decay: 2.2, size: 1.1, cutoff: 5200, mix: 0.3 })
const kerbsideReverb = reverb({ decay: 0.7, size: 0.6, cutoff: 5200, mix: 0.16 })

export const wetTarmac: PackSpec = {
  slug: 'wet-tarmac',
  name: 'Wet Tarmac',
  artist: ferrow,
  genre: { code: 'drum-and-bass', label: 'Drum & bass' },
  summary: 'The gentler side of 170 BPM: tines, bows and a bass that hardly touches the ground.',
  description: [
    'Wet Tarmac is the other half of Slate Runner, recorded, so to speak, after the rain. The drums are played with less force and more ghost notes; the ride carries the time.',
    'The four chords in B minor are voiced so that no finger moves farther than it must. The bass loop leaves the second half of each bar nearly empty: that is where the singer goes.',
  ],
  translations: wetTarmacTexts,
  priceCents: 1900,
  releasedAt: '2026-06-12',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#3d4c56', '#ffbf2f'],
  cover: 'rings',
  sounds: [
    createLoop(
      settings,
      [
        'After Rain',
        'drums',
        'A light four-bar break led by the ride.',
        ['rolling', 'soft', 'organic'],
      ],
      { bars: 4, price: 279 },
      () => ({
        parts: [
          {
            voice: padKick,
            events: parseHits('X.........x.....X.....x...x.....X.........x..o..X.........x.....'),
          },
          {
            voice: woodSnare,
            events: parseHits('....X.......X.......X.......X.......X.......X.......X.......X..o'),
            level: -2,
          },
          {
            voice: ghostSnare,
            events: parseHits('.......o.o.....,.......o.o...o.,.......o.o.....,..o....o.o...o.,'),
            level: -6,
          },
          {
            voice: softRide,
            events: parseHits('x...x.o.x...x.o.'.repeat(4)),
            level: -13,
            pan: -0.25,
          },
          { voice: wetHat, events: parseHits('..x...x...x...xo'.repeat(4)), level: -11, pan: 0.25 },
        ],
        effect: kerbsideReverb,
      }),
    ),
    createLoop(
      settings,
      ['Wipers', 'percussion', 'Shaker and rim, back and forth.', ['rolling', 'hypnotic']],
      { bars: 4, price: 219 },
      () => ({
        parts: [
          {
            voice: tyreShaker,
            events: parseHits('x.o.x.o.x.o.x.o.'.repeat(4)),
            level: 0,
            pan: -0.35,
          },
          {
            voice: kerbRim,
            events: parseHits('...x..x....x..x....x..x...x..x..'.repeat(2)),
            level: -4,
            pan: 0.35,
          },
          { voice: wetHat, events: parseHits('..o...o...o...o.'.repeat(4)), level: -6 },
        ],
        effect: kerbsideReverb,
      }),
    ),
    createLoop(
      settings,
      [
        'Lamp Posts',
        'chords',
        'Tine-piano chords in a rhythm of threes, passing from side to side.',
        ['dreamy', 'warm', 'syncopated', 'wide'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: lampPiano,
            events: createStabs(voiceChords(chords, 64), 16, 'x-----x-----x---'),
            effect: chain(chorus(2.6, 4, 0.35), underpassReverb),
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Low Road',
        'bass',
        'A soft bass with all its weight in the first half of the bar.',
        ['deep', 'soft', 'warm'],
      ],
      { bars: 4, price: 239 },
      () => ({
        parts: [
          {
            voice: roadBass,
            events: createBassLine(chords, 16, '1----.5-1-....7.', 35),
            hold: 0.92,
          },
        ],
        effect: drive(1.2),
      }),
    ),
    createLoop(
      settings,
      ['Ten Bows', 'strings', 'Low strings, five on each side.', ['melancholic', 'warm', 'wide']],
      { bars: 4, price: 259 },
      () => ({
        parts: [
          {
            voice: bowStrings,
            events: createHeldChords(voiceChords(chords, 62, true), 16),
            hold: 0.96,
            effect: underpassReverb,
          },
        ],
        effect: filter('high', 110),
      }),
    ),
    createLoop(
      settings,
      [
        'Reflections',
        'pluck',
        'A picked figure echoed until it blurs.',
        ['dreamy', 'wet', 'melodic'],
      ],
      // Pack only: its echoes blur into a background, with Lamp Posts in front.
      { bars: 4 },
      () => ({
        parts: [
          {
            voice: guitarString,
            events: createArpeggio(voiceChords(chords, 69), 16, '0..2..3..1..4...'),
            hold: 2.5,
            effect: chain(echo(30 / 170, 0.5, 0.4), underpassReverb),
          },
        ],
        effect: sweep(2200, 8000, 1, 0.8),
      }),
    ),
    createOneShot(settings, ['Padded Kick', 'kick', 'A kick for quiet breaks.', ['soft', 'warm']], {
      voice: padKick,
      effect: kerbsideReverb,
      tail: 0.3,
      price: 79,
    }),
    createOneShot(
      settings,
      ['Wood Snare', 'snare', 'A deep wooden shell, wires half off.', ['wooden', 'organic']],
      {
        voice: woodSnare,
        effect: kerbsideReverb,
        tail: 0.4,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      ['Ghost Note', 'snare', 'The lightest stroke in the set.', ['soft', 'short']],
      {
        voice: ghostSnare,
        price: 49,
      },
    ),
    createOneShot(settings, ['Wet Hat', 'hat', 'A closed hat, slightly damp.', ['soft', 'short']], {
      voice: wetHat,
      velocity: 0.6,
      price: 49,
    }),
    createOneShot(
      settings,
      [
        'Puddle Splash',
        'hat',
        'An open hat, low and clanging, that lasts most of a second.',
        ['metallic', 'dark'],
      ],
      { voice: splashHat, effect: kerbsideReverb, tail: 0.3, price: 59 },
    ),
    createOneShot(
      settings,
      ['Soft Ride', 'cymbal', 'A low ride with a round ping.', ['soft', 'metallic', 'long']],
      {
        voice: softRide,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Kerb', 'percussion', 'A rim click with some street behind it.', ['wooden', 'wet', 'short']],
      {
        voice: kerbRim,
        effect: kerbsideReverb,
        tail: 0.4,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Road Bass B', 'bass', 'The soft bass on B.', ['soft', 'deep', 'warm']],
      {
        voice: roadBass,
        note: 'B1',
        gate: 1.1,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      [
        'Slow Beat B',
        'bass',
        'A warm reese whose two saws meet about every two seconds.',
        ['warm', 'detuned', 'deep'],
      ],
      { voice: warmReese, note: 'B1', gate: 2, price: 99 },
    ),
    createOneShot(
      settings,
      [
        'Lamp Chord',
        'chords',
        'B minor ninth, very soft tines.',
        ['dreamy', 'soft', 'melancholic'],
      ],
      {
        voice: createChordVoice(lampPiano, [-12, 3, 10, 14]),
        chord: { key: 'B minor', at: 'B3' },
        gate: 2,
        velocity: 0.6,
        effect: underpassReverb,
        tail: 0.8,
        longest: 3.2,
        price: 119,
      },
    ),
    createOneShot(
      settings,
      ['Bow F Sharp', 'strings', 'Ten bows on F sharp.', ['melancholic', 'warm']],
      {
        voice: bowStrings,
        note: 'F#3',
        gate: 1.8,
        price: 109,
      },
    ),
    createOneShot(
      settings,
      ['Hush D', 'vocal', 'A vowel closing from oh to oo.', ['airy', 'melancholic', 'wet']],
      {
        voice: hushVox,
        note: 'D4',
        gate: 1.4,
        effect: underpassReverb,
        tail: 0.8,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      ['Lamp D', 'bell', 'A bell so soft it is nearly a sine.', ['soft', 'clean']],
      {
        voice: lampBell,
        note: 'D5',
        price: 79,
      },
    ),
    createOneShot(
      settings,
      [
        'Gutter',
        'texture',
        'Running water made from small falling tones.',
        ['organic', 'evolving'],
      ],
      {
        voice: createDroplets({ rate: 110, low: 500, high: 2400, ring: 0.05 }),
        gate: 2.6,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      [
        'Passing Car',
        'effect',
        'A wave of noise from far to near and gone.',
        ['noisy', 'evolving'],
      ],
      {
        voice: createNoiseField({ low: 180, high: 2600, pace: 0.42, resonance: 0.8 }),
        gate: 2.3,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Backwards Ride', 'effect', 'A bright ride reversed.', ['rising', 'metallic', 'bright']],
      {
        voice: reverseVoice(createCymbal({ pitch: 700, bright: 7200, decay: 1.1, ping: 0.3 })),
        price: 59,
      },
    ),
  ],
}
