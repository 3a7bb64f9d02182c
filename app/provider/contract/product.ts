import { z } from 'zod'
import {
  listOrNull,
  orNull,
  wireAmountOrNull,
  wireFlag,
  wireId,
  wireIdOrNull,
  wireNumber,
  wireText,
} from './parts.ts'

const wireImage = z.object({
  large_image_url: wireText,
  medium_image_url: wireText,
  original_image_url: wireText,
  small_image_url: wireText,
})

const wirePrice = z.object({ price: wireAmountOrNull, formatted_price: wireText })

const wireLink = z.object({ id: wireId, sample_download_url: wireText })

const wireSample = z.object({ download_url: wireText })

const audioFields = {
  instrument: wireText,
  bpm: wireNumber,
  key: wireText,
  duration: wireNumber,
  peaks: wireText,
  preview_url: wireText,
}

/** A sound in a pack; an API extension of the embedded provider. */
const wireSound = z.object({
  id: wireId,
  name: z.string(),
  kind: orNull(z.enum(['loop', 'one-shot'])),
  product_id: wireIdOrNull,
  ...audioFields,
})

export type WireSound = z.output<typeof wireSound>

/**
 * A product in either of the shapes that providers send: in full, or as a card in the list of
 * related products.
 */
export const wireProduct = z.object({
  id: wireId,
  name: z.string(),
  type: wireText,
  description: wireText,
  short_description: wireText,
  price: wireAmountOrNull,
  formatted_price: wireText,
  regular_price: wireAmountOrNull,
  prices: orNull(z.object({ regular: orNull(wirePrice), final: orNull(wirePrice) })),
  min_price: wireText,
  base_image: orNull(wireImage),
  downloadable_links: listOrNull(wireLink),
  downloadable_samples: listOrNull(wireSample),
  kind: orNull(z.enum(['pack', 'one-shot'])),
  genre: wireText,
  genre_code: wireText,
  artist: orNull(
    z.object({ id: wireId, name: z.string(), slug: z.string(), description: wireText }),
  ),
  ...audioFields,
  preview_duration: wireNumber,
  cover_url: wireText,
  cover_colors: orNull(z.tuple([z.string(), z.string()])),
  pack: orNull(z.object({ id: wireId, name: z.string() })),
  sounds_count: wireNumber,
  sounds: listOrNull(wireSound),
  is_owned: wireFlag,
})

export type WireProduct = z.output<typeof wireProduct>

const wireOption = z.object({ value: z.string(), label: z.string(), count: z.number() })
const wireRange = z.object({ min: z.number(), max: z.number() })

/** The facets of a product list; an API extension of the embedded provider. */
export const wireFacets = orNull(
  z.object({
    genre: listOrNull(wireOption),
    instrument: listOrNull(wireOption),
    key: listOrNull(wireOption),
    bpm: orNull(wireRange),
    length: orNull(wireRange),
    price: orNull(wireRange),
  }),
)

export type WireFacets = z.output<typeof wireFacets>
