import { z } from 'zod'
import { orNull, wireDate, wireId, wireIdOrNull } from './parts.ts'
import { productKinds } from './product-kinds.ts'

/** What anybody with the code of a license certificate may know of it. */
export const wireCheckedCertificate = z.object({
  code: z.string().min(1).max(100),
  /** `refunded` if the license has ended with the refund of the purchase. */
  state: z.enum(['valid', 'refunded']),
  /** The name of the licensed product. */
  work: z.string(),
  product_id: wireIdOrNull,
  kind: orNull(z.enum(productKinds)),
  licensor: z.string(),
  licensed_at: wireDate,
})

/** A customer's own license certificate; an API extension of the embedded provider. */
export const wireCertificate = wireCheckedCertificate.extend({
  licensee: z.string(),
  seller: z.string(),
  order_id: wireId,
  /** The license that was shown with the order, as Markdown; null if none was. */
  scope: orNull(z.object({ locale: z.string(), markdown: z.string() })),
})

/** The code of the certificate for a line of an order. */
export const wireCertificateCode = z.object({
  product_id: wireId,
  code: z.string().min(1).max(100),
})
