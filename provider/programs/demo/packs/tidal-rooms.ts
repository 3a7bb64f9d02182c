import { tidalRoomsTexts } from '../texts/tidal-rooms.ts'
import { autopan, chain, chorus, echo, filter } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { createBed } from '../music/beds.ts'
import { createHeldChords, parseMelody } from '../music/events.ts'
import { voiceChords } from '../music/harmony.ts'
import { createLoop, createOneShot, type PackSettings } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { createSubBass } from '../voices/bass.ts'
import { createBell, createString } from '../voices/keys.ts'
import { createWhistle } from '../voices/leads.ts'
import { createDrone, createGlassPad, createVox, createWarmPad } from '../voices/pads.ts'
import { createMallet, createShaker, createSkinDrum } from '../voices/percussion.ts'
import { createDroplets, createImpact, createNoiseField, reverseVoice } from '../voices/textures.ts'
import { vesnaLark } from './artists.ts'

const settings: PackSettings = { pack: 'tidal-rooms', bpm: 60, swing: 0, key: 'D major' }
const chords = 'Dmaj9 Bm11'

const glassyPad = createGlassPad({ attack: 1.2, release: 2, partials: [1, 2, 3, 5, 7], pace: 0.3 })
const tidePad = createWarmPad({ attack: 1.4, release: 2, cutoff: 700, detune: 6, motion: 0.5 })
const peopleVox = createVox({ attack: 0.9, release: 1.4, from: 'oo', to: 'ah' })
const chimeBell = createBell({ ratio: 3, index: 0.9, decay: 3.2, shimmer: 3 })
const barMallet = createMallet({ ratios: [1, 4, 9.2], decay: 1.6, hardness: 0.3, tremolo: 0.35 })
const breathLead = createWhistle({ breath: 0.4, vibrato: 0.16 })
const harpString = createString({ decay: 3, damping: 0.35, pick: 3400 })
const depthBass = createSubBass({ knock: 0, drive: 1.1, decay: 6 })
const waveNoise = createNoiseField({ low: 260, high: 1500, pace: 0.14, resonance: 0.9 })
const rainDroplets = createDroplets({ rate: 22, low: 1600, high: 5200, ring: 0.06 })
const humDrone = createDrone({ attack: 0.9, release: 1.4, ratio: 1, index: 1.6, pace: 0.21 })
const bathhouseReverb = reverb({ decay: 3.4, size: 1.5, cutoff: 4200, mix: 0.45 })
const tiledReverb = reverb({ decay: 1.8, size: 0.9, cutoff: 6000, mix: 0.3 })

export const tidalRooms: PackSpec = {
  slug: 'tidal-rooms',
  name: 'Tidal Rooms',
  artist: vesnaLark,
  genre: { code: 'ambient', label: 'Ambient' },
  summary: 'Slow glass, soft voices and moving water in D major, with no drums to speak of.',
  description: [
    'Tidal Rooms is made from very little: five partials that fade at their own pace, a mouth without a singer, noise that comes and goes like a shoreline. Each loop lasts eight seconds and has no audible beginning; its reverb runs around the seam.',
    'The two chords share D and E, and their other notes hardly clash. That is deliberate: the loops can be laid over one another out of step.',
  ],
  translations: tidalRoomsTexts,
  priceCents: 1600,
  releasedAt: '2025-11-28',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#0a5c74', '#f1dfba'],
  cover: 'terrain',
  sounds: [
    createLoop(
      settings,
      [
        'Glass Room',
        'pad',
        'Clear partials that brighten and dim one after another.',
        ['glassy', 'evolving', 'dreamy', 'wet'],
      ],
      { bars: 2, price: 229 },
      () => ({
        parts: [
          {
            voice: glassyPad,
            events: createHeldChords(voiceChords(chords, 66, true), 16),
            hold: 1,
            effect: bathhouseReverb,
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Slow Water',
        'pad',
        'A darker bed of saws under the same two chords.',
        ['dark', 'calm', 'wide', 'wet'],
      ],
      { bars: 2, price: 229 },
      () => ({
        parts: [
          {
            voice: tidePad,
            events: createHeldChords(voiceChords(chords, 57, true), 16),
            hold: 1,
            effect: chorus(4, 1, 0.4),
          },
        ],
        effect: bathhouseReverb,
      }),
    ),
    createLoop(
      settings,
      [
        'Nobody Singing',
        'vocal',
        'A synthetic mouth opening slowly on two notes at a time.',
        ['dreamy', 'airy', 'calm', 'wet'],
      ],
      { bars: 2, price: 249 },
      () => ({
        parts: [
          {
            voice: peopleVox,
            events: parseMelody('0:A4:10 0:D4:10 16:F#4:10 16:D5:9'),
            hold: 1,
            effect: bathhouseReverb,
          },
        ],
        effect: filter('high', 160),
      }),
    ),
    createLoop(
      settings,
      [
        'Shoreline',
        'texture',
        'Noise in two slow waves that pass from one side to the other.',
        ['noisy', 'calm', 'wide', 'organic'],
      ],
      { bars: 2, price: 179 },
      () => ({
        parts: [
          createBed(waveNoise, 2, 0),
          createBed(
            createNoiseField({ low: 2200, high: 5200, pace: 0.22, resonance: 0.7 }),
            2,
            -14,
          ),
        ],
        effect: autopan(1, 0.5),
      }),
    ),
    createLoop(
      settings,
      [
        'Tiles',
        'bell',
        'A handful of chimes, far enough apart to hear each one leave.',
        ['glassy', 'calm', 'wet', 'minimal'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          {
            voice: chimeBell,
            events: parseMelody('0:A5:6 6:E5:6 12:F#5:6 18:D5:6 22:A5:4 28:C#5:6'),
            hold: 1,
            effect: chain(echo(0.75, 0.5, 0.4), bathhouseReverb),
          },
        ],
      }),
    ),
    createOneShot(
      settings,
      ['Glass D', 'pad', 'Four seconds of the glass pad.', ['glassy', 'long', 'dreamy']],
      {
        voice: glassyPad,
        note: 'D4',
        gate: 2.4,
        effect: tiledReverb,
        tail: 0.5,
        longest: 4.5,
        price: 129,
      },
    ),
    createOneShot(
      settings,
      ['Water A', 'pad', 'The dark bed on one low note.', ['dark', 'warm', 'long']],
      {
        voice: tidePad,
        note: 'A2',
        gate: 2.4,
        longest: 4.5,
        effect: tiledReverb,
        tail: 0.5,
        price: 129,
      },
    ),
    createOneShot(
      settings,
      ['Mouth F Sharp', 'vocal', 'A vowel from oo to ah.', ['airy', 'dreamy', 'soft', 'wet']],
      {
        voice: peopleVox,
        note: 'F#4',
        gate: 2,
        effect: tiledReverb,
        tail: 0.8,
        longest: 4,
        price: 119,
      },
    ),
    createOneShot(settings, ['Chime A', 'bell', 'The chime alone.', ['glassy', 'clean', 'long']], {
      voice: chimeBell,
      note: 'A5',
      longest: 3.2,
      price: 89,
    }),
    createOneShot(
      settings,
      [
        'Warm Bar D',
        'bell',
        'A metal bar with a slow tremolo, struck softly.',
        ['warm', 'soft', 'metallic'],
      ],
      {
        voice: barMallet,
        note: 'D5',
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Breath E', 'lead', 'A whistle with more breath than tone.', ['airy', 'soft', 'organic']],
      {
        voice: breathLead,
        note: 'E5',
        gate: 1.4,
        effect: tiledReverb,
        tail: 0.8,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      ['Harp B', 'pluck', 'A plucked string in a tiled room.', ['acoustic', 'wet', 'dreamy']],
      {
        voice: harpString,
        note: 'B3',
        gate: 3,
        effect: tiledReverb,
        tail: 0.4,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      [
        'Depth D',
        'bass',
        'A sine on low D that fades for three seconds.',
        ['sub', 'clean', 'long'],
      ],
      {
        voice: depthBass,
        note: 'D2',
        gate: 2.6,
        longest: 3,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      [
        'Soft Skin',
        'percussion',
        'A large drum touched with two fingers.',
        ['soft', 'deep', 'organic'],
      ],
      {
        voice: createSkinDrum({ pitch: 84, bend: 0.08, decay: 0.7, slap: 0.15 }),
        effect: tiledReverb,
        tail: 0.6,
        price: 69,
      },
    ),
    createOneShot(
      settings,
      ['Sand', 'percussion', 'A slow stroke of sand in a tray.', ['soft', 'noisy', 'organic']],
      {
        voice: createShaker({ bright: 3600, length: 0.4, rattle: 0.015 }),
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Drip Field',
        'texture',
        'Three seconds of small drops, each with a pitch of its own.',
        ['organic', 'wet'],
      ],
      { voice: rainDroplets, gate: 3, effect: tiledReverb, tail: 0.6, longest: 3.6, price: 99 },
    ),
    createOneShot(
      settings,
      ['Engine Room', 'texture', 'A low turning drone.', ['dark', 'deep', 'evolving']],
      {
        voice: humDrone,
        gate: 2.4,
        longest: 3.8,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      [
        'Under the Pier',
        'effect',
        'A soft boom, far below, played in reverse.',
        ['deep', 'soft', 'rising'],
      ],
      {
        voice: reverseVoice(createImpact({ boom: 52, crack: 0, decay: 2.4, tone: 900 })),
        price: 99,
      },
    ),
  ],
}
