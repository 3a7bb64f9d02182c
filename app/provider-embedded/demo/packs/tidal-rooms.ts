import { autopan, chain, chorus, echo, filter } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { bed } from '../music/beds.ts'
import { held, melody } from '../music/events.ts'
import { voiced } from '../music/harmony.ts'
import { loop, oneShot, type Frame } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { subBass } from '../voices/bass.ts'
import { bell, string } from '../voices/keys.ts'
import { whistle } from '../voices/leads.ts'
import { drone, glassPad, vox, warmPad } from '../voices/pads.ts'
import { mallet, shaker, skin } from '../voices/percussion.ts'
import { droplets, impact, noiseField, reversed } from '../voices/textures.ts'
import { vesnaLark } from './artists.ts'

const frame: Frame = { pack: 'tidal-rooms', bpm: 60, swing: 0, key: 'D major' }
const chords = 'Dmaj9 Bm11'

const glass = glassPad({ attack: 1.2, release: 2, partials: [1, 2, 3, 5, 7], pace: 0.3 })
const tide = warmPad({ attack: 1.4, release: 2, cutoff: 700, detune: 6, motion: 0.5 })
const people = vox({ attack: 0.9, release: 1.4, from: 'oo', to: 'ah' })
const chime = bell({ ratio: 3, index: 0.9, decay: 3.2, shimmer: 3 })
const bar = mallet({ ratios: [1, 4, 9.2], decay: 1.6, hardness: 0.3, tremolo: 0.35 })
const breathLead = whistle({ breath: 0.4, vibrato: 0.16 })
const harp = string({ decay: 3, damping: 0.35, pick: 3400 })
const depth = subBass({ knock: 0, drive: 1.1, decay: 6 })
const waves = noiseField({ low: 260, high: 1500, pace: 0.14, resonance: 0.9 })
const rain = droplets({ rate: 22, low: 1600, high: 5200, ring: 0.06 })
const hum = drone({ attack: 0.9, release: 1.4, ratio: 1, index: 1.6, pace: 0.21 })
const bathhouse = reverb({ decay: 3.4, size: 1.5, cutoff: 4200, mix: 0.45 })
const tiled = reverb({ decay: 1.8, size: 0.9, cutoff: 6000, mix: 0.3 })

export const tidalRooms: PackSpec = {
  slug: 'tidal-rooms',
  name: 'Tidal Rooms',
  artist: vesnaLark,
  genre: { code: 'ambient', label: 'Ambient' },
  summary: 'Slow glass, soft voices and moving water in D major, with no drums to speak of.',
  description: [
    'Tidal Rooms is made from very little: five partials that fade at their own pace, a mouth without a singer, noise that comes and goes like a shoreline. Each loop lasts eight seconds and has no audible beginning; its reverberation runs round the seam.',
    'The two chords share D and E and disagree about little else. That is deliberate: the loops can be laid over one another out of step.',
  ],
  priceCents: 1600,
  releasedAt: '2025-11-28',
  bpm: frame.bpm,
  key: frame.key,
  colors: ['#0a5c74', '#f1dfba'],
  cover: 'terrain',
  sounds: [
    loop(
      frame,
      ['Glass Room', 'pad', 'Clear partials that brighten and dim one after another.'],
      2,
      () => ({
        parts: [
          { voice: glass, events: held(voiced(chords, 66, true), 16), hold: 1, effect: bathhouse },
        ],
      }),
    ),
    loop(
      frame,
      ['Slow Water', 'pad', 'A darker bed of saws under the same two chords.'],
      2,
      () => ({
        parts: [
          {
            voice: tide,
            events: held(voiced(chords, 57, true), 16),
            hold: 1,
            effect: chorus(4, 1, 0.4),
          },
        ],
        effect: bathhouse,
      }),
    ),
    loop(
      frame,
      ['Nobody Singing', 'lead', 'A synthetic mouth opening slowly on two notes at a time.'],
      2,
      () => ({
        parts: [
          {
            voice: people,
            events: melody('0:A4:10 0:D4:10 16:F#4:10 16:D5:9'),
            hold: 1,
            effect: bathhouse,
          },
        ],
        effect: filter('high', 160),
      }),
    ),
    loop(
      frame,
      ['Shoreline', 'texture', 'Noise in two slow waves that pass from one side to the other.'],
      2,
      () => ({
        parts: [
          bed(waves, 2, 0),
          bed(noiseField({ low: 2200, high: 5200, pace: 0.22, resonance: 0.7 }), 2, -14),
        ],
        effect: autopan(1, 0.5),
      }),
    ),
    loop(
      frame,
      ['Tiles', 'bell', 'A handful of chimes, far enough apart to hear each one leave.'],
      2,
      () => ({
        parts: [
          {
            voice: chime,
            events: melody('0:A5:6 6:E5:6 12:F#5:6 18:D5:6 22:A5:4 28:C#5:6'),
            hold: 1,
            effect: chain(echo(0.75, 0.5, 0.4), bathhouse),
          },
        ],
      }),
    ),
    oneShot(frame, ['Glass D', 'pad', 'Four seconds of the glass pad.'], {
      voice: glass,
      note: 'D4',
      gate: 2.4,
      effect: tiled,
      tail: 0.5,
      longest: 4.5,
      price: 129,
    }),
    oneShot(frame, ['Water A', 'pad', 'The dark bed on one low note.'], {
      voice: tide,
      note: 'A2',
      gate: 2.4,
      longest: 4.5,
      effect: tiled,
      tail: 0.5,
      price: 129,
    }),
    oneShot(frame, ['Mouth F Sharp', 'lead', 'A vowel from oo to ah.'], {
      voice: people,
      note: 'F#4',
      gate: 2,
      effect: tiled,
      tail: 0.8,
      longest: 4,
      price: 119,
    }),
    oneShot(frame, ['Chime A', 'bell', 'The chime alone.'], {
      voice: chime,
      note: 'A5',
      longest: 3.2,
      price: 89,
    }),
    oneShot(frame, ['Warm Bar D', 'bell', 'A metal bar with a slow tremolo, struck softly.'], {
      voice: bar,
      note: 'D5',
      price: 79,
    }),
    oneShot(frame, ['Breath E', 'lead', 'A whistle with more breath than tone.'], {
      voice: breathLead,
      note: 'E5',
      gate: 1.4,
      effect: tiled,
      tail: 0.8,
      price: 89,
    }),
    oneShot(frame, ['Harp B', 'pluck', 'A plucked string in a tiled room.'], {
      voice: harp,
      note: 'B3',
      gate: 3,
      effect: tiled,
      tail: 0.4,
      price: 89,
    }),
    oneShot(frame, ['Depth D', 'bass', 'A sine on low D that fades for three seconds.'], {
      voice: depth,
      note: 'D2',
      gate: 2.6,
      longest: 3,
      price: 79,
    }),
    oneShot(frame, ['Soft Skin', 'percussion', 'A large drum touched with two fingers.'], {
      voice: skin({ pitch: 84, bend: 0.08, decay: 0.7, slap: 0.15 }),
      effect: tiled,
      tail: 0.6,
      price: 69,
    }),
    oneShot(frame, ['Sand', 'percussion', 'A slow stroke of sand in a tray.'], {
      voice: shaker({ bright: 3600, length: 0.4, rattle: 0.015 }),
      price: 59,
    }),
    oneShot(
      frame,
      ['Drip Field', 'texture', 'Three seconds of small drops, each with a pitch of its own.'],
      { voice: rain, gate: 3, effect: tiled, tail: 0.6, longest: 3.6, price: 99 },
    ),
    oneShot(frame, ['Engine Room', 'texture', 'A low turning drone.'], {
      voice: hum,
      gate: 2.4,
      longest: 3.8,
      price: 99,
    }),
    oneShot(frame, ['Under the Pier', 'effect', 'A soft boom, far below, played in reverse.'], {
      voice: reversed(impact({ boom: 52, crack: 0, decay: 2.4, tone: 900 })),
      price: 99,
    }),
  ],
}
