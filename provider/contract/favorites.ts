import { z } from 'zod'
import { wireId, wireStringOrNull } from './parts.ts'

/** A crate of a customer; its products are in the customer's order, which is that of adding at first. */
export const wireCrate = z.object({
  id: wireId,
  name: z.string(),
  product_ids: z.array(wireId),
  share_token: wireStringOrNull,
})

/** The favorites of a customer, the newest first, and the crates, the newest first. */
export const wireFavorites = z.object({
  favorites: z.array(wireId),
  crates: z.array(wireCrate),
})

/** The content of a shared crate. */
export const wireSharedCrate = z.object({ name: z.string(), product_ids: z.array(wireId) })
