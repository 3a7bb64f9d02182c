import { z } from 'zod'
import { wireIdOrNull } from './parts.ts'

/** `{data: …}` around one thing. */
export function single<TData extends z.ZodType>(data: TData) {
  return z.object({ data })
}

/** `{data: […], meta: {…}}` around one page of things. */
export function paged<TItem extends z.ZodType>(item: TItem) {
  return z.object({
    data: z.array(item),
    meta: z.object({
      current_page: z.number().int().positive(),
      last_page: z.number().int().nonnegative(),
      total: wireIdOrNull,
    }),
  })
}

/** An answer of which only the success matters. */
export const acknowledged = z.object({})
