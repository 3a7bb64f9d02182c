import { z } from 'zod'
import { wireId, wireStringOrNull } from './parts.ts'

/** A customer's crate; its products are in the order added until the customer reorders them. */
export const wireCrate = z.object({
  id: wireId,
  name: z.string(),
  product_ids: z.array(wireId),
  share_token: wireStringOrNull,
})

/** A customer's favorites and crates, both newest first. */
export const wireFavorites = z.object({
  favorites: z.array(wireId),
  crates: z.array(wireCrate),
})

/** The contents of a shared crate. */
export const wireSharedCrate = z.object({ name: z.string(), product_ids: z.array(wireId) })
