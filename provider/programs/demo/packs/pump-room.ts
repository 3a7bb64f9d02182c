import { pumpRoomTexts } from '../texts/pump-room.ts'
import { chain, chorus, drive, filter } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { createBassLine, parseHits, parseMelody, createStabs } from '../music/events.ts'
import { voiceChords } from '../music/harmony.ts'
import { createLoop, createOneShot, type PackSettings } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { createOrganBass, createSubBass } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createClap } from '../voices/clap.ts'
import { createHat } from '../voices/hat.ts'
import { createBell, createOrgan, createString } from '../voices/keys.ts'
import { createKick } from '../voices/kick.ts'
import { createSquareLead } from '../voices/leads.ts'
import { createStrings } from '../voices/pads.ts'
import { createCowbell, createRim, createShaker } from '../voices/percussion.ts'
import { createSnare } from '../voices/snare.ts'
import { createImpact, createNoiseField, reverseVoice, createVinyl } from '../voices/textures.ts'
import { martaQuill } from './artists.ts'

const settings: PackSettings = { pack: 'pump-room', bpm: 90, swing: 0.22, key: 'G minor' }
const chords = 'Gm7 Cm9 Ebmaj7 D7'

const dustKick = createKick({
  body: 64,
  sweep: 1.8,
  bend: 0.06,
  decay: 0.34,
  click: 0.55,
  tone: 1700,
  drive: 5,
})
const crateSnare = createSnare({
  body: 158,
  tone: 1,
  wires: 0.75,
  bright: 3000,
  decay: 0.3,
  drive: 4.5,
})
const crustHat = createHat({ metal: 0.5, bright: 5200, decay: 0.075, pitch: 380 })
const crustOpenHat = createHat({ metal: 0.55, bright: 4600, decay: 0.36, pitch: 360 })
const palmClap = createClap({ centre: 1100, spread: 0.013, decay: 0.2, hands: 4 })
const valveRim = createRim({ pitch: 520, decay: 0.09, wood: 0.8 })
const tambourShaker = createShaker({ bright: 9200, length: 0.16, rattle: 0.006 })
const pipeBell = createCowbell({ pitch: 410, decay: 0.4 })
const pumpOrgan = createOrgan({ bars: [1, 0.7, 0.8, 0.3, 0.2, 0.1], click: 0.8, drive: 2.6 })
const flueOrgan = createOrgan({ bars: [1, 0.15, 0, 0.4, 0, 0.3], click: 0.2, drive: 1.1 })
const uprightBass = createOrganBass({ second: 0.55, third: 0.2, decay: 0.5, drive: 1.7 })
const eightOhEightBass = createSubBass({ knock: 1.6, drive: 3, decay: 1.8 })
const gutString = createString({ decay: 1, damping: 0.5, pick: 1500 })
const whineLead = createSquareLead({
  width: 0.22,
  cutoff: 1800,
  glide: 2,
  vibrato: 0.18,
  drive: 1.4,
})
const boilerBell = createBell({ ratio: 4, index: 3, decay: 1.4, shimmer: 8 })
const galleryStrings = createStrings({ attack: 0.08, release: 0.25, players: 3, cutoff: 3200 })
const boardsEffect = chain(drive(2, 0.12), filter('low', 8800, 0.7))
const brickReverb = reverb({ decay: 0.8, size: 0.9, cutoff: 3000, mix: 0.2 })

export const pumpRoom: PackSpec = {
  slug: 'pump-room',
  name: 'Pump Room',
  artist: martaQuill,
  genre: { code: 'hip-hop', label: 'Hip-hop' },
  summary: 'Dusty drums at 90 BPM and an organ that has been left on all winter.',
  description: [
    'Marta Quill found the organ of Pump Room in arithmetic: six harmonics, and a key click that most people would remove. Everything else was written around it.',
    'The drums are saturated hard and then darkened, the swing is moderate, the bass is either a wooden knock or a long low sine. All chords belong to G minor apart from one honest D7.',
  ],
  translations: pumpRoomTexts,
  priceCents: 1500,
  releasedAt: '2026-08-20',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#4b5a16', '#d9c8ff'],
  cover: 'terrain',
  sounds: [
    createLoop(
      settings,
      [
        'Number One Pump',
        'drums',
        'A heavy, swung beat with a kick that stumbles before the second snare.',
        ['dusty', 'swinging', 'gritty'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          { voice: dustKick, events: parseHits('X..x......xx....X..x...x..x.....') },
          { voice: crateSnare, events: parseHits('....X.......X..,....X..,....X...'), level: -1 },
          {
            voice: crustHat,
            events: parseHits('x.x.x.xox.x.x.x.x.x.x.xox.x.x.o.'),
            level: -10,
            pan: 0.2,
          },
          {
            voice: crustOpenHat,
            events: parseHits('..............x...............x.'),
            level: -11,
            pan: 0.2,
          },
        ],
        effect: boardsEffect,
      }),
    ),
    createLoop(
      settings,
      [
        'Stopcock',
        'percussion',
        'Valve, pipe and tambourine for the second verse.',
        ['metallic', 'swinging', 'organic'],
      ],
      { bars: 2, price: 159 },
      () => ({
        parts: [
          {
            voice: valveRim,
            events: parseHits('x.....x..x......x.....x..x..x...'),
            level: -1,
            pan: -0.3,
          },
          {
            voice: pipeBell,
            events: parseHits('....x.........x.....x...........'),
            level: -6,
            pan: 0.4,
          },
          {
            voice: tambourShaker,
            events: parseHits('..x...x...x...x.'.repeat(2)),
            level: -3,
            pan: 0.1,
          },
        ],
        effect: brickReverb,
      }),
    ),
    createLoop(
      settings,
      [
        'Winter Organ',
        'chords',
        'Organ chords with a hole on every other beat.',
        ['vintage', 'dark', 'lo-fi'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          {
            voice: pumpOrgan,
            events: createStabs(voiceChords(chords, 62), 8, 'x--.x-o.'),
            effect: chain(chorus(1.6, 6, 0.4), brickReverb),
          },
        ],
        effect: filter('low', 5200),
      }),
    ),
    createLoop(
      settings,
      [
        'Bilge',
        'bass',
        'The wooden bass, walking where it should stand still.',
        ['wooden', 'swinging', 'warm'],
      ],
      { bars: 2, price: 179 },
      () => ({
        parts: [
          {
            voice: uprightBass,
            events: createBassLine(chords, 8, '1-.11.5.1-.1.7.6', 31),
            hold: 0.9,
          },
        ],
        effect: drive(1.4),
      }),
    ),
    createLoop(
      settings,
      [
        'Flue Tune',
        'keys',
        'A slow tune on the flute stop.',
        ['melancholic', 'melodic', 'vintage'],
      ],
      { bars: 2, price: 189 },
      () => ({
        parts: [
          {
            voice: flueOrgan,
            events: parseMelody(
              '0:D5:3 4:F5:2 6:G5:4 12:Bb5:2 14:A5:2 16:G5:3 20:F5:2 22:D5:4 28:C5:2 30:A4:2',
            ),
            effect: chain(chorus(2, 5, 0.4), brickReverb),
          },
        ],
      }),
    ),
    createOneShot(
      settings,
      [
        'Dust Kick',
        'kick',
        'A mid-heavy kick, driven and cut off.',
        ['dusty', 'distorted', 'punchy'],
      ],
      {
        voice: dustKick,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Crate Snare', 'snare', 'Thick, low and loud.', ['fat', 'dirty', 'hard']],
      {
        voice: crateSnare,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      ['Crust Hat', 'hat', 'A dark closed hat.', ['dark', 'dirty', 'short']],
      {
        voice: crustHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Crust Open', 'hat', 'The same hat, open.', ['dark', 'dirty', 'gritty']],
      {
        voice: crustOpenHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Palm Clap', 'clap', 'Slow hands, low in the middle.', ['dark', 'wet', 'organic']],
      {
        voice: palmClap,
        effect: brickReverb,
        tail: 0.3,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      ['Valve', 'percussion', 'A wooden knock at five hundred hertz.', ['wooden', 'dry', 'short']],
      {
        voice: valveRim,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Tambourine', 'percussion', 'One shake, mostly jingles.', ['bright', 'acoustic']],
      {
        voice: tambourShaker,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Pipe', 'percussion', 'A length of pipe, hit in the middle.', ['metallic', 'resonant']],
      {
        voice: pipeBell,
        effect: brickReverb,
        tail: 0.4,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Long Sub G',
        'bass',
        'A saturated sub that falls onto its note and stays.',
        ['sub', 'distorted', 'long', 'fat'],
      ],
      {
        voice: eightOhEightBass,
        note: 'G1',
        gate: 1.5,
        price: 99,
      },
    ),
    createOneShot(settings, ['Bilge G', 'bass', 'The wooden bass.', ['wooden', 'warm']], {
      voice: uprightBass,
      note: 'G2',
      gate: 0.6,
      price: 79,
    }),
    createOneShot(
      settings,
      ['Organ Press', 'chords', 'G minor seventh, full organ.', ['vintage', 'gritty', 'fat']],
      {
        voice: createChordVoice(pumpOrgan, [0, 3, 7, 10]),
        chord: { key: 'G minor', at: 'G3' },
        gate: 0.9,
        effect: brickReverb,
        tail: 0.4,
        price: 119,
      },
    ),
    createOneShot(
      settings,
      ['Flue D', 'keys', 'One flute-stop note with a little click.', ['clean', 'soft']],
      {
        voice: flueOrgan,
        note: 'D5',
        gate: 1.2,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Gut G', 'pluck', 'A gut string, stopped short.', ['acoustic', 'dry', 'short']],
      {
        voice: gutString,
        note: 'G3',
        gate: 0.5,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      [
        'Thin Lead D',
        'lead',
        'A narrow pulse that slides up by two semitones.',
        ['analog', 'playful'],
      ],
      {
        voice: whineLead,
        note: 'D5',
        gate: 0.7,
        price: 79,
      },
    ),
    createOneShot(settings, ['Gallery G', 'strings', 'Six short bows.', ['short', 'tight']], {
      voice: galleryStrings,
      note: 'G4',
      gate: 0.8,
      effect: brickReverb,
      tail: 0.4,
      price: 89,
    }),
    createOneShot(
      settings,
      [
        'Boiler Bell F',
        'bell',
        'A rough bell, bent hard and slightly doubled.',
        ['gritty', 'metallic', 'detuned'],
      ],
      {
        voice: boilerBell,
        note: 'F4',
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Worn Groove', 'texture', 'Heavy crackle over a low rumble.', ['dusty', 'noisy', 'lo-fi']],
      {
        voice: createVinyl({ crackle: 90, hiss: 0.02, tone: 3000 }),
        gate: 3,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Steam', 'effect', 'A valve opened for a second.', ['noisy', 'bright']],
      {
        voice: createNoiseField({ low: 3200, high: 7600, pace: 0.9, resonance: 0.7 }),
        gate: 1.1,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Sluice Back',
        'effect',
        'A dull blow in reverse, a second and a half long.',
        ['rising', 'dark'],
      ],
      {
        voice: reverseVoice(createImpact({ boom: 90, crack: 0.4, decay: 1.5, tone: 3200 })),
        price: 79,
      },
    ),
  ],
}
