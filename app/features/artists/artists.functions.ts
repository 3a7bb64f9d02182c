import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { toSummaries } from '#app/features/product/product-summaries.ts'
import { buildArtistData } from '#app/features/seo/artist-data.ts'
import { codePattern } from '#provider/contract/codes.ts'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { ArtistDetail } from '#app/provider/types/product.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import type { ArtistList, ArtistPageData } from './artist-page-data.ts'

const slugSchema = z.string().regex(codePattern)

/** The page's maximum number of products by kind. */
const listSizes = { pack: 12, loop: 12, 'one-shot': 24 } as const

/**
 * Returns an artist page; fails with `not-found` if the artist is unknown, has nothing for sale, or
 * the provider has no artists.
 */
export const getArtist = createServerFn({ method: 'GET' })
  .validator(slugSchema)
  .handler(async ({ data: slug }): Promise<Outcome<ArtistPageData>> => {
    const artist = await getProviderClient().artists.get(slug)
    if (!artist.ok) return artist
    const { counts } = artist.value
    const [packs, loops, oneShots] = await Promise.all([
      listProducts(slug, 'pack', counts),
      listProducts(slug, 'loop', counts),
      listProducts(slug, 'one-shot', counts),
    ])
    if (!packs.ok) return packs
    if (!loops.ok) return loops
    if (!oneShots.ok) return oneShots
    const lists = { pack: packs.value, loop: loops.value, 'one-shot': oneShots.value }
    return succeed(toPageData(artist.value, lists))
  })

async function listProducts(
  artist: string,
  kind: ProductKind,
  counts: ArtistDetail['counts'],
): Promise<Outcome<ArtistList>> {
  if (counts[kind] === 0) return succeed({ items: [], total: 0, isTotalCapped: false })
  const outcome = await getProviderClient().products.list({
    kind,
    limit: listSizes[kind],
    sort: 'newest',
    filters: { artist },
  })
  return mapOutcome(outcome, ({ items, total, isTotalCapped }) => ({
    items: toSummaries(items),
    total,
    isTotalCapped,
  }))
}

function toPageData(artist: ArtistDetail, lists: ArtistPageData['lists']): ArtistPageData {
  const { name, nameLocale, textLocale, description, portrait } = artist
  const newest = [...lists.pack.items, ...lists.loop.items, ...lists['one-shot'].items].at(0)
  const { origin } = getRequestScope().app.settings
  return {
    name,
    nameLanguage: nameLocale ?? '',
    textLanguage: textLocale ?? '',
    description,
    portraitUrl: portrait?.url ?? null,
    colors: newest?.colors ?? null,
    peaks: newest?.peaks ?? null,
    lists,
    structuredData: buildArtistData(artist, origin),
  }
}
