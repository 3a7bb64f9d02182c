import { randomFrom, type Random } from '../dsp/random.ts'
import type { Signal } from '../dsp/signal.ts'
import { drawBars } from './bars.ts'
import { paletteOf, type Palette } from './palette.ts'
import { drawRings } from './rings.ts'

/** What a drawing system gets: the sound, its colours and its sources of chance. */
export interface Drawing {
  readonly channels: Signal
  readonly palette: Palette
  /** Chance shared by all covers of a pack, a stream for each purpose. */
  readonly family: (purpose: string) => Random
  /** Chance of this one sound; null when the cover is the pack's. */
  readonly member: ((purpose: string) => Random) | null
}

export interface CoverSubject {
  readonly system: 'rings' | 'bars'
  readonly channels: Signal
  /** The product's pair of colours as #rrggbb. */
  readonly colors: readonly [string, string]
  /** Slug of the pack: its covers are relatives. */
  readonly family: string
  /** Slug of the sound inside the pack; null for the pack's own cover. */
  readonly member: string | null
}

/** Draws a sound as a square SVG picture of 800 by 800: flat, without text, the same each time. */
export function drawCover({ system, channels, colors, family, member }: CoverSubject): string {
  const own = member === null ? null : chance(`${family} ${member}`)
  const isTurned = (own ?? chance(family))('turned')() < (own === null ? 0.5 : 0.35)
  const palette = paletteOf(colors, isTurned)
  const draw = system === 'rings' ? drawRings : drawBars
  const figure = draw({ channels, palette, family: chance(family), member: own })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><path fill="${palette.ground}" d="M0 0h800v800H0z"/>${figure}</svg>`
}

function chance(seed: string): (purpose: string) => Random {
  return (purpose) => randomFrom(`${seed} ${purpose}`)
}
