import { terraceTexts } from '../texts/terrace.ts'
import { chain, chorus, drive, filter, pump, sweep } from '../dsp/effects.ts'
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
import { createFmBass } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createClap } from '../voices/clap.ts'
import { createElectricPiano } from '../voices/electric-piano.ts'
import { createHat } from '../voices/hat.ts'
import { createPluck } from '../voices/keys.ts'
import { createKick } from '../voices/kick.ts'
import { createStrings } from '../voices/pads.ts'
import { createShaker, createSkinDrum } from '../voices/percussion.ts'
import { createRiser } from '../voices/textures.ts'
import { sundayFerry } from './artists.ts'

const settings: PackSettings = { pack: 'terrace-half-six', bpm: 122, swing: 0.14, key: 'A minor' }
const chords = 'Am9 Dm9 G9 Cmaj7'

const roundKick = createKick({
  body: 56,
  sweep: 5,
  bend: 0.04,
  decay: 0.27,
  click: 0.8,
  tone: 2100,
  drive: 2.6,
})
const wideClap = createClap({ centre: 1700, spread: 0.016, decay: 0.55, hands: 3 })
const closedHat = createHat({ metal: 0.4, bright: 7600, decay: 0.07, pitch: 500 })
const openHat = createHat({ metal: 0.2, bright: 10200, decay: 0.45, pitch: 560 })
const gravelShaker = createShaker({ bright: 6400, length: 0.11, rattle: 0.03 })
const highConga = createSkinDrum({ pitch: 268, bend: 0.12, decay: 0.28, slap: 0.8 })
const lowConga = createSkinDrum({ pitch: 196, bend: 0.12, decay: 0.36, slap: 0.6 })
const ferryBass = createFmBass({ ratio: 1, index: 2, decay: 0.4, feedback: 0.15 })
const piano = createElectricPiano({ bark: 1.2, bell: 0.9, decay: 1.8, tremolo: 0.18, drive: 1.1 })
const violins = createStrings({ attack: 0.35, release: 0.7, players: 4, cutoff: 2600 })
const corkPluck = createPluck({ cutoff: 420, sweep: 3.4, decay: 0.42, width: 5 })
const terraceRoom = reverb({ decay: 1.2, size: 0.8, cutoff: 5000, mix: 0.2 })
const eveningReverb = reverb({ decay: 2.2, size: 1.2, cutoff: 4500, mix: 0.3 })

export const terrace: PackSpec = {
  slug: 'terrace-half-six',
  name: 'Terrace, Half Six',
  artist: sundayFerry,
  genre: { code: 'house', label: 'House' },
  summary: 'House at 122 BPM: bright tines, hand drums and strings that arrive late on purpose.',
  description: [
    'Sunday Ferry wrote this one for the hour before the lights go on. The chord progression goes around A minor in fifths and never quite comes home, which is why it can run for as long as you like.',
    'Congas and shaker carry the swing; kick and clap stay straight-backed. The strings are eight synthetic players, each with its own vibrato, ducked gently under the kick.',
  ],
  translations: terraceTexts,
  priceCents: 1600,
  releasedAt: '2025-09-05',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#b23617', '#ffe0a0'],
  cover: 'columns',
  sounds: [
    createLoop(
      settings,
      [
        'Open Doors',
        'drums',
        'Kick, clap, hats and gravel: the whole floor, ready to run.',
        ['driving', 'bouncy', 'bright'],
      ],
      { bars: 2, price: 229 },
      () => ({
        parts: [
          { voice: roundKick, events: parseHits('X...X...X...X...'.repeat(2)) },
          { voice: wideClap, events: parseHits('....X.......X.......X.......X..,'), level: -5 },
          { voice: openHat, events: parseHits('..x...x...x...x.'.repeat(2)), level: -10 },
          {
            voice: closedHat,
            events: parseHits('o..oo..oo..oo.xo'.repeat(2)),
            level: -11,
            pan: 0.25,
          },
          {
            voice: gravelShaker,
            events: parseHits(',o,x,o,x,o,x,o,x'.repeat(2)),
            level: -9,
            pan: -0.3,
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Hand Drums',
        'percussion',
        'Two congas in conversation, dry enough to sit on any kick.',
        ['organic', 'acoustic', 'swinging'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          {
            voice: highConga,
            events: parseHits('x..o..x.o.x...o.x..o..x.o.x.x.o.'),
            level: -2,
            pan: 0.35,
          },
          {
            voice: lowConga,
            events: parseHits('...x.....x..x.....xx.....x..x...'),
            level: 0,
            pan: -0.3,
          },
          { voice: gravelShaker, events: parseHits('o.x.o.x.o.x.o.x.'.repeat(2)), level: -8 },
        ],
        effect: terraceRoom,
      }),
    ),
    createLoop(
      settings,
      [
        'Long Table',
        'chords',
        'Tine-piano chords pushed ahead of the beat, one chord to the bar.',
        ['warm', 'syncopated', 'vintage'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: piano,
            events: createStabs(voiceChords(chords, 65), 16, 'x--.x-.x-..x-.x.'),
            effect: chain(chorus(2, 4, 0.3), terraceRoom),
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Ferry Line',
        'bass',
        'A round bass with a walking end to each bar.',
        ['warm', 'bouncy', 'rolling'],
      ],
      { bars: 4, price: 259 },
      () => ({
        parts: [
          {
            voice: ferryBass,
            events: createBassLine(chords, 16, '1-.1..8-.1.5-7.6', 33),
            hold: 0.85,
          },
        ],
        effect: drive(1.3),
      }),
    ),
    createLoop(
      settings,
      [
        'Late Strings',
        'strings',
        'Four bars of strings, swelling into each chord and ducked on the beat.',
        ['warm', 'pumping', 'wide', 'wet'],
      ],
      { bars: 4, price: 259 },
      () => ({
        parts: [
          {
            voice: violins,
            events: createHeldChords(voiceChords(chords, 67, true), 16),
            hold: 0.92,
            effect: eveningReverb,
          },
        ],
        effect: chain(pump(16, 0.45, 0.2), filter('high', 140)),
      }),
    ),
    createLoop(
      settings,
      [
        'Cork Figure',
        'pluck',
        'A dry synthetic pluck going up through the chords and falling off the top.',
        ['melodic', 'analog', 'playful'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: corkPluck,
            events: createArpeggio(voiceChords(chords, 64), 16, '0.2.4.3.6.5.3.1.'),
            effect: terraceRoom,
          },
        ],
        effect: sweep(1500, 7000, 1, 0.8),
      }),
    ),
    createOneShot(
      settings,
      [
        'Round Kick',
        'kick',
        'Rounded at both ends, with a firm middle.',
        ['punchy', 'warm', 'tight'],
      ],
      {
        voice: roundKick,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      [
        'Wide Clap',
        'clap',
        'Hands across the stereo field, with a short room.',
        ['wide', 'bright'],
      ],
      {
        voice: wideClap,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Parasol Hat', 'hat', 'A closed hat, soft at the edges.', ['soft', 'short']],
      {
        voice: closedHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Half Six Hat',
        'hat',
        'Open and very bright, four tenths of a second.',
        ['bright', 'airy', 'crisp'],
      ],
      {
        voice: openHat,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'High Conga',
        'percussion',
        'An open tone on the smaller drum.',
        ['acoustic', 'organic', 'bright'],
      ],
      {
        voice: highConga,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Low Conga',
        'percussion',
        'An open tone on the larger drum.',
        ['acoustic', 'organic', 'warm'],
      ],
      {
        voice: lowConga,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      ['Gravel', 'percussion', 'One stroke of the shaker.', ['gritty', 'organic', 'short']],
      {
        voice: gravelShaker,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Ferry Bass A', 'bass', 'A round FM bass on low A.', ['warm', 'deep']],
      {
        voice: ferryBass,
        note: 'A1',
        gate: 0.7,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      ['Table Chord', 'chords', 'An A minor ninth on bright tines.', ['bright', 'warm', 'vintage']],
      {
        voice: createChordVoice(piano, [0, 3, 7, 10, 14]),
        chord: { key: 'A minor', at: 'A3' },
        gate: 1.4,
        effect: terraceRoom,
        tail: 0.8,
        price: 129,
      },
    ),
    createOneShot(settings, ['Cork E', 'pluck', 'One pluck, dry.', ['dry', 'short', 'analog']], {
      voice: corkPluck,
      note: 'E4',
      price: 69,
    }),
    createOneShot(
      settings,
      [
        'Eight Bows C',
        'strings',
        'Eight bows on one C, drawn for three seconds.',
        ['warm', 'wide', 'long', 'soft'],
      ],
      {
        voice: violins,
        note: 'C5',
        gate: 2.4,
        effect: eveningReverb,
        tail: 1,
        price: 119,
      },
    ),
    createOneShot(
      settings,
      ['Sun Lift', 'effect', 'A gentle riser, more wind than tone.', ['rising', 'airy', 'soft']],
      {
        voice: createRiser({ from: 500, to: 9000, tone: 0.12, shake: 0.6 }),
        gate: 3,
        price: 89,
      },
    ),
  ],
}
