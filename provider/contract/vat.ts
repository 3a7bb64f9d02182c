import { orNull, wireNumberOrNull, wireStringOrNull } from './parts.ts'
import { z } from 'zod'

/** The VAT of a cart or an order; a vanilla provider sends none of these fields. */
export const wireVatParts = {
  vat_mode: orNull(z.enum(['none', 'home', 'oss'])),
  vat_country: wireStringOrNull,
  vat_percent: wireNumberOrNull,
}
