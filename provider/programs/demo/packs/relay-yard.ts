import { relayYardTexts } from '../texts/relay-yard.ts'
import { chain, drive, echo, filter, pump, sweep } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { createBassLine, parseHits, parseMelody, createStabs } from '../music/events.ts'
import { createLoop, createOneShot, type PackSettings } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { createFmBass, createSubBass } from '../voices/bass.ts'
import { createChordVoice } from '../voices/chord-voice.ts'
import { createClap } from '../voices/clap.ts'
import { createHat } from '../voices/hat.ts'
import { createBell } from '../voices/keys.ts'
import { createKick } from '../voices/kick.ts'
import { createSupersaw } from '../voices/leads.ts'
import { createCymbal, createRim, createSkinDrum } from '../voices/percussion.ts'
import { createImpact, createRiser } from '../voices/textures.ts'
import { haldenRoe } from './artists.ts'

const settings: PackSettings = { pack: 'relay-yard', bpm: 132, swing: 0, key: 'F minor' }
const sixteenthSeconds = 15 / settings.bpm

const yardKick = createKick({
  body: 48,
  sweep: 4,
  bend: 0.07,
  decay: 0.46,
  click: 0.5,
  tone: 2200,
  drive: 4,
})
const thinClap = createClap({ centre: 1250, spread: 0.011, decay: 0.22, hands: 4 })
const closedHat = createHat({ metal: 0.7, bright: 8200, decay: 0.06, pitch: 540 })
const openHat = createHat({ metal: 0.65, bright: 7600, decay: 0.32, pitch: 520 })
const ride = createCymbal({ pitch: 620, bright: 5200, decay: 0.9, ping: 0.8 })
const switchRim = createRim({ pitch: 1650, decay: 0.05, wood: 0.5 })
const yardTom = createSkinDrum({ pitch: 108, bend: 0.5, decay: 0.34, slap: 0.5 })
const wireBass = createFmBass({ ratio: 3, index: 3.2, decay: 0.28, feedback: 0.4 })
const floorBass = createSubBass({ knock: 0.2, drive: 2.6, decay: 0.5 })
const stabSaw = createChordVoice(
  createSupersaw({ detune: 14, cutoff: 900, bite: 2.2, release: 0.12 }),
  [0, 3, 7, 10],
)
const railBell = createBell({ ratio: 5, index: 2.4, decay: 1.6, shimmer: 4 })
const hallReverb = reverb({ decay: 1.8, size: 1.1, cutoff: 4200, mix: 0.25 })
const cellarReverb = reverb({ decay: 0.9, size: 1.4, cutoff: 600, mix: 0.8 })

export const relayYard: PackSpec = {
  slug: 'relay-yard',
  name: 'Relay Yard',
  artist: haldenRoe,
  genre: { code: 'techno', label: 'Techno' },
  summary: 'Four-on-the-floor at 132 BPM with a rumbling cellar under it and one stubborn stab.',
  description: [
    'Relay Yard is a toolbox for one long track. A reverberant rumble goes under the kick, ducked so that the beat stays clear; the hats are made of six square waves that agree on nothing.',
    'Everything pitched is in F minor and works over a single chord, so loops can be swapped without thinking about harmony.',
    'The one-shots are the very voices of the loops, rendered dry, for those who would rather write their own bar.',
  ],
  translations: relayYardTexts,
  priceCents: 1700,
  releasedAt: '2025-05-22',
  bpm: settings.bpm,
  key: settings.key,
  colors: ['#17364f', '#6ff0a2'],
  cover: 'punch',
  sounds: [
    createLoop(
      settings,
      [
        'Main Switch',
        'drums',
        'Kick, clap and open hat in the plainest order, with a rim that shifts in the second bar.',
        ['driving', 'hard', 'punchy'],
      ],
      { bars: 2, price: 229 },
      () => ({
        parts: [
          { voice: yardKick, events: parseHits('X...X...X...X...'.repeat(2)) },
          { voice: thinClap, events: parseHits('....x.......x...'.repeat(2)), level: -6 },
          { voice: openHat, events: parseHits('..x...x...x...x.'.repeat(2)), level: -11 },
          {
            voice: closedHat,
            events: parseHits('o.,oo.,oo.,oo.,o'.repeat(2)),
            level: -13,
            pan: 0.2,
          },
          {
            voice: switchRim,
            events: parseHits('...x......x..o.....x......x..x..'),
            level: -12,
            pan: -0.35,
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Top Rail',
        'hat',
        'Hats and ride alone, for laying over another kick.',
        ['metallic', 'bright', 'driving'],
      ],
      { bars: 2, price: 199 },
      () => ({
        parts: [
          {
            voice: closedHat,
            events: parseHits('x,o,x,o,x,o,x,oo'.repeat(2)),
            level: -2,
            pan: 0.15,
          },
          { voice: openHat, events: parseHits('..X...X...X...X.'.repeat(2)), level: -3 },
          { voice: ride, events: parseHits('x...x...x...x...'.repeat(2)), level: -10 },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Cellar Rumble',
        'bass',
        'A struck sine sent through a dark room, then ducked on every beat: low, continuous, on F.',
        ['dark', 'deep', 'rolling', 'pumping'],
      ],
      // Pack only: it is the rumble between the kicks of Main Switch, not a bass line of its own.
      { bars: 2 },
      () => ({
        parts: [
          {
            voice: floorBass,
            events: createBassLine('Fm Fm', 16, '..11..11..11..13', 29),
            effect: chain(cellarReverb, filter('low', 260), drive(2.2)),
          },
        ],
        effect: pump(8, 0.6, 0.2),
      }),
    ),
    createLoop(
      settings,
      [
        'Wire Figure',
        'bass',
        'A metallic bass figure on F that steps down to E flat in its last bar.',
        ['metallic', 'distorted', 'hypnotic', 'syncopated'],
      ],
      { bars: 4, price: 269 },
      () => ({
        parts: [
          {
            voice: wireBass,
            events: createBassLine('Fm Fm Fm Eb', 16, '1..1..7.1..8..1.', 29),
            hold: 0.7,
          },
        ],
        effect: chain(sweep(900, 5200, 1, 1.1), drive(1.8)),
      }),
    ),
    createLoop(
      settings,
      [
        'Last Departure',
        'chords',
        'One F minor stab in a dotted echo; the filter opens and shuts over four bars.',
        ['dark', 'hypnotic', 'wet', 'evolving'],
      ],
      { bars: 4, price: 279 },
      () => ({
        parts: [
          {
            voice: stabSaw,
            events: parseMelody('0:F3:2 6:F3:1 14:F3:2 22:F3:1 32:F3:2 38:F3:1 46:Eb3:2 54:F3:1'),
            effect: chain(
              sweep(700, 4200, 1, 1.2),
              echo(sixteenthSeconds * 3, 0.55, 0.5),
              hallReverb,
            ),
          },
        ],
      }),
    ),
    createLoop(
      settings,
      [
        'Rail Chimes',
        'bell',
        'Bells on a repeating seven-step phrase against the straight bar.',
        ['metallic', 'hypnotic', 'tense', 'wet'],
      ],
      { bars: 4, price: 249 },
      () => ({
        parts: [
          {
            voice: railBell,
            events: createStabs([[77], [77], [72], [75]], 16, 'x......o......x.'),
            hold: 1,
            effect: chain(echo(sixteenthSeconds * 6, 0.4, 0.4), hallReverb),
          },
        ],
      }),
    ),
    createOneShot(
      settings,
      [
        'Yard Kick',
        'kick',
        'The kick of the set, saturated until its tail hums.',
        ['punchy', 'hard', 'distorted'],
      ],
      {
        voice: yardKick,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      ['Thin Clap', 'clap', 'Four hands in a concrete corridor.', ['crisp', 'tight']],
      {
        voice: thinClap,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      ['Shut Plate', 'hat', 'A hard closed hat, mostly metal.', ['metallic', 'hard', 'short']],
      {
        voice: closedHat,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Open Plate',
        'hat',
        'The same plate, open for a third of a second.',
        ['metallic', 'bright'],
      ],
      {
        voice: openHat,
        price: 59,
      },
    ),
    createOneShot(
      settings,
      [
        'Yard Ride',
        'cymbal',
        'A ride with a clear ping and a dirty wash.',
        ['metallic', 'dirty', 'crisp'],
      ],
      {
        voice: ride,
        price: 79,
      },
    ),
    createOneShot(
      settings,
      [
        'Relay Click',
        'percussion',
        'A rim so short it could be a relay closing.',
        ['short', 'dry', 'crisp'],
      ],
      {
        voice: switchRim,
        price: 49,
      },
    ),
    createOneShot(
      settings,
      [
        'Barrel Tom',
        'tom',
        'A low, bending tom struck with the flat of the hand.',
        ['deep', 'organic'],
      ],
      { voice: yardTom, price: 69 },
    ),
    createOneShot(
      settings,
      ['Wire F', 'bass', 'The metallic bass, one long F.', ['metallic', 'dark', 'long']],
      {
        voice: wireBass,
        note: 'F1',
        gate: 0.8,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      [
        'Departure Stab',
        'chords',
        'F minor seventh from fifty-six saws, closing quickly.',
        ['dark', 'wet', 'fat'],
      ],
      {
        voice: stabSaw,
        chord: { key: 'F minor', at: 'F3' },
        gate: 0.25,
        effect: hallReverb,
        tail: 1.4,
        price: 149,
      },
    ),
    createOneShot(
      settings,
      ['Rail Bell', 'bell', 'A bell with its fifth partial bent hard.', ['metallic', 'tense']],
      {
        voice: railBell,
        note: 'F5',
        price: 89,
      },
    ),
    createOneShot(
      settings,
      [
        'Shift Change',
        'effect',
        'Two seconds of rising noise that stops dead.',
        ['rising', 'noisy', 'tense'],
      ],
      {
        voice: createRiser({ from: 300, to: 6500, tone: 0.5, shake: 0.3 }),
        gate: 2.4,
        price: 99,
      },
    ),
    createOneShot(
      settings,
      [
        'Gate Drop',
        'effect',
        'A blow on a steel gate and the yard after it.',
        ['deep', 'metallic', 'hard'],
      ],
      {
        voice: createImpact({ boom: 41, crack: 1.6, decay: 1.5, tone: 900 }),
        price: 119,
      },
    ),
  ],
}
