import { z } from 'zod'
import { listOrNull, wireId } from './parts.ts'
import { productKinds } from './product-kinds.ts'

const wireSuggestedProduct = z.object({
  id: wireId,
  name: z.string(),
  kind: z.enum(productKinds),
  artist: z.string(),
})

/** The suggestions for a search text; an API extension of the embedded provider. */
export const wireSuggestions = z.object({
  sounds: listOrNull(wireSuggestedProduct),
  packs: listOrNull(wireSuggestedProduct),
  artists: listOrNull(z.object({ id: wireId, slug: z.string(), name: z.string() })),
  filters: listOrNull(
    z.object({
      facet: z.enum(['kind', 'genre', 'instrument', 'tag', 'key', 'bpm']),
      value: z.string(),
      label: z.string(),
      count: z.number(),
      words: z.string(),
    }),
  ),
  /** The products that answer the text best; sounds if not sent. */
  first: z.enum(['sounds', 'packs']).nullish(),
})
