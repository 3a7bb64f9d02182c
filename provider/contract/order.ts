import { z } from 'zod'
import {
  listOrNull,
  orNull,
  wireAmountOrNull,
  wireDate,
  wireDateOrNull,
  wireFlagOrNull,
  wireId,
  wireIdOrNull,
  wireNumberOrNull,
  wireStringOrNull,
} from './parts.ts'
import { productKinds } from './product-kinds.ts'
import { wireVatParts } from './vat.ts'

/** A downloadable file of an order line. */
export const wirePurchasedLink = z.object({
  id: wireId,
  name: wireStringOrNull,
  file_name: wireStringOrNull,
  product_name: wireStringOrNull,
  status: wireStringOrNull,
  download_url: wireStringOrNull,
  bytes: wireNumberOrNull,
})

/** A line of an order. */
export const wireOrderItem = z.object({
  name: z.string(),
  product_id: wireIdOrNull,
  price: wireAmountOrNull,
  discount_amount: wireAmountOrNull,
  /** The part of the discount of a pack that was paid before, for sounds of it. */
  owned_credit: wireAmountOrNull,
  product_cover_url: wireStringOrNull,
  kind: orNull(z.enum(productKinds)),
  /** Providers up to version 0.2.0 send this alone. */
  is_pack: wireFlagOrNull,
  qty_refunded: wireNumberOrNull,
  tax_percent: wireNumberOrNull,
  downloadable_links: listOrNull(wirePurchasedLink),
})

/** An invoice or a credit note; a vanilla provider has no invoice pages. */
export const wireInvoice = z.object({
  increment_id: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  document_url: z.string(),
})

/** An order; in the response to saving it, amounts that are not set yet are null. */
export const wireOrder = z.object({
  id: wireId,
  increment_id: z.union([z.string(), z.number()]).nullish(),
  status: z.string(),
  created_at: wireDate,
  grand_total: wireAmountOrNull,
  discount_amount: wireAmountOrNull,
  /** The part of the discount that was paid before, for sounds of packs. */
  owned_credit: wireAmountOrNull,
  gift_card_amount: wireAmountOrNull,
  amount_paid: wireAmountOrNull,
  /** The part of `amount_paid` that a card paid for this order alone. */
  card_amount: wireAmountOrNull,
  tax_amount: wireAmountOrNull,
  grand_total_refunded: wireAmountOrNull,
  ...wireVatParts,
  invoices: listOrNull(wireInvoice),
  consent_at: wireDateOrNull,
  /** A ZIP of the files that can be downloaded; null if there are none, or the provider makes none. */
  zip_url: wireStringOrNull,
  items: z.array(wireOrderItem),
})

export type WireOrder = z.output<typeof wireOrder>

/**
 * A saved order or, if it must be paid first, the URL of the provider's payment page (no order
 * exists yet).
 */
export const wireSavedOrder = z.union([
  z.object({ data: z.object({ order: wireOrder }) }),
  z.object({ redirect_url: z.url({ protocol: /^https?$/ }) }),
])

/** A file that a customer owns. */
export const wireOwnedFile = z.object({
  product_id: wireIdOrNull,
  link_id: wireId,
  name: z.string(),
  bytes: wireNumberOrNull,
})

/** All files that a customer owns; an API extension of the embedded provider. */
export const wireLibrary = z.array(wireOwnedFile)

/** The most products whose files are described at once. */
export const maxDescribedFiles = 250

/** A file of a customer's library; an API extension of the embedded provider. */
export const wireLibraryFile = z.object({
  product_id: wireId,
  file_name: z.string(),
  /** The size of its sounds; a ZIP has headers, texts and a cover besides. */
  bytes: wireNumberOrNull,
  /** Of a WAV, in hexadecimal; null for a ZIP, which contains a checksum of each sound. */
  sha256: wireStringOrNull,
  /** The number of the order that paid for it or for its pack. */
  order_id: wireId,
})
