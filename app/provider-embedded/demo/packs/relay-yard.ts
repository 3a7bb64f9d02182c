import { chain, drive, echo, filter, pump, sweep } from '../dsp/effects.ts'
import { reverb } from '../dsp/reverb.ts'
import { bassLine, hits, melody, stabs } from '../music/events.ts'
import { loop, oneShot, type Frame } from '../music/kit.ts'
import type { PackSpec } from '../types.ts'
import { fmBass, subBass } from '../voices/bass.ts'
import { chordOf } from '../voices/chord-of.ts'
import { clap } from '../voices/clap.ts'
import { hat } from '../voices/hat.ts'
import { bell } from '../voices/keys.ts'
import { kick } from '../voices/kick.ts'
import { supersaw } from '../voices/leads.ts'
import { cymbal, rim, skin } from '../voices/percussion.ts'
import { impact, riser } from '../voices/textures.ts'
import { haldenRoe } from './artists.ts'

const frame: Frame = { pack: 'relay-yard', bpm: 132, swing: 0, key: 'F minor' }
const sixteenth = 15 / frame.bpm

const yardKick = kick({
  body: 48,
  sweep: 4,
  bend: 0.07,
  decay: 0.46,
  click: 0.5,
  tone: 2200,
  drive: 4,
})
const thinClap = clap({ centre: 1250, spread: 0.011, decay: 0.22, hands: 4 })
const closedHat = hat({ metal: 0.7, bright: 8200, decay: 0.06, pitch: 540 })
const openHat = hat({ metal: 0.65, bright: 7600, decay: 0.32, pitch: 520 })
const ride = cymbal({ pitch: 620, bright: 5200, decay: 0.9, ping: 0.8 })
const switchRim = rim({ pitch: 1650, decay: 0.05, wood: 0.5 })
const drum = skin({ pitch: 108, bend: 0.5, decay: 0.34, slap: 0.5 })
const wire = fmBass({ ratio: 3, index: 3.2, decay: 0.28, feedback: 0.4 })
const floor = subBass({ knock: 0.2, drive: 2.6, decay: 0.5 })
const stab = chordOf(supersaw({ detune: 14, cutoff: 900, bite: 2.2, release: 0.12 }), [0, 3, 7, 10])
const rail = bell({ ratio: 5, index: 2.4, decay: 1.6, shimmer: 4 })
const hall = reverb({ decay: 1.8, size: 1.1, cutoff: 4200, mix: 0.25 })
const cellar = reverb({ decay: 0.9, size: 1.4, cutoff: 600, mix: 0.8 })

export const relayYard: PackSpec = {
  slug: 'relay-yard',
  name: 'Relay Yard',
  artist: haldenRoe,
  genre: { code: 'techno', label: 'Techno' },
  summary: 'Four-to-the-floor at 132 with a rumbling cellar under it and one stubborn stab.',
  description: [
    'Relay Yard is a toolbox for one long track. A reverberant rumble goes under the kick, ducked so that the beat stays clear; the hats are made of six square waves that agree on nothing.',
    'Everything pitched is in F minor and works over a single chord, so loops can be swapped without thinking about harmony.',
    'The one-shots are the very voices of the loops, rendered dry, for those who would rather write their own bar.',
  ],
  priceCents: 1900,
  releasedAt: '2025-05-22',
  bpm: frame.bpm,
  key: frame.key,
  colors: ['#17364f', '#6ff0a2'],
  cover: 'punch',
  sounds: [
    loop(
      frame,
      [
        'Main Switch',
        'drums',
        'Kick, clap and open hat in the plainest order, with a rim that shifts in the second bar.',
      ],
      2,
      () => ({
        parts: [
          { voice: yardKick, events: hits('X...X...X...X...'.repeat(2)) },
          { voice: thinClap, events: hits('....x.......x...'.repeat(2)), level: -6 },
          { voice: openHat, events: hits('..x...x...x...x.'.repeat(2)), level: -11 },
          { voice: closedHat, events: hits('o.,oo.,oo.,oo.,o'.repeat(2)), level: -13, pan: 0.2 },
          {
            voice: switchRim,
            events: hits('...x......x..o.....x......x..x..'),
            level: -12,
            pan: -0.35,
          },
        ],
      }),
    ),
    loop(
      frame,
      ['Top Rail', 'hat', 'Hats and ride alone, for laying over another kick.'],
      2,
      () => ({
        parts: [
          { voice: closedHat, events: hits('x,o,x,o,x,o,x,oo'.repeat(2)), level: -2, pan: 0.15 },
          { voice: openHat, events: hits('..X...X...X...X.'.repeat(2)), level: -3 },
          { voice: ride, events: hits('x...x...x...x...'.repeat(2)), level: -10 },
        ],
      }),
    ),
    loop(
      frame,
      [
        'Cellar Rumble',
        'bass',
        'A struck sine sent through a dark room, then ducked on every beat: low, continuous, on F.',
      ],
      2,
      () => ({
        parts: [
          {
            voice: floor,
            events: bassLine('Fm Fm', 16, '..11..11..11..13', 29),
            effect: chain(cellar, filter('low', 260), drive(2.2)),
          },
        ],
        effect: pump(8, 0.6, 0.2),
      }),
    ),
    loop(
      frame,
      [
        'Wire Figure',
        'bass',
        'A metallic bass figure on F that steps down to E flat in its last bar.',
      ],
      4,
      () => ({
        parts: [
          { voice: wire, events: bassLine('Fm Fm Fm Eb', 16, '1..1..7.1..8..1.', 29), hold: 0.7 },
        ],
        effect: chain(sweep(900, 5200, 1, 1.1), drive(1.8)),
      }),
    ),
    loop(
      frame,
      [
        'Last Departure',
        'chords',
        'One F minor stab in a dotted echo; the filter opens and shuts over four bars.',
      ],
      4,
      () => ({
        parts: [
          {
            voice: stab,
            events: melody('0:F3:2 6:F3:1 14:F3:2 22:F3:1 32:F3:2 38:F3:1 46:Eb3:2 54:F3:1'),
            effect: chain(sweep(700, 4200, 1, 1.2), echo(sixteenth * 3, 0.55, 0.5), hall),
          },
        ],
      }),
    ),
    loop(
      frame,
      ['Rail Chimes', 'bell', 'Bells on a repeating seven-step phrase against the straight bar.'],
      4,
      () => ({
        parts: [
          {
            voice: rail,
            events: stabs([[77], [77], [72], [75]], 16, 'x......o......x.'),
            hold: 1,
            effect: chain(echo(sixteenth * 6, 0.4, 0.4), hall),
          },
        ],
      }),
    ),
    oneShot(frame, ['Yard Kick', 'kick', 'The kick of the set, saturated until its tail hums.'], {
      voice: yardKick,
      price: 99,
    }),
    oneShot(frame, ['Thin Clap', 'clap', 'Four hands in a concrete corridor.'], {
      voice: thinClap,
      price: 79,
    }),
    oneShot(frame, ['Shut Plate', 'hat', 'A hard closed hat, mostly metal.'], {
      voice: closedHat,
      price: 59,
    }),
    oneShot(frame, ['Open Plate', 'hat', 'The same plate, open for a third of a second.'], {
      voice: openHat,
      price: 59,
    }),
    oneShot(frame, ['Yard Ride', 'hat', 'A ride with a clear ping and a dirty wash.'], {
      voice: ride,
      price: 79,
    }),
    oneShot(frame, ['Relay Click', 'percussion', 'A rim so short it could be a relay closing.'], {
      voice: switchRim,
      price: 49,
    }),
    oneShot(
      frame,
      ['Barrel Tom', 'percussion', 'A low, bending tom struck with the flat of the hand.'],
      { voice: drum, price: 69 },
    ),
    oneShot(frame, ['Wire F', 'bass', 'The metallic bass, one long F.'], {
      voice: wire,
      note: 'F1',
      gate: 0.8,
      price: 99,
    }),
    oneShot(
      frame,
      ['Departure Stab', 'chords', 'F minor seventh from fifty-six saws, closing quickly.'],
      {
        voice: stab,
        chord: { key: 'F minor', at: 'F3' },
        gate: 0.25,
        effect: hall,
        tail: 1.4,
        price: 149,
      },
    ),
    oneShot(frame, ['Rail Bell', 'bell', 'A bell with its fifth partial bent hard.'], {
      voice: rail,
      note: 'F5',
      price: 89,
    }),
    oneShot(frame, ['Shift Change', 'effect', 'Two seconds of rising noise that stops dead.'], {
      voice: riser({ from: 300, to: 6500, tone: 0.5, shake: 0.3 }),
      gate: 2.4,
      price: 99,
    }),
    oneShot(frame, ['Gate Drop', 'effect', 'A blow on a steel gate and the yard after it.'], {
      voice: impact({ boom: 41, crack: 1.6, decay: 1.5, tone: 900 }),
      price: 119,
    }),
  ],
}
