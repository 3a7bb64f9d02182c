import { slateRunnerTexts } from '../texts/slate-runner.ts'
import { chain, chorus, drive, echo, filter, sweep } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { createBassLine, createHeldChords, parseHits, parseMelody } from '../music/events.ts'
import { voiceChords } from '../music/harmony.ts'
import { createLoop, createOneShot, type PackSettings } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { createReese, createSubBass } from '../voices/bass.ts'
import { createHat } from '../voices/hat.ts'
import { createKick } from '../voices/kick.ts'
import { createSquareLead } from '../voices/leads.ts'
import { createDrone, createWarmPad } from '../voices/pads.ts'
import { createCymbal, createRim, createSkinDrum } from '../voices/percussion.ts'
import { createSnare } from '../voices/snare.ts'
import { createImpact, reverseVoice, createRiser } from '../voices/textures.ts'
import { ferrow } from './artists.ts'

const settings: PackSettings = { pack: 'slate-runner', bpm: 174, swing: 0, key: 'F# minor' }

const punchKick = createKick({
  body: 66,
  sweep: 3.4,
  bend: 0.045,
  decay: 0.2,
  click: 0.8,
  tone: 2600,
  drive: 3.4,
})
const crackSnare = createSnare({
  body: 208,
  tone: 1,
  wires: 0.9,
  bright: 4200,
  decay: 0.21,
  drive: 3.6,
})
const brushSnare = createSnare({
  body: 260,
  tone: 0.25,
  wires: 0.6,
  bright: 6200,
  decay: 0.12,
  drive: 1.6,
})
const wireHat = createHat({ metal: 0.55, bright: 8800, decay: 0.05, pitch: 660 })
const edgeHat = createHat({ metal: 0.6, bright: 7800, decay: 0.18, pitch: 640 })
const slateRide = createCymbal({ pitch: 780, bright: 6400, decay: 0.7, ping: 1.2 })
const slateCrash = createCymbal({ pitch: 410, bright: 3800, decay: 2.4, ping: 0.2 })
const chipRim = createRim({ pitch: 2100, decay: 0.04, wood: 0.6 })
const tunnelTom = createSkinDrum({ pitch: 146, bend: 0.35, decay: 0.3, slap: 0.9 })
const grinderReese = createReese({ detune: 34, cutoff: 900, drive: 4.5 })
const underSub = createSubBass({ knock: 0.2, drive: 1.4, decay: 4 })
const sirenLead = createSquareLead({
  width: 0.3,
  cutoff: 2600,
  glide: 3,
  vibrato: 0.12,
  drive: 1.8,
})
const fogPad = createWarmPad({ attack: 0.5, release: 1, cutoff: 900, detune: 9, motion: 0.7 })
const shaftDrone = createDrone({ attack: 0.6, release: 0.8, ratio: 2, index: 3.4, pace: 0.6 })
const tunnelReverb = reverb({ decay: 2, size: 1.3, cutoff: 3600, mix: 0.32 })
const roomyReverb = reverb({ decay: 0.6, size: 0.5, cutoff: 6500, mix: 0.14 })

export const slateRunner: PackSpec = {
  slug: 'slate-runner',
  name: 'Slate Runner',
  artist: ferrow,
  genre: { code: 'drum-and-bass', label: 'Drum & bass' },
  summary: 'Hard-edged drum and bass at 174 BPM: split drums, a grinding reese, a lot of tunnel.',
  description: [
    'Slate Runner keeps the drums apart from the bass so that either can be thrown away. The break is played, not cut: kick, two snares, hats and ride, each with three takes that alternate.',
    'The reese is two saws thirty-four cents apart over a clean sine; the beating you hear is those cents and nothing else, so it slows down as you go lower.',
    'All pitched loops are in F sharp minor.',
  ],
  translations: slateRunnerTexts,
  priceCents: 1800,
  releasedAt: '2025-10-17',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#4a2aa0', '#dcf64e'],
  cover: 'beams',
  sounds: [
    createLoop(
      settings,
      [
        'First Descent',
        'drums',
        'A four-bar break with ghost snares and a turn in the last bar.',
        ['driving', 'hard', 'rolling', 'punchy'],
      ],
      { bars: 4, price: 289 },
      () => ({
        parts: [
          {
            voice: punchKick,
            events: parseHits('X.........x.....X.........x..x..X.........x.....X..x......x.....'),
          },
          {
            voice: crackSnare,
            events: parseHits('....X.......X.......X.......X.......X.......X.......X......xX...'),
            level: -1,
          },
          {
            voice: brushSnare,
            events: parseHits('.......,.,.....,.......,.,..........,..,.,.....,.......,.,..o.oo'),
            level: -4,
          },
          { voice: wireHat, events: parseHits('x.o.x.o.x.o.x.oo'.repeat(4)), level: -10, pan: 0.2 },
          {
            voice: slateRide,
            events: parseHits('x...x...x...x...'.repeat(4)),
            level: -14,
            pan: -0.2,
          },
        ],
        effect: chain(roomyReverb, drive(1.4)),
      }),
    ),
    createLoop(
      settings,
      [
        'Loose Chippings',
        'percussion',
        'Hats, rim and toms in sixteenths, no kick and no snare.',
        ['rolling', 'crisp', 'driving'],
      ],
      { bars: 4, price: 229 },
      () => ({
        parts: [
          { voice: wireHat, events: parseHits('oxoxoxoxoxoxoxox'.repeat(4)), level: -5, pan: 0.25 },
          { voice: edgeHat, events: parseHits('..x...x...x...x.'.repeat(4)), level: -5 },
          {
            voice: chipRim,
            events: parseHits('x..x..x...x..x..x..x..x...x.x...'.repeat(2)),
            level: -5,
            pan: -0.35,
          },
          {
            voice: tunnelTom,
            events: parseHits('..............................x.............................xx..'),
            level: -3,
          },
        ],
        effect: roomyReverb,
      }),
    ),
    createLoop(
      settings,
      [
        'Lift Motor',
        'bass',
        'The reese in long notes, its filter opening once in four bars.',
        ['aggressive', 'distorted', 'detuned', 'evolving'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: grinderReese,
            events: createBassLine('F#m D E C#', 16, '1-----.1--.8-.1-', 30),
            hold: 0.96,
          },
        ],
        effect: chain(sweep(420, 3400, 2, 1.3), drive(1.6)),
      }),
    ),
    createLoop(
      settings,
      [
        'Under Slate',
        'bass',
        'The line of the reese as a clean sub, to be layered or left alone.',
        ['sub', 'clean', 'deep'],
      ],
      { bars: 4, price: 219 },
      () => ({
        parts: [
          {
            voice: underSub,
            events: createBassLine('F#m D E C#', 16, '1-----.1--.1-.1-', 30),
            hold: 0.9,
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Fog Above',
        'pad',
        'A dark pad on four chords with the tunnel behind it.',
        ['dark', 'melancholic', 'wet'],
      ],
      { bars: 4, price: 259 },
      () => ({
        parts: [
          {
            voice: fogPad,
            events: createHeldChords(voiceChords('F#m9 Dmaj7 Esus4 C#m7', 61, true), 16),
            hold: 0.95,
            effect: tunnelReverb,
          },
        ],
        effect: chorus(3, 2, 0.4),
      }),
    ),
    createLoop(
      settings,
      [
        'Site Alarm',
        'lead',
        'A narrow square that slides up into each note.',
        ['tense', 'melodic', 'wet'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: sirenLead,
            events: parseMelody(
              '0:C#5:4 6:F#5:3 12:E5:4 20:A4:4 28:B4:3 32:C#5:4 38:G#5:3 44:F#5:4 52:E5:3 56:C#5:6',
            ),
            effect: chain(filter('high', 260), echo(45 / 174, 0.45, 0.35), tunnelReverb),
          },
        ],
      }),
    ),
    createOneShot(
      settings,
      [
        'Punch Kick',
        'kick',
        'Short, with its weight above sixty hertz.',
        ['punchy', 'short', 'hard'],
      ],
      {
        voice: punchKick,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      [
        'Crack Snare',
        'snare',
        'Two hundred hertz of body and a hard edge.',
        ['hard', 'punchy', 'aggressive'],
      ],
      {
        voice: crackSnare,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      [
        'Brush Snare',
        'snare',
        'The ghost note of the break, on its own.',
        ['soft', 'short', 'airy'],
      ],
      {
        voice: brushSnare,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      ['Wire Hat', 'hat', 'Closed, thin and fast.', ['short', 'bright', 'tight']],
      {
        voice: wireHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Edge Hat', 'hat', 'Struck on the edge and choked.', ['metallic', 'crisp', 'short']],
      {
        voice: edgeHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Slate Crash',
        'cymbal',
        'A crash that takes two seconds to leave.',
        ['metallic', 'long', 'dirty'],
      ],
      {
        voice: slateCrash,
        price: 79,
      },
    ),
    createOneShot(settings, ['Tunnel Tom', 'tom', 'A mid tom with a hard slap.', ['hard', 'wet']], {
      voice: tunnelTom,
      effect: roomyReverb,
      tail: 0.3,
      price: 69,
    }),
    createOneShot(
      settings,
      [
        'Motor F Sharp',
        'bass',
        'Two seconds of the reese, filter open.',
        ['distorted', 'detuned', 'aggressive', 'fat'],
      ],
      {
        voice: grinderReese,
        note: 'F#1',
        gate: 1.8,
        price: 129,
      },
    ),
    createOneShot(
      settings,
      ['Alarm F Sharp', 'lead', 'The sliding square, one note.', ['tense', 'analog']],
      {
        voice: sirenLead,
        note: 'F#4',
        gate: 0.9,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      [
        'Lift Shaft',
        'texture',
        'A turning metallic drone, like an elevator shaft with its door open.',
        ['dark', 'metallic', 'evolving', 'tense'],
      ],
      { voice: shaftDrone, gate: 2.6, effect: tunnelReverb, tail: 1, longest: 4, price: 109 },
    ),
    createOneShot(
      settings,
      ['Pull Back', 'effect', 'A crash reversed, to lead into a drop.', ['rising', 'metallic']],
      {
        voice: reverseVoice(createCymbal({ pitch: 360, bright: 2600, decay: 1.7, ping: 0.1 })),
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Rock Face', 'effect', 'An impact with a long stony tail.', ['deep', 'long', 'wet']],
      {
        voice: createImpact({ boom: 58, crack: 1, decay: 2.8, tone: 4200 }),
        effect: tunnelReverb,
        tail: 0.6,
        longest: 3.4,
        price: 119,
      },
    ),
    createOneShot(
      settings,
      [
        'Cage Up',
        'effect',
        'A shaking riser, faster and faster.',
        ['rising', 'tense', 'aggressive'],
      ],
      {
        voice: createRiser({ from: 160, to: 3200, tone: 1.2, shake: 0.8 }),
        gate: 2.2,
        price: 99,
      },
    ),
  ],
}
