import { Link } from '@tanstack/react-router'
import { getTintStyle } from '#app/ui/tint.ts'
import type { ArtistCard } from './artists.ts'
import { toLevels } from '#app/ui/waveform-path.ts'

/**
 * A grid of artists. Each links to the artist's products and has a portrait drawn from a waveform.
 */
export function ArtistGrid({ artists }: { readonly artists: readonly ArtistCard[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 mobile-lg:grid-cols-3 tablet:gap-x-6 desktop:grid-cols-4">
      {artists.map((artist) => (
        <li key={artist.id}>
          <Link
            to="/catalog"
            search={{ search: artist.name }}
            lang="en"
            className="group grid gap-3 underline-offset-4 hover:underline"
          >
            <Portrait artist={artist} />
            <span className="font-display text-xl leading-none font-extrabold tracking-tight tablet:text-3xl">
              {artist.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Portrait({ artist }: { readonly artist: ArtistCard }) {
  return (
    <span
      aria-hidden="true"
      style={getTintStyle(artist.colors)}
      className="relative grid aspect-square place-items-center overflow-hidden rounded-full bg-tint text-on-tint"
    >
      <svg viewBox="0 0 200 200" className="absolute inset-0 size-full">
        <path d={drawPortraitPath(artist.peaks, 72)} strokeWidth="3.2" className="stroke-current" />
      </svg>
      <span className="@container grid w-full place-items-center">
        <span className="relative font-display text-monogram leading-none font-extrabold tracking-tighter">
          {artist.initials}
        </span>
      </span>
    </span>
  )
}

/** The inner and outer radius of the ring around the initials, in a 200 × 200 view box. */
const [innerRadius, outerRadius] = [54, 94]

/**
 * Draws a waveform as `rays` radial strokes around a circle. Returns SVG path data for a 200 × 200
 * view box, in whole numbers to keep it short.
 */
function drawPortraitPath(peaks: string | null, rays: number): string {
  return toLevels(peaks, rays)
    .map((level, index) => {
      const angle = (index / rays) * 2 * Math.PI
      const length = 2 + level * (outerRadius - innerRadius - 2)
      const [x, y] = toPoint(innerRadius, angle)
      const [endX, endY] = toPoint(innerRadius + length, angle)
      return `M${100 + x} ${100 + y}l${endX - x} ${endY - y}`
    })
    .join('')
}

/** Returns the point at a distance from the center, clockwise from the top, in whole numbers. */
function toPoint(radius: number, angle: number): readonly [x: number, y: number] {
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))]
}
