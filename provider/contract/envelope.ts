import { z } from 'zod'
import { wireFlag, wireId, wireIdOrNull } from './parts.ts'

/** Creates the schema of an envelope `{data: …}` with a single resource. */
export function singleEnvelope<TData extends z.ZodType>(data: TData) {
  return z.object({ data })
}

/** The position of a page in a list. */
export const wireMeta = z.object({
  current_page: wireId.refine((page) => page > 0),
  last_page: wireId,
  total: wireIdOrNull,
  /** True if there are more items than `total`; an API extension of the embedded provider. */
  total_is_capped: wireFlag,
})

/** An envelope `{data: […]}` whose items are validated one by one, see `parseValidItems`. */
export const listEnvelope = z.object({ data: z.array(z.unknown()) })

/** A list envelope with pagination in `meta`; without `meta`, the list is complete. */
export const pagedEnvelope = listEnvelope.extend({
  meta: wireMeta
    .nullish()
    .transform(
      (meta) => meta ?? { current_page: 1, last_page: 1, total: null, total_is_capped: false },
    ),
})

/** Any object, for responses where only the status matters. */
export const anyEnvelope = z.object({})
