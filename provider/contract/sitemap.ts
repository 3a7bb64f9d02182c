import { z } from 'zod'
import { wireId, wireStringOrNull } from './parts.ts'

/**
 * The sitemap is divided into parts by product id: part 1 has the ids up to this one, part 2 those up
 * to twice this one. With the artists, a part has at most twice as many URLs; a sitemap may have
 * 50,000.
 */
export const sitemapPartSize = 10_000

/** The number of a part that has products; an API extension of the embedded provider. */
export const wireSitemapPart = wireId.refine((part) => part > 0)

/** A product on sale; `artist` is the slug of its artist, `updated_at` an ISO time. */
export const wireSitemapProduct = z.object({
  id: wireId,
  artist: wireStringOrNull,
  updated_at: wireStringOrNull,
})

export type WireSitemapProduct = z.infer<typeof wireSitemapProduct>
