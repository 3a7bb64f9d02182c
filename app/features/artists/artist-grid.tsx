import { ArtistLink } from '#app/features/product/artist-link.tsx'
import { ArtistPortrait } from './artist-portrait.tsx'
import type { ArtistCard } from './artist-cards.ts'

/** A grid of artists, each linking to the artist's page. */
export function ArtistGrid({ artists }: { readonly artists: readonly ArtistCard[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 mobile-lg:grid-cols-3 tablet:gap-x-6 desktop:grid-cols-4">
      {artists.map((artist) => (
        <li key={artist.id}>
          <ArtistLink
            artist={artist}
            lang={artist.nameLocale ?? 'en'}
            className="grid gap-3 underline-offset-4 hover:underline"
          >
            <ArtistPortrait artist={artist} />
            <span className="font-display text-xl leading-none font-extrabold tracking-tight tablet:text-3xl">
              {artist.name}
            </span>
          </ArtistLink>
        </li>
      ))}
    </ul>
  )
}
