import { nightBusTexts } from '../texts/night-bus.ts'
import { chain, chorus, drive, echo, filter } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { createBassLine, parseHits, parseMelody, createStabs } from '../music/events.ts'
import { voiceChords } from '../music/harmony.ts'
import { createLoop, createOneShot, type PackSettings } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { createOrganBass, createReese } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createClap } from '../voices/clap.ts'
import { createHat } from '../voices/hat.ts'
import { createOrgan } from '../voices/keys.ts'
import { createKick } from '../voices/kick.ts'
import { createVox } from '../voices/pads.ts'
import { createCowbell, createRim, createShaker } from '../voices/percussion.ts'
import { createSnare } from '../voices/snare.ts'
import { createDownlifter, createZap } from '../voices/textures.ts'
import { oddParcel } from './artists.ts'

const settings: PackSettings = { pack: 'night-bus', bpm: 133, swing: 0.26, key: 'G minor' }
const chords = 'Gm9 Ebmaj7 Cm9 D7'

const skipKick = createKick({
  body: 62,
  sweep: 2.6,
  bend: 0.05,
  decay: 0.26,
  click: 0.6,
  tone: 1500,
  drive: 2.2,
})
const tightSnare = createSnare({
  body: 225,
  tone: 0.6,
  wires: 0.85,
  bright: 4800,
  decay: 0.17,
  drive: 2.4,
})
const snapClap = createClap({ centre: 1750, spread: 0.007, decay: 0.13, hands: 3 })
const tickHat = createHat({ metal: 0.5, bright: 9200, decay: 0.045, pitch: 610 })
const hissHat = createHat({ metal: 0.35, bright: 7200, decay: 0.22, pitch: 480 })
const stairRim = createRim({ pitch: 1180, decay: 0.045, wood: 0.4 })
const coinShaker = createShaker({ bright: 7400, length: 0.07, rattle: 0.05 })
const bellCowbell = createCowbell({ pitch: 587, decay: 0.2 })
const deckBass = createOrganBass({ second: 0.45, third: 0.3, decay: 0.22, drive: 2 })
const lowReese = createReese({ detune: 16, cutoff: 420, drive: 2.2 })
const clubOrgan = createOrgan({ bars: [0.8, 0.9, 0.5, 0.2, 0, 0.15], click: 0.5, drive: 1.8 })
const choirVox = createVox({ attack: 0.006, release: 0.14, from: 'ah', to: 'oh' })
const boothReverb = reverb({ decay: 0.8, size: 0.6, cutoff: 5200, mix: 0.2 })
const stairwellReverb = reverb({ decay: 1.6, size: 0.9, cutoff: 4200, mix: 0.35 })

export const nightBus: PackSpec = {
  slug: 'night-bus',
  name: 'Night Bus, Upper Deck',
  artist: oddParcel,
  genre: { code: 'garage', label: 'Garage' },
  summary:
    'Skipping two-step at 133 BPM with a wooden organ bass and synthetic syllables cut short.',
  description: [
    'The cousins of Odd Parcel wrote this set on the way home, which may be why nothing lands quite where the schedule says. Every other sixteenth is late by a quarter of its length, the kick leaves out the third beat, and the bass fills the hole.',
    'The organ bass is two drawbars and a knock. The voices are not recordings: a buzzing source through three moving resonances, cut to syllables.',
  ],
  translations: nightBusTexts,
  priceCents: 1600,
  releasedAt: '2025-07-10',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#0b5f49', '#ffb9c9'],
  cover: 'skyline',
  sounds: [
    createLoop(
      settings,
      [
        'Top Step',
        'drums',
        'Two-step drums with a missing third beat and ghost snares in the gaps.',
        ['syncopated', 'swinging', 'bouncy', 'tight'],
      ],
      { bars: 2, price: 229 },
      () => ({
        parts: [
          { voice: skipKick, events: parseHits('X.........x.....X......x..x.....') },
          { voice: tightSnare, events: parseHits('....X..,....X..,....X..,.,..X.,.'), level: -3 },
          { voice: tickHat, events: parseHits('x.xox.xox.xox.xo'.repeat(2)), level: -11, pan: 0.2 },
          {
            voice: hissHat,
            events: parseHits('..x.......x.......x.......x...o.'),
            level: -11,
            pan: -0.15,
          },
          {
            voice: stairRim,
            events: parseHits('...o..x....o..x....o..x..o....x.'),
            level: -10,
            pan: 0.4,
          },
        ],
        effect: drive(1.2),
      }),
    ),
    createLoop(
      settings,
      [
        'Ticket Machine',
        'percussion',
        'Coins, a clap and a cowbell for the top of the beat.',
        ['swinging', 'crisp', 'bright'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          {
            voice: coinShaker,
            events: parseHits('oxoxoxoxoxoxoxox'.repeat(2)),
            level: -2,
            pan: -0.3,
          },
          {
            voice: bellCowbell,
            events: parseHits('...x....x..x.......x....x....x..'),
            level: -8,
            pan: 0.35,
          },
          { voice: snapClap, events: parseHits('....x.......x...'.repeat(2)), level: -4 },
        ],
        effect: boothReverb,
      }),
    ),
    createLoop(
      settings,
      [
        'Back Seat Bass',
        'bass',
        'The organ bass answering the kick through four chords.',
        ['wooden', 'bouncy', 'warm', 'syncopated'],
      ],
      { bars: 4, price: 249 },
      () => ({
        parts: [
          {
            voice: deckBass,
            events: createBassLine(chords, 16, '1--.8..1..5-.7.6', 31),
            hold: 0.85,
          },
        ],
        effect: drive(1.4),
      }),
    ),
    createLoop(
      settings,
      [
        'Request Stop',
        'chords',
        'Organ stabs on the off-beats, voiced close and kept short.',
        ['syncopated', 'bouncy', 'warm'],
      ],
      { bars: 4, price: 259 },
      () => ({
        parts: [
          {
            voice: clubOrgan,
            events: createStabs(voiceChords(chords, 64), 16, '..x-..x...x-.x..'),
            effect: chain(chorus(1.8, 8, 0.35), boothReverb),
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Upper Deck Choir',
        'vocal',
        'Synthetic syllables, pitched and chopped into a call and an answer.',
        ['melodic', 'digital', 'wet'],
      ],
      { bars: 4, price: 279 },
      () => ({
        parts: [
          {
            voice: choirVox,
            events: parseMelody(
              '2:D5:2 6:F5:1 8:D5:3 19:Bb4:2 22:D5:2 26:C5:3 34:D5:2 38:Eb5:1 40:G5:3 51:F5:2 54:D5:2 58:C5:4',
            ),
            effect: chain(filter('high', 220), echo(90 / 133, 0.4, 0.35), stairwellReverb),
          },
        ],
      }),
    ),
    createOneShot(
      settings,
      ['Skip Kick', 'kick', 'A tight kick with a knuckle of click in front.', ['tight', 'punchy']],
      {
        voice: skipKick,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Turnstile Snare', 'snare', 'High, short and wiry.', ['tight', 'crisp', 'short']],
      {
        voice: tightSnare,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Snap Clap', 'clap', 'Three hands that nearly agree.', ['short', 'crisp', 'dry']],
      {
        voice: snapClap,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      ['Tick', 'hat', 'A closed hat of forty-five milliseconds.', ['short', 'crisp']],
      {
        voice: tickHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Door Hiss', 'hat', 'An open hat with more air than plate.', ['airy', 'noisy']],
      {
        voice: hissHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Bell Cup',
        'percussion',
        'A cowbell, small and slightly sour.',
        ['metallic', 'detuned', 'short'],
      ],
      {
        voice: bellCowbell,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Loose Coins',
        'percussion',
        'One shake of something that rattles.',
        ['bright', 'metallic', 'short'],
      ],
      {
        voice: coinShaker,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Deck Bass G', 'bass', 'The wooden organ bass on G.', ['wooden', 'warm']],
      {
        voice: deckBass,
        note: 'G1',
        gate: 0.5,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      [
        'Engine G',
        'bass',
        'Two saws beating against each other over a clean low G.',
        ['analog', 'detuned', 'deep'],
      ],
      { voice: lowReese, note: 'G1', gate: 1.4, price: 109 },
    ),
    createOneShot(
      settings,
      ['Request Chord', 'chords', 'G minor ninth on the organ, struck once.', ['warm', 'vintage']],
      {
        voice: createChordVoice(clubOrgan, [0, 3, 10, 14]),
        chord: { key: 'G minor', at: 'G3' },
        gate: 0.4,
        effect: boothReverb,
        tail: 0.6,
        price: 119,
      },
    ),
    createOneShot(
      settings,
      [
        'Syllable D',
        'vocal',
        'One synthetic syllable, opening from ah to oh.',
        ['digital', 'dreamy', 'wet'],
      ],
      {
        voice: choirVox,
        note: 'D5',
        gate: 0.5,
        effect: stairwellReverb,
        tail: 1,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      [
        'Stop Bell',
        'effect',
        'A falling electronic chirp for the end of a phrase.',
        ['falling', 'digital', 'playful'],
      ],
      {
        voice: createZap({ from: 2600, to: 240, time: 0.28, grit: 0.2 }),
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Down the Stairs',
        'effect',
        'Noise that closes behind you for two seconds.',
        ['falling', 'noisy', 'dark'],
      ],
      {
        voice: createDownlifter({ from: 9000, to: 180, tone: 0.35 }),
        gate: 2.2,
        price: 89,
      },
    ),
  ],
}
