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
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full">
        <path d={drawPortraitPath(artist.peaks, 72)} strokeWidth="1.6" className="stroke-current" />
      </svg>
      <span className="@container grid w-full place-items-center">
        <span className="relative font-display text-monogram leading-none font-extrabold tracking-tighter">
          {artist.initials}
        </span>
      </span>
    </span>
  )
}

/** The inner and outer radius of the ring around the initials, in a 100 × 100 view box. */
const [innerRadius, outerRadius] = [27, 47]

/**
 * Draws a waveform as `rays` radial strokes around a circle. Returns SVG path data for a 100 × 100
 * view box.
 */
function drawPortraitPath(peaks: string | null, rays: number): string {
  return toLevels(peaks, rays)
    .map((level, index) => {
      const angle = (index / rays) * 2 * Math.PI
      const pointAt = (radius: number) =>
        `${roundToTenth(50 + radius * Math.sin(angle))} ${roundToTenth(50 - radius * Math.cos(angle))}`
      return `M${pointAt(innerRadius)}L${pointAt(innerRadius + 1 + level * (outerRadius - innerRadius - 1))}`
    })
    .join('')
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}
