import type { Signal } from '../dsp/signal.ts'
import type { CoverStyle } from '../types.ts'
import type { DrawingInput } from './drawing.ts'
import { drawBeams } from './beams.ts'
import { drawColumns } from './columns.ts'
import { drawModules } from './modules.ts'
import { extractFeatures } from './sound-features.ts'
import { drawRectangle, fillPath, canvasSize } from './path.ts'
import { drawPunch } from './punch.ts'
import { drawRings } from './rings.ts'
import { drawSkyline } from './skyline.ts'
import { drawTerrain } from './terrain.ts'

export interface CoverSubject {
  readonly drawingStyle: CoverStyle
  readonly channels: Signal
  /** The product's two colors, as #rrggbb. */
  readonly colors: readonly [string, string]
  /** The tempo of the pack in beats per minute. */
  readonly tempo: number
  /** The root of the pack's key, in semitones above C. */
  readonly root: number
  /** A pack's cover is a crop of a larger drawing; a single sound's cover is one bold shape. */
  readonly isPack: boolean
}

const drawByStyle: Record<CoverStyle, (drawing: DrawingInput) => string> = {
  beams: drawBeams,
  columns: drawColumns,
  modules: drawModules,
  punch: drawPunch,
  rings: drawRings,
  skyline: drawSkyline,
  terrain: drawTerrain,
}

/**
 * The brightness above which the second color is the background, as it is for about half of the
 * sounds.
 */
const brightnessThresholds = { pack: 0.345, single: 0.5 } as const

/** Draws the cover of a sound as an 800 × 800 SVG: flat, without text and deterministic. */
export function drawCover({
  drawingStyle,
  channels,
  colors,
  tempo,
  root,
  isPack,
}: CoverSubject): string {
  const sound = extractFeatures(channels, tempo)
  const hasSwappedColors = sound.brightness > brightnessThresholds[isPack ? 'pack' : 'single']
  const palette = hasSwappedColors
    ? { ground: colors[1], figure: colors[0] }
    : { ground: colors[0], figure: colors[1] }
  const ground = fillPath(palette.ground, drawRectangle(0, 0, canvasSize, canvasSize))
  const figure = drawByStyle[drawingStyle]({ sound, palette, root, isPack })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvasSize} ${canvasSize}">${ground}${figure}</svg>`
}
