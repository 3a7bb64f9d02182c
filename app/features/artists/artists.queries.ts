import { queryOptions } from '@tanstack/react-query'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import { getArtistKey } from './artist-page-data.ts'
import type { ArtistPageData } from './artist-page-data.ts'
import { getArtist } from './artists.functions.ts'

/** Fetches an artist page; throws `notFound()` if there is none. */
export function artistQuery(slug: string) {
  return queryOptions({
    queryKey: getArtistKey(slug),
    queryFn: async (): Promise<ArtistPageData> => unwrapOrThrow(await getArtist({ data: slug })),
  })
}
