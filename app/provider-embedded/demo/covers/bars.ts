import { pick, round } from './choice.ts'
import type { Drawing } from './draw-cover.ts'
import { portraitOf, type Portrait } from './portrait.ts'

/** How the bars of a pack stand: from the middle both ways, or from one edge. */
type Stand = 'middle' | 'edge'

/** What turns the colours round where it lies over the bars. */
type Counter = 'disc' | 'half' | 'diamond'

const sheet = 800
const middle = sheet / 2
const barShare = 0.72
const shortest = 0.06

/**
 * The sound as a row of flat bars, low frequencies one way and high ones the other, and one large
 * shape that exchanges both colours; its place follows the brightness of the sound. The loudest
 * moment has a colour of its own.
 */
export function drawBars({ channels, palette, family, member }: Drawing): string {
  const isPack = member === null
  const slices = isPack ? pick([12, 16, 20], family('count')) : pick([6, 7, 9], member('count'))
  const portrait = portraitOf(channels, { slices, audible: isPack ? 0.006 : 0.05 })
  const stand = isPack ? pick<Stand>(['middle', 'edge'], family('stand')) : 'middle'
  const bars = portrait.envelope.map((_, slice) => bar(portrait, slice, stand))
  const counter = pick<Counter>(['disc', 'half', 'diamond'], family('counter'))
  const outline = [...bars, counterShape(counter, portrait, isPack)].join('')
  const loudest = portrait.envelope.indexOf(Math.max(...portrait.envelope))
  const turn = pick([0, 90, 180, 270], family('turn'))
  return [
    `<g transform="rotate(${turn} ${middle} ${middle})">`,
    `<path fill="${palette.figure}" fill-rule="evenodd" d="${outline}"/>`,
    palette.accent === palette.figure
      ? ''
      : `<path fill="${palette.accent}" d="${bars[loudest] ?? ''}"/>`,
    '</g>',
  ].join('')
}

function bar(portrait: Portrait, slice: number, stand: Stand): string {
  const slot = sheet / portrait.envelope.length
  const left = (slice + (1 - barShare) / 2) * slot
  const width = slot * barShare
  if (stand === 'edge') {
    const height = sheet * (0.12 + 0.82 * spread(portrait.envelope, slice))
    return box(left, sheet - height, width, height)
  }
  const up = middle * reach(portrait, slice, portrait.bands.slice(0, 3))
  const down = middle * reach(portrait, slice, portrait.bands.slice(3))
  return box(left, middle - up, width, up + down)
}

/** How far a bar goes, 0 to 1: its strongest band, weighted by how loud the moment is. */
function reach(portrait: Portrait, slice: number, bands: Portrait['bands']): number {
  const strongest = Math.max(...bands.map((band) => band[slice] ?? 0))
  return Math.max(shortest, 0.94 * strongest * (0.25 + 0.75 * spread(portrait.envelope, slice)))
}

/** A level stretched over the whole range between the quietest moment and the loudest. */
function spread(levels: readonly number[], slice: number): number {
  const least = Math.min(...levels) * 0.9
  const most = Math.max(...levels)
  return most === least ? 0 : ((levels[slice] ?? 0) - least) / (most - least)
}

function counterShape(counter: Counter, portrait: Portrait, isPack: boolean): string {
  const size = isPack ? 280 : 230
  const x = round(sheet * (0.25 + 0.5 * portrait.brightness))
  if (counter === 'half') {
    const slot = sheet / portrait.envelope.length
    return box(0, 0, Math.round(x / slot) * slot, sheet)
  }
  if (counter === 'diamond') {
    const half = round(size * 1.2)
    return `M${x} ${middle - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`
  }
  const arc = `a${size} ${size} 0 1 0`
  return `M${round(x - size)} ${middle}${arc} ${size * 2} 0${arc} ${-size * 2} 0z`
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}
