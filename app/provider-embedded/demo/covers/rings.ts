import { pick, round } from './choice.ts'
import type { Palette } from './palette.ts'
import { portraitOf } from './portrait.ts'
import type { Drawing } from './draw-cover.ts'

/** Where the rings lie on the 800 × 800 sheet; a pack's bleed off it, a single sound's are whole. */
interface Composition {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const packCompositions: readonly Composition[] = [
  { x: 400, y: 400, radius: 520 },
  { x: 800, y: 800, radius: 980 },
  { x: 400, y: 800, radius: 760 },
  { x: 0, y: 400, radius: 800 },
  { x: 250, y: 250, radius: 760 },
  { x: 0, y: 0, radius: 980 },
]
const single: Composition = { x: 400, y: 400, radius: 376 }
/** Widths of the four strengths of a band, as shares of its ring; the last all but meets the next. */
const widths = [0.06, 0.3, 0.6, 0.92] as const

/**
 * A round score: each ring is a band of the sound from bass (inside) to treble, once around is once
 * through the sound, and the stronger the band the wider its arc.
 */
export function drawRings({ channels, palette, family, member }: Drawing): string {
  const composition = member === null ? pick(packCompositions, family('composition')) : single
  const slices = member === null ? pick([48, 64], family('slices')) : 36
  const { bands } = portraitOf(channels, { slices, audible: member === null ? 0.006 : 0.04 })
  const rows = member === null ? bands : joinPairs(bands)
  const core = composition.radius * (member === null ? 0.16 : 0.22)
  const step = (composition.radius - core) / rows.length
  const accent = Math.floor((member ?? family)('accent')() * rows.length)
  const turn = Math.floor((member ?? family)('turn')() * 8) * 45
  const rings = rows.map((levels, index) =>
    ring(levels, {
      radius: core + (index + 0.5) * step,
      step,
      color: index === accent ? palette.accent : palette.figure,
    }),
  )
  const { x, y } = composition
  const disc = `<circle r="${round(core - step * 0.14)}" fill="${coreColor(palette, accent)}"/>`
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none">${disc}${rings.join('')}</g>`
}

function coreColor(palette: Palette, accent: number): string {
  return accent === 0 ? palette.figure : palette.accent
}

function joinPairs(bands: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return [0, 2, 4].map((index) =>
    (bands[index] ?? []).map((level, slice) => Math.max(level, bands[index + 1]?.[slice] ?? 0)),
  )
}

function ring(
  levels: readonly number[],
  { radius, step, color }: { radius: number; step: number; color: string },
): string {
  const strengths = levels.map((level) => Math.min(3, Math.floor(level ** 1.4 * 4.2)))
  // A wide arc lies on the narrow ones, so that no gap shows where they meet.
  const circles = widths.map((width, strength) => {
    const dashes = dashesOf(strengths.map((own) => own >= strength))
    if (dashes === null) return ''
    return `<circle r="${round(radius)}" stroke-width="${round(step * width)}" pathLength="${levels.length}"${dashes}/>`
  })
  return `<g stroke="${color}">${circles.join('')}</g>`
}

/** Dashes that are drawn where it is true; nothing where all is, null where none is. */
function dashesOf(drawn: readonly boolean[]): string | null {
  if (!drawn.includes(true)) return null
  if (!drawn.includes(false)) return ''
  const runs: number[] = []
  let current = true
  let length = 0
  for (const isDrawn of drawn) {
    if (isDrawn !== current) {
      runs.push(length)
      current = isDrawn
      length = 0
    }
    length += 1
  }
  runs.push(length)
  if (current) runs.push(0)
  return ` stroke-dasharray="${runs.join(' ')}"`
}
