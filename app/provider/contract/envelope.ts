import { z } from 'zod'
import { wireId, wireIdOrNull } from './parts.ts'

/** `{data: …}` around one thing. */
export function single<TData extends z.ZodType>(data: TData) {
  return z.object({ data })
}

const wireMeta = z.object({
  current_page: wireId.refine((page) => page > 0),
  last_page: wireId,
  total: wireIdOrNull,
})

/** `{data: […]}` around things that are read one by one, see `readableItems`. */
export const listed = z.object({ data: z.array(z.unknown()) })

/** The same with `meta`, one page of many; a host that leaves it out has sent everything. */
export const paged = listed.extend({
  meta: wireMeta
    .nullish()
    .transform((meta) => meta ?? { current_page: 1, last_page: 1, total: null }),
})

/** An answer of which only the success matters. */
export const emptyEnvelope = z.object({})
