import { z } from 'zod'
import { wireId, wireIdOrNull } from './parts.ts'

/** `{data: …}` with one resource. */
export function single<TData extends z.ZodType>(data: TData) {
  return z.object({ data })
}

const wireMeta = z.object({
  current_page: wireId.refine((page) => page > 0),
  last_page: wireId,
  total: wireIdOrNull,
})

/** `{data: […]}` with items that are validated one by one, see `parseValidItems`. */
export const listed = z.object({ data: z.array(z.unknown()) })

/** The same with pagination in `meta`; without it the list is complete. */
export const paged = listed.extend({
  meta: wireMeta
    .nullish()
    .transform((meta) => meta ?? { current_page: 1, last_page: 1, total: null }),
})

/** A response of which only the status matters. */
export const emptyEnvelope = z.object({})
