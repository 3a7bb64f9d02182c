import { z } from 'zod'
import { listOrNull, wireId } from './parts.ts'

const wireSuggestedProduct = z.object({
  id: wireId,
  name: z.string(),
  kind: z.enum(['pack', 'loop', 'one-shot']),
  artist: z.string(),
})

/** What a search text might become; an API extension of the embedded provider. */
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
})
