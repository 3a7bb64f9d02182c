import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Artist } from '#app/provider/types/product.ts'

interface ArtistLinkProps {
  readonly artist: Pick<Artist, 'name' | 'slug'>
  readonly lang?: string | undefined
  readonly className?: string
  /** Defaults to the artist's name. */
  readonly children?: ReactNode
}

/** A link to an artist's page; plain text if the provider has no artist pages. */
export function ArtistLink({ artist, children = artist.name, ...rest }: ArtistLinkProps) {
  return artist.slug === null ? (
    <span {...rest}>{children}</span>
  ) : (
    <Link to="/artists/$slug" params={{ slug: artist.slug }} {...rest}>
      {children}
    </Link>
  )
}
