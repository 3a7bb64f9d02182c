import { coinReturnTexts } from '../texts/coin-return.ts'
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
import { createAcidBass, createFmBass } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createClap } from '../voices/clap.ts'
import { createHat } from '../voices/hat.ts'
import { createBell, createPluck } from '../voices/keys.ts'
import { createKick } from '../voices/kick.ts'
import { createSquareLead, createSupersaw, createSyncLead } from '../voices/leads.ts'
import { createVox } from '../voices/pads.ts'
import { createCowbell, createRim, createSkinDrum } from '../voices/percussion.ts'
import { createSnare } from '../voices/snare.ts'
import { createDownlifter, createNoiseField, createRiser, createZap } from '../voices/textures.ts'
import { kioskAthletic } from './artists.ts'

const settings: PackSettings = { pack: 'coin-return', bpm: 128, swing: 0, key: 'D# minor' }
const chords = 'D#m7 G#m7 Bmaj7 C#'

const chipKick = createKick({
  body: 70,
  sweep: 6,
  bend: 0.03,
  decay: 0.22,
  click: 0.1,
  tone: 600,
  drive: 3,
})
const longKick = createKick({
  body: 44,
  sweep: 1.4,
  bend: 0.15,
  decay: 0.9,
  click: 0.4,
  tone: 1000,
  drive: 1.6,
})
const chipSnare = createSnare({
  body: 320,
  tone: 0.5,
  wires: 0.9,
  bright: 6800,
  decay: 0.14,
  drive: 3,
})
const dryClap = createClap({ centre: 1900, spread: 0.01, decay: 0.11, hands: 5 })
const pixelHat = createHat({ metal: 1, bright: 9600, decay: 0.035, pitch: 940 })
const pixelOpenHat = createHat({ metal: 1, bright: 8600, decay: 0.2, pitch: 960 })
const tokenBell = createCowbell({ pitch: 830, decay: 0.14 })
const buttonRim = createRim({ pitch: 1420, decay: 0.025, wood: 0.95 })
const simTom = createSkinDrum({ pitch: 128, bend: 1.6, decay: 0.36, slap: 0.1 })
const slotBass = createAcidBass({
  wave: 'square',
  cutoff: 420,
  sweep: 2.6,
  resonance: 3,
  drive: 1.6,
})
const rubberBass = createFmBass({ ratio: 1, index: 4.5, decay: 0.18, feedback: 0.5 })
const pixelLead = createSquareLead({
  width: 0.12,
  cutoff: 5200,
  glide: 0.2,
  vibrato: 0.3,
  drive: 1,
})
const flipperPluck = createPluck({ cutoff: 1800, sweep: 1.6, decay: 0.22, width: 2 })
const prizeBell = createBell({ ratio: 1, index: 2.2, decay: 1, shimmer: 1 })
const arcadeSaw = createSupersaw({ detune: 10, cutoff: 5600, bite: 0.3, release: 0.1 })
const laserLead = createSyncLead({ from: 1.5, to: 5.5, time: 0.5, cutoff: 8000 })
const robotVox = createVox({ attack: 0.01, release: 0.08, from: 'ee', to: 'ah' })
const hallwayReverb = reverb({ decay: 1, size: 0.7, cutoff: 7500, mix: 0.2 })

export const coinReturn: PackSpec = {
  slug: 'coin-return',
  name: 'Coin Return',
  artist: kioskAthletic,
  genre: { code: 'electro', label: 'Electro' },
  summary: 'Electro at 128 BPM with broken-up kicks, narrow pulses and a robot of few words.',
  description: [
    'Coin Return is played on imaginary machines with one good channel each. The kick avoids the floor, the bass is a square through a filter, the lead a pulse only an eighth wide.',
    'It is a dry set. Most of the drums end within a quarter of a second, which makes them easy to stack; the long kick and the prize bell are there for contrast.',
    'D sharp minor, because the black keys were the ones that still worked.',
  ],
  translations: coinReturnTexts,
  priceCents: 2200,
  releasedAt: '2026-10-02',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#b4125c', '#aef0ff'],
  cover: 'punch',
  sounds: [
    createLoop(
      settings,
      [
        'Insert Coin',
        'drums',
        'Seven kicks in two bars, none of them where a house record would put its second.',
        ['syncopated', 'digital', 'tight'],
      ],
      { bars: 2, price: 249 },
      () => ({
        parts: [
          { voice: chipKick, events: parseHits('X.....X...x.....X.....X..x....x.') },
          { voice: chipSnare, events: parseHits('....X.......X.......X.......X...'), level: -3 },
          { voice: dryClap, events: parseHits('............x...............x.x.'), level: -6 },
          {
            voice: pixelHat,
            events: parseHits('xoxoxxxoxoxoxxxo'.repeat(2)),
            level: -12,
            pan: 0.2,
          },
          {
            voice: pixelOpenHat,
            events: parseHits('..............x...............x.'),
            level: -10,
            pan: -0.2,
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Button Panel',
        'percussion',
        'Tokens, buttons and a falling tom.',
        ['playful', 'digital', 'syncopated'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          {
            voice: tokenBell,
            events: parseHits('x..x..x...x.x...x..x..x...x...x.'),
            level: -4,
            pan: 0.3,
          },
          {
            voice: buttonRim,
            events: parseHits('.x..x..x.x...x.x.x..x..x.x...x.x'),
            level: -3,
            pan: -0.35,
          },
          { voice: simTom, events: parseHits('........................x..x..x.'), level: -1 },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Slot Bass',
        'bass',
        'A square bass in sixteenths with holes cut in it.',
        ['analog', 'driving', 'bouncy'],
      ],
      { bars: 4, price: 249 },
      () => ({
        parts: [
          {
            voice: slotBass,
            events: createBassLine(chords, 16, '11.1..8.11.1.5.7', 27),
            hold: 0.7,
          },
        ],
        effect: drive(1.2),
      }),
    ),
    createLoop(
      settings,
      [
        'High Score',
        'lead',
        'A thin pulse melody with plenty of vibrato at the ends.',
        ['digital', 'melodic', 'playful'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: pixelLead,
            events: parseMelody(
              '0:A#4:3 4:D#5:3 8:F5:2 10:F#5:5 16:D#5:3 20:B4:3 24:G#4:6 32:F#5:3 36:D#5:3 40:B4:2 42:A#4:5 48:G#4:3 52:F5:3 56:C#5:6',
            ),
            effect: chain(filter('high', 240), echo(45 / 128, 0.4, 0.3), hallwayReverb),
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Flipper Arp',
        'pluck',
        'A fast, dry arpeggio in straight sixteenths.',
        ['playful', 'bright', 'rolling'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: flipperPluck,
            events: createArpeggio(voiceChords(chords, 66), 16, '0213.213021.4321'),
            effect: hallwayReverb,
          },
        ],
        effect: pump(16, 0.3, 0.12),
      }),
    ),
    createLoop(
      settings,
      [
        'Attract Mode',
        'chords',
        'Bright saws holding the chords, cut into eighths by the sidechain.',
        ['bright', 'pumping', 'wide'],
      ],
      { bars: 4, price: 279 },
      () => ({
        parts: [
          {
            voice: arcadeSaw,
            events: createHeldChords(voiceChords(chords, 63, true), 16),
            hold: 0.98,
            effect: chorus(2, 4, 0.35),
          },
        ],
        effect: chain(pump(32, 0.7, 0.14), hallwayReverb),
      }),
    ),
    createOneShot(
      settings,
      [
        'Chip Kick',
        'kick',
        'A fast fall from above a thousand hertz.',
        ['short', 'digital', 'punchy'],
      ],
      {
        voice: chipKick,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Long Kick', 'kick', 'Nearly a second of low, plain boom.', ['deep', 'long']],
      {
        voice: longKick,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      ['Chip Snare', 'snare', 'High, hard and over at once.', ['short', 'hard', 'digital']],
      {
        voice: chipSnare,
        price: 69,
      },
    ),
    createOneShot(settings, ['Dry Clap', 'clap', 'Five hands, no room.', ['dry', 'short']], {
      voice: dryClap,
      price: 59,
    }),
    createOneShot(
      settings,
      [
        'Pixel Hat',
        'hat',
        'Squares only, thirty-five milliseconds.',
        ['digital', 'short', 'bright'],
      ],
      {
        voice: pixelHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Pixel Open', 'hat', 'Squares only, a fifth of a second.', ['digital', 'metallic']],
      {
        voice: pixelOpenHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Token', 'percussion', 'A small bell for small change.', ['metallic', 'playful', 'short']],
      {
        voice: tokenBell,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Button', 'percussion', 'A plastic click.', ['short', 'dry', 'digital']],
      {
        voice: buttonRim,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Sim Tom', 'tom', 'A tom that falls through more than an octave.', ['falling', 'digital']],
      {
        voice: simTom,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      ['Slot D Sharp', 'bass', 'The square bass, one short note.', ['analog', 'short']],
      {
        voice: slotBass,
        note: 'D#2',
        gate: 0.3,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Rubber D Sharp', 'bass', 'A rubbery bass with a loud first instant.', ['bouncy', 'punchy']],
      {
        voice: rubberBass,
        note: 'D#2',
        gate: 0.5,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Pixel A Sharp', 'lead', 'The thin pulse, held until it shakes.', ['digital', 'clean']],
      {
        voice: pixelLead,
        note: 'A#4',
        gate: 0.9,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Laser D Sharp', 'lead', 'A synced saw opening upward.', ['bright', 'aggressive', 'rising']],
      {
        voice: laserLead,
        note: 'D#4',
        gate: 0.8,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Flipper F Sharp', 'pluck', 'One note of the arpeggio.', ['short', 'playful']],
      {
        voice: flipperPluck,
        note: 'F#4',
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Prize', 'bell', 'The bell for winning.', ['bright', 'playful', 'wet']],
      {
        voice: prizeBell,
        note: 'A#5',
        effect: echo(0.12, 0.4, 0.4),
        tail: 0.4,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Robot Word', 'vocal', 'One syllable, ee to ah, spoken on D sharp.', ['digital', 'playful']],
      {
        voice: robotVox,
        note: 'D#3',
        gate: 0.35,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      ['Attract Chord', 'chords', 'D sharp minor seventh in bright saws.', ['bright', 'wide']],
      {
        voice: createChordVoice(arcadeSaw, [0, 3, 7, 10]),
        chord: { key: 'D# minor', at: 'D#4' },
        gate: 0.5,
        effect: hallwayReverb,
        tail: 0.5,
        price: 109,
      },
    ),
    createOneShot(
      settings,
      ['Game Over', 'effect', 'A tone that falls through the floor.', ['falling', 'playful']],
      {
        voice: createDownlifter({ from: 2400, to: 50, tone: 4 }),
        gate: 1,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Coin',
        'effect',
        'A bright zap that falls two and a half octaves.',
        ['bright', 'falling', 'digital'],
      ],
      {
        voice: createZap({ from: 5200, to: 900, time: 0.07, grit: 0 }),
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Continue', 'effect', 'A tremulous riser of one and a half seconds.', ['rising', 'playful']],
      {
        voice: createRiser({ from: 800, to: 7000, tone: 1.6, shake: 0.9 }),
        gate: 1.5,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      [
        'Change Tray',
        'texture',
        'A narrow band of noise moving quickly around.',
        ['noisy', 'evolving', 'resonant'],
      ],
      {
        voice: createNoiseField({ low: 1200, high: 7000, pace: 2.6, resonance: 6 }),
        gate: 1.8,
        price: 69,
      },
    ),
  ],
}
