import { ferrousTexts } from '../texts/ferrous.ts'
import { autopan, chain, drive, echo, filter, sweep } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { createBed } from '../music/beds.ts'
import { createBassLine, parseHits, parseMelody } from '../music/events.ts'
import { createLoop, createOneShot, type PackSettings } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { createAcidBass, createSubBass } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createClap } from '../voices/clap.ts'
import { createHat } from '../voices/hat.ts'
import { createKick } from '../voices/kick.ts'
import { createSupersaw } from '../voices/leads.ts'
import { createDrone, createVox } from '../voices/pads.ts'
import { createCowbell, createCymbal, createRim } from '../voices/percussion.ts'
import { createSnare } from '../voices/snare.ts'
import { createImpact, createNoiseField, createRiser, createZap } from '../voices/textures.ts'
import { haldenRoe } from './artists.ts'

const settings: PackSettings = { pack: 'ferrous', bpm: 136, swing: 0, key: 'A minor' }
const sixteenthSeconds = 15 / settings.bpm

const ironKick = createKick({
  body: 50,
  sweep: 5.5,
  bend: 0.05,
  decay: 0.52,
  click: 0.35,
  tone: 1800,
  drive: 7,
})
const rustClap = createClap({ centre: 950, spread: 0.015, decay: 0.36, hands: 5 })
const foilHat = createHat({ metal: 0.95, bright: 6400, decay: 0.055, pitch: 800 })
const foilOpenHat = createHat({ metal: 0.92, bright: 5600, decay: 0.28, pitch: 820 })
const spokesRide = createCymbal({ pitch: 900, bright: 8200, decay: 1.1, ping: 1.6 })
const machineSnare = createSnare({
  body: 240,
  tone: 0.35,
  wires: 1,
  bright: 5600,
  decay: 0.3,
  drive: 4,
})
const anvilCowbell = createCowbell({ pitch: 1180, decay: 0.34 })
const sparkRim = createRim({ pitch: 3100, decay: 0.03, wood: 0.3 })
const silverBass = createAcidBass({
  wave: 'saw',
  cutoff: 340,
  sweep: 3.6,
  resonance: 6,
  drive: 3.2,
})
const silverSquareBass = createAcidBass({
  wave: 'square',
  cutoff: 300,
  sweep: 3.2,
  resonance: 9,
  drive: 2.4,
})
const pressBass = createSubBass({ knock: 2.2, drive: 5, decay: 0.4 })
const hooverStab = createChordVoice(
  createSupersaw({ detune: 44, cutoff: 2200, bite: 1, release: 0.18 }),
  [-12, 0, 7],
)
const factoryDrone = createDrone({ attack: 0.3, release: 0.6, ratio: 1.5, index: 5, pace: 0.9 })
const chantVox = createVox({ attack: 0.003, release: 0.12, from: 'ee', to: 'oh' })
const worksReverb = reverb({ decay: 1.4, size: 1.5, cutoff: 3000, mix: 0.22 })

export const ferrous: PackSpec = {
  slug: 'ferrous',
  name: 'Ferrous',
  artist: haldenRoe,
  genre: { code: 'techno', label: 'Techno' },
  summary: 'Acid at 136 BPM: two resonant lines, an overdriven kick and assorted scrap iron.',
  description: [
    'For Ferrous, Halden Roe allowed himself one oscillator to a line, and turned up its filter. The two acid lines leave their gaps in different places; run them together and they argue.',
    'The drums are driven until they flatten, and the hats are squares with almost no noise in them. Everything is in A minor, apart from what has no pitch at all.',
  ],
  translations: ferrousTexts,
  priceCents: 1800,
  releasedAt: '2026-04-24',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#7d1128', '#b9cfdb'],
  cover: 'columns',
  sounds: [
    createLoop(
      settings,
      [
        'Hot Shop',
        'drums',
        'An overdriven kick, rusty clap, foil hats and an anvil on the turn.',
        ['hard', 'distorted', 'driving', 'aggressive'],
      ],
      { bars: 2, price: 249 },
      () => ({
        parts: [
          { voice: ironKick, events: parseHits('X...X...X...X...X...X...X...X..x') },
          { voice: rustClap, events: parseHits('....x.......x.......x.......x...'), level: -5 },
          { voice: foilHat, events: parseHits('xoxxxoxxxoxxxoxx'.repeat(2)), level: -14, pan: 0.2 },
          { voice: foilOpenHat, events: parseHits('..X...X...X...X.'.repeat(2)), level: -11 },
          {
            voice: anvilCowbell,
            events: parseHits('.......................x..x.....'),
            level: -10,
            pan: -0.4,
          },
        ],
        effect: drive(1.6),
      }),
    ),
    createLoop(
      settings,
      [
        'Filings',
        'hat',
        'Foil, spokes and sparks: a top line of metal only.',
        ['metallic', 'driving', 'hypnotic'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          { voice: foilHat, events: parseHits('X.xoX.xoX.xoX.xx'.repeat(2)), level: -2, pan: -0.2 },
          {
            voice: spokesRide,
            events: parseHits('..x...x...x...x.'.repeat(2)),
            level: -9,
            pan: 0.2,
          },
          {
            voice: sparkRim,
            events: parseHits('.x..x..x..x..x...x..x..x..x..x..'),
            level: -5,
            pan: 0.45,
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Silver Line',
        'bass',
        'A saw acid line, accents on the off-beats, the filter climbing for four bars.',
        ['acid', 'resonant', 'hypnotic', 'evolving'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: silverBass,
            events: createBassLine('Am Am Am G', 16, '1.181.31.1718.15', 33),
            hold: 0.75,
          },
        ],
        effect: chain(sweep(1400, 8000, 1, 0.9), echo(sixteenthSeconds * 3, 0.25, 0.2)),
      }),
    ),
    createLoop(
      settings,
      [
        'Second Line',
        'bass',
        'The second acid line, on a square wave with longer notes.',
        ['acid', 'distorted', 'resonant'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: silverSquareBass,
            events: createBassLine('Am Am F G', 16, '1--.1-8-..1-5.7.', 33),
            hold: 0.9,
          },
        ],
        effect: chain(drive(1.5), echo(sixteenthSeconds * 6, 0.25, 0.15)),
      }),
    ),
    createLoop(
      settings,
      [
        'Roll Call',
        'vocal',
        'A synthetic shout on the minor third, answered by its own echo.',
        ['tense', 'aggressive', 'wet'],
      ],
      { bars: 4, price: 249 },
      () => ({
        parts: [
          {
            voice: chantVox,
            events: parseMelody(
              '0:A3:2 4:C4:1 10:A3:2 16:A3:1 22:E4:2 32:A3:2 36:D4:1 42:C4:2 46:A3:1',
            ),
            effect: chain(filter('high', 180), echo(sixteenthSeconds * 3, 0.55, 0.5), worksReverb),
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Boiler',
        'texture',
        'A turning drone and the hiss around it, without a beat.',
        ['dark', 'evolving', 'noisy', 'tense'],
      ],
      { bars: 4, price: 199 },
      () => ({
        parts: [
          createBed(factoryDrone, 4, -4, 45),
          createBed(createNoiseField({ low: 900, high: 4200, pace: 0.3, resonance: 1.4 }), 4, -6),
        ],
        effect: autopan(2, 0.35),
      }),
    ),
    createOneShot(
      settings,
      [
        'Iron Kick',
        'kick',
        'A half-second kick driven nearly square.',
        ['distorted', 'hard', 'aggressive'],
      ],
      {
        voice: ironKick,
        price: 99,
      },
    ),
    createOneShot(settings, ['Rust Clap', 'clap', 'Five dull hands.', ['dark', 'dirty', 'wet']], {
      voice: rustClap,
      effect: worksReverb,
      tail: 0.4,
      price: 69,
    }),
    createOneShot(
      settings,
      [
        'Machine Snare',
        'snare',
        'Mostly wires, mostly overload.',
        ['distorted', 'noisy', 'aggressive'],
      ],
      {
        voice: machineSnare,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Foil', 'hat', 'A closed hat with almost no noise in it.', ['metallic', 'short']],
      {
        voice: foilHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Foil Open', 'hat', 'The same squares, left to ring.', ['metallic', 'bright']],
      {
        voice: foilOpenHat,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Anvil',
        'percussion',
        'Two squares a bad fifth apart, high and hard.',
        ['metallic', 'hard', 'detuned'],
      ],
      {
        voice: anvilCowbell,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Spark',
        'percussion',
        'Thirty milliseconds of very small metal.',
        ['short', 'bright', 'digital'],
      ],
      {
        voice: sparkRim,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      ['Silver A', 'bass', 'One accented note of the saw line.', ['acid', 'resonant', 'analog']],
      {
        voice: silverBass,
        note: 'A1',
        gate: 0.5,
        velocity: 1,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      [
        'Silver Square A',
        'bass',
        'The square line, less accented and with a longer tail.',
        ['acid', 'resonant', 'analog'],
      ],
      {
        voice: silverSquareBass,
        note: 'A2',
        gate: 0.9,
        velocity: 0.7,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      ['Press A', 'bass', 'A clipped sub with a hard front.', ['sub', 'distorted', 'hard']],
      {
        voice: pressBass,
        note: 'A1',
        gate: 0.45,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      [
        'Foundry Stab',
        'chords',
        'A wide, detuned fifth with the octave below.',
        ['wide', 'detuned', 'fat'],
      ],
      {
        voice: hooverStab,
        chord: { key: 'A', at: 'A3' },
        gate: 0.6,
        effect: worksReverb,
        tail: 0.8,
        price: 129,
      },
    ),
    createOneShot(
      settings,
      ['Boiler Tone', 'texture', 'Three seconds of the drone alone.', ['dark', 'evolving']],
      {
        voice: factoryDrone,
        gate: 2.6,
        price: 89,
      },
    ),
    createOneShot(
      settings,
      ['Trip Hammer', 'effect', 'One blow, dry.', ['hard', 'dry', 'punchy']],
      {
        voice: createImpact({ boom: 96, crack: 2.4, decay: 0.5, tone: 3000 }),
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Arc', 'effect', 'An electric zap with dust in it.', ['gritty', 'falling', 'digital']],
      {
        voice: createZap({ from: 4200, to: 90, time: 0.5, grit: 0.9 }),
        price: 59,
      },
    ),
    createOneShot(
      settings,
      ['Pressure', 'effect', 'A tonal riser of three seconds.', ['rising', 'tense']],
      {
        voice: createRiser({ from: 90, to: 2000, tone: 2, shake: 0.15 }),
        gate: 3,
        price: 89,
      },
    ),
  ],
}
