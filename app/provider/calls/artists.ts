import { wireArtist } from '#provider/contract/artist.ts'
import type { WireArtist } from '#provider/contract/artist.ts'
import { singleEnvelope } from '#provider/contract/envelope.ts'
import { fail, mapOutcome } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { toMediaAddress } from '../media-address.ts'
import { toPlainParagraphs } from '../normalise/plain-text.ts'
import type { MediaBases } from '../media-address.ts'
import type { ArtistDetail } from '../types/product.ts'

const artistResponse = singleEnvelope(wireArtist)

/** Creates the calls for artists. */
export function createArtistCalls(http: HttpClient) {
  return {
    /**
     * Fetches an artist; fails with `not-found` if the slug is unknown, if the artist has nothing
     * on sale, or if the provider has no artists.
     */
    get: (slug: string) => getArtist(http, slug),
  }
}

async function getArtist(http: HttpClient, slug: string): Promise<Outcome<ArtistDetail>> {
  if (!http.capabilities.filters) return fail({ kind: 'not-found' })
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/artists/${encodeURIComponent(slug)}`,
    schema: artistResponse,
    isPublic: true,
  })
  return mapOutcome(outcome, ({ data }) => toArtistDetail(data, http.options))
}

function toArtistDetail(wire: WireArtist, bases: MediaBases): ArtistDetail {
  const portrait = toMediaAddress(wire.portrait_url, bases)
  return {
    id: wire.id,
    slug: wire.slug,
    name: wire.name,
    nameLocale: wire.name_locale,
    description: toPlainParagraphs(wire.description),
    textLocale: wire.text_locale,
    portrait: portrait === null ? null : { url: portrait },
    counts: {
      pack: wire.packs_count ?? 0,
      loop: wire.loops_count ?? 0,
      'one-shot': wire.one_shots_count ?? 0,
    },
  }
}
