import { z } from 'zod'
import { wireId, wireStringOrNull } from './parts.ts'

/**
 * The products of a shop are in the parts of its sitemap by id: part 1 has those up to this id, part
 * 2 those up to its double. With artists, a part has at most twice as many URLs, of the 50,000 that
 * a sitemap may have.
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
