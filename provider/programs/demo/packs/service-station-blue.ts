import { serviceStationBlueTexts } from '../texts/service-station-blue.ts'
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
import { createAcidBass } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createHat } from '../voices/hat.ts'
import { createBell, createPluck } from '../voices/keys.ts'
import { createKick } from '../voices/kick.ts'
import { createSquareLead, createSupersaw, createSyncLead } from '../voices/leads.ts'
import { createWarmPad } from '../voices/pads.ts'
import { createCymbal, createSkinDrum } from '../voices/percussion.ts'
import { createSnare } from '../voices/snare.ts'
import { createDownlifter } from '../voices/textures.ts'
import { kioskAthletic } from './artists.ts'

const settings: PackSettings = { pack: 'service-station-blue', bpm: 104, swing: 0, key: 'E minor' }
const chords = 'Em9 Cmaj7 G Dsus4'

const boxKick = createKick({
  body: 58,
  sweep: 2,
  bend: 0.1,
  decay: 0.3,
  click: 0.9,
  tone: 3200,
  drive: 2,
})
const gatedSnare = createSnare({
  body: 172,
  tone: 0.9,
  wires: 1,
  bright: 2600,
  decay: 0.42,
  drive: 2.6,
})
const plainHat = createHat({ metal: 0.8, bright: 7000, decay: 0.1, pitch: 400 })
const lotCrash = createCymbal({ pitch: 520, bright: 5200, decay: 1.5, ping: 0.5 })
const highTom = createSkinDrum({ pitch: 176, bend: 0.7, decay: 0.5, slap: 0.3 })
const lowTom = createSkinDrum({ pitch: 96, bend: 0.8, decay: 0.62, slap: 0.25 })
const engineBass = createAcidBass({
  wave: 'saw',
  cutoff: 320,
  sweep: 2,
  resonance: 1.1,
  drive: 1.8,
})
const neonSaw = createSupersaw({ detune: 26, cutoff: 3800, bite: 0.6, release: 0.3 })
const whineLead = createSyncLead({ from: 4.2, to: 1.6, time: 0.9, cutoff: 6500 })
const glowPad = createWarmPad({ attack: 0.12, release: 0.5, cutoff: 1700, detune: 11, motion: 0.3 })
const pumpPluck = createPluck({ cutoff: 900, sweep: 2.2, decay: 0.34, width: 9 })
const tillBell = createBell({ ratio: 7, index: 1.6, decay: 1.2, shimmer: 6 })
const signLead = createSquareLead({
  width: 0.5,
  cutoff: 3600,
  glide: 0.6,
  vibrato: 0.22,
  drive: 1.2,
})
const canopyReverb = reverb({ decay: 1.9, size: 1.2, cutoff: 6500, mix: 0.28 })
const plateEffect = chain(reverb({ decay: 0.55, size: 0.6, cutoff: 7000, mix: 0.7 }), drive(1.4))

export const serviceStationBlue: PackSpec = {
  slug: 'service-station-blue',
  name: 'Service Station Blue',
  artist: kioskAthletic,
  genre: { code: 'synthwave', label: 'Synthwave' },
  summary: 'Wide saws, a gated snare and an engine of a bass line at an easy 104 BPM.',
  description: [
    'Kiosk Athletic wrote Service Station Blue on a night when the highway was closed. It has the large gestures of film music for small cars: a snare with its room cut off, toms that fall, a bass that plays eighths and nothing but eighths.',
    'The lead loop uses a hard-synced saw, computed at twice the sample rate so that it stays bright without whistling. The arpeggio and the pad follow the same chords in E minor.',
  ],
  translations: serviceStationBlueTexts,
  priceCents: 1700,
  releasedAt: '2026-01-16',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#2424b4', '#ff96ad'],
  cover: 'skyline',
  sounds: [
    createLoop(
      settings,
      [
        'Forecourt Beat',
        'drums',
        'Kick, gated snare, eighths on the hat and two toms to turn the corner.',
        ['vintage', 'punchy'],
      ],
      { bars: 2, price: 229 },
      () => ({
        parts: [
          { voice: boxKick, events: parseHits('X.......X.X.....X.......X.....x.') },
          {
            voice: gatedSnare,
            events: parseHits('....X.......X.......X.......X...'),
            level: -2,
            effect: plateEffect,
          },
          { voice: plainHat, events: parseHits('x.o.x.o.'.repeat(4)), level: -11, pan: 0.15 },
          {
            voice: highTom,
            events: parseHits('..........................x.....'),
            level: -3,
            pan: 0.3,
          },
          {
            voice: lowTom,
            events: parseHits('..............................x.'),
            level: -2,
            pan: -0.3,
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Engine Eighths',
        'bass',
        'Straight eighths on the roots, with the octave at the end of each chord.',
        ['analog', 'driving', 'vintage'],
      ],
      { bars: 2, price: 219 },
      () => ({
        parts: [
          { voice: engineBass, events: createBassLine('Em C G D', 8, '1.1.1.8.', 28), hold: 1.4 },
        ],
        effect: drive(1.3),
      }),
    ),
    createLoop(
      settings,
      [
        'Strip Light Arp',
        'pluck',
        'Sixteenths up and down the chords, echoed from side to side.',
        ['bright', 'wide', 'vintage'],
      ],
      { bars: 2, price: 249 },
      () => ({
        parts: [
          {
            voice: pumpPluck,
            events: createArpeggio(voiceChords(chords, 67), 8, '02431342'),
            effect: chain(echo(45 / 104, 0.35, 0.3), canopyReverb),
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Blue Canopy',
        'pad',
        'A broad pad, brighter at the front of each chord.',
        ['warm', 'wide', 'pumping'],
      ],
      { bars: 2, price: 239 },
      () => ({
        parts: [
          {
            voice: glowPad,
            events: createHeldChords(voiceChords(chords, 62, true), 8),
            hold: 0.98,
            effect: chain(chorus(3.5, 2, 0.45), canopyReverb),
          },
        ],
        effect: pump(8, 0.3, 0.2),
      }),
    ),
    createLoop(
      settings,
      [
        'Overtaking Lane',
        'lead',
        'A synced saw sweeping down through a long melody.',
        ['melodic', 'bright', 'analog', 'wet'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: whineLead,
            events: parseMelody(
              '0:B4:6 6:E5:4 10:D5:6 16:C5:6 22:E5:4 26:B4:6 32:D5:6 38:G5:4 42:F#5:6 48:E5:6 54:D5:4 58:A4:6',
            ),
            effect: chain(filter('high', 200), echo(45 / 104, 0.4, 0.3), canopyReverb),
          },
        ],
      }),
    ),
    createOneShot(
      settings,
      [
        'Box Kick',
        'kick',
        'A kick with a wooden knock and little tail.',
        ['wooden', 'dry', 'punchy'],
      ],
      {
        voice: boxKick,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Gated Snare', 'snare', 'A big plate, shut after half a second.', ['vintage', 'wet', 'fat']],
      {
        voice: gatedSnare,
        effect: plateEffect,
        tail: 0.2,
        longest: 0.52,
        price: 109,
      },
    ),
    createOneShot(
      settings,
      ['Plain Hat', 'hat', 'The hat of an old drum machine, or its cousin.', ['vintage', 'analog']],
      {
        voice: plainHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Lot Crash',
        'cymbal',
        'A bright crash, a second and a half.',
        ['bright', 'metallic', 'long'],
      ],
      {
        voice: lotCrash,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      [
        'Falling Tom High',
        'tom',
        'A tom that drops nearly an octave.',
        ['falling', 'vintage', 'wet'],
      ],
      {
        voice: highTom,
        effect: plateEffect,
        tail: 0.3,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      [
        'Falling Tom Low',
        'tom',
        'A large tom that drops nearly an octave.',
        ['falling', 'deep', 'vintage'],
      ],
      {
        voice: lowTom,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Engine E', 'bass', 'The bass on low E, filter half shut.', ['analog', 'dark', 'fat']],
      {
        voice: engineBass,
        note: 'E1',
        gate: 0.8,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      [
        'Neon E',
        'lead',
        'Seven saws a side, spread a quarter of a semitone.',
        ['wide', 'bright', 'detuned'],
      ],
      {
        voice: neonSaw,
        note: 'E4',
        gate: 1.2,
        effect: canopyReverb,
        tail: 1,
        price: 119,
      },
    ),
    createOneShot(
      settings,
      ['Sync B', 'lead', 'The synced saw, sweeping once.', ['bright', 'analog', 'aggressive']],
      {
        voice: whineLead,
        note: 'B4',
        gate: 1.1,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      ['Sign G', 'lead', 'A plain square with late vibrato.', ['analog', 'clean']],
      {
        voice: signLead,
        note: 'G4',
        gate: 1,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      [
        'Canopy Chord',
        'chords',
        'E minor ninth on the pad, two seconds and its room.',
        ['warm', 'wide', 'wet'],
      ],
      {
        voice: createChordVoice(glowPad, [0, 7, 10, 14, 15]),
        chord: { key: 'E minor', at: 'E3' },
        gate: 1.8,
        effect: canopyReverb,
        tail: 1,
        longest: 3.6,
        price: 149,
      },
    ),
    createOneShot(
      settings,
      ['Till Bell B', 'bell', 'A small, sharp bell from a cash drawer.', ['bright', 'metallic']],
      {
        voice: tillBell,
        note: 'B5',
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Barrier Down', 'effect', 'A pitched fall with a resonant edge.', ['falling', 'resonant']],
      {
        voice: createDownlifter({ from: 5200, to: 70, tone: 1.4 }),
        gate: 1.3,
        price: 79,
      },
    ),
  ],
}
