import { getTintStyle } from '#app/ui/tint.ts'
import { toLevels } from '#app/ui/waveform-path.ts'
import { getInitials } from './artist-cards.ts'

interface ArtistPortraitProps {
  readonly artist: {
    readonly name: string
    readonly colors: readonly [string, string] | null
    readonly peaks: string | null
    /** The URL of the label's picture, shown instead of a drawing. */
    readonly portraitUrl?: string | null
  }
  /** The language of the initials, if it differs from that of the surrounding element. */
  readonly lang?: string
  /** Sets the two colors. */
  readonly className?: string
}

/**
 * A round artist portrait: the label's picture, or the initials in a ring drawn from a waveform.
 * Decorative, because it is always shown next to the artist's name.
 */
export function ArtistPortrait({
  artist,
  lang,
  className = 'bg-tint text-on-tint',
}: ArtistPortraitProps) {
  return (
    <span
      aria-hidden="true"
      lang={lang}
      style={getTintStyle(artist.colors)}
      className={`relative grid aspect-square w-full place-items-center overflow-hidden rounded-full ${className}`}
    >
      {artist.portraitUrl ? (
        <img src={artist.portraitUrl} alt="" className="absolute inset-0 size-full object-cover" />
      ) : (
        <>
          <svg viewBox="0 0 200 200" className="absolute inset-0 size-full">
            <path
              d={drawPortraitPath(artist.peaks, 72)}
              strokeWidth="3.2"
              className="stroke-current"
            />
          </svg>
          <span className="@container grid w-full place-items-center">
            <span className="relative font-display text-monogram leading-none font-extrabold tracking-tighter">
              {getInitials(artist.name)}
            </span>
          </span>
        </>
      )}
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

/** Returns the point at an angle clockwise from the top, rounded to whole numbers. */
function toPoint(radius: number, angle: number): readonly [x: number, y: number] {
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))]
}
