import { z } from 'zod'
import { parseDisplayedMoney } from './money.ts'
import {
  listOrNull,
  orNull,
  wireAmount,
  wireAmountOrNull,
  wireFlag,
  wireFlagOrNull,
  wireId,
  wireIdOrNull,
  wireNumberOrNull,
  wireStringOrNull,
} from './parts.ts'
import { productKinds, soundKinds } from './product-kinds.ts'

/** A picture in four sizes. */
export const wireImage = z.object({
  large_image_url: wireStringOrNull,
  medium_image_url: wireStringOrNull,
  original_image_url: wireStringOrNull,
  small_image_url: wireStringOrNull,
})

const wirePrice = z.object({ price: wireAmountOrNull, formatted_price: wireStringOrNull })

/** A download link. */
export const wireLink = z.object({
  id: wireId,
  /** Added to the price of the product; formatted for display if the link has a sample. */
  price: z.custom<number | string>().nullish().transform(parseDisplayedMoney),
  sample_download_url: wireStringOrNull,
})

/** The preview of a product. */
export const wireSample = z.object({ download_url: wireStringOrNull })

/** The source of an attribute: stated by the label, or measured. */
const wireSourceOrNull = orNull(z.enum(['stated', 'measured']))

const audioFields = {
  instrument: wireStringOrNull,
  bpm: wireNumberOrNull,
  bpm_source: wireSourceOrNull,
  bars: wireNumberOrNull,
  key: wireStringOrNull,
  key_source: wireSourceOrNull,
  /** The MIDI note of a one-shot's root, 60 for middle C. */
  root_note: wireNumberOrNull,
  tags: listOrNull(z.string()),
  format: orNull(
    z.object({
      sample_rate: z.number(),
      bit_depth: z.number(),
      channels: z.number(),
      bytes: z.number(),
    }),
  ),
  loudness: wireNumberOrNull,
  true_peak: wireNumberOrNull,
  preview_loudness: wireNumberOrNull,
  duration: wireNumberOrNull,
  peaks: wireStringOrNull,
  preview_url: wireStringOrNull,
}

/** A sound in a pack; an API extension of the embedded provider. */
export const wireSound = z.object({
  id: wireId,
  name: z.string(),
  kind: orNull(z.enum(soundKinds)),
  product_id: wireIdOrNull,
  pack_only: wireFlag,
  /** How the sound is sold separately; null if it is not. */
  offer: orNull(z.object({ price: wireAmount, links: z.array(wireId), is_owned: wireFlag })),
  ...audioFields,
})

export type WireSound = z.output<typeof wireSound>

/** A product, either in full or as a card in a list of related products. */
export const wireProduct = z.object({
  id: wireId,
  name: z.string(),
  type: wireStringOrNull,
  url_key: wireStringOrNull,
  /** Only cards have this field. */
  is_saleable: wireFlagOrNull,
  description: wireStringOrNull,
  short_description: wireStringOrNull,
  price: wireAmountOrNull,
  formatted_price: wireStringOrNull,
  regular_price: wireAmountOrNull,
  prices: orNull(z.object({ regular: orNull(wirePrice), final: orNull(wirePrice) })),
  min_price: wireStringOrNull,
  base_image: orNull(wireImage),
  downloadable_links: listOrNull(wireLink),
  downloadable_samples: listOrNull(wireSample),
  kind: orNull(z.enum(productKinds)),
  genre: wireStringOrNull,
  genre_code: wireStringOrNull,
  artist: orNull(
    z.object({ id: wireId, name: z.string(), slug: z.string(), description: wireStringOrNull }),
  ),
  ...audioFields,
  preview_duration: wireNumberOrNull,
  cover_url: wireStringOrNull,
  cover_colors: orNull(z.tuple([z.string(), z.string()])),
  pack: orNull(z.object({ id: wireId, name: z.string() })),
  sounds_count: wireNumberOrNull,
  sounds: listOrNull(wireSound),
  /** The language of both descriptions; null from a vanilla provider, which does not send it. */
  text_locale: wireStringOrNull,
  /** The language of the names of the product, the artist and the pack; null like `text_locale`. */
  name_locale: wireStringOrNull,
  is_owned: wireFlag,
  /** The sounds of a pack that the customer owns without it; null if there are none. */
  owned_sounds: wireNumberOrNull,
  /** By how much the pack costs the customer less because of them. */
  owned_credit: wireAmountOrNull,
  /** True if a sound is only sold as part of its pack; its price is then that of the pack. */
  pack_only: wireFlag,
})

export type WireProduct = z.output<typeof wireProduct>

/** The facets that have options, besides the kind of product. */
export const optionFacets = ['genre', 'instrument', 'tag', 'artist', 'key'] as const

/** The facets whose options have counts. */
export const countedFacets = ['kind', ...optionFacets] as const

const wireOption = z.object({ value: z.string(), label: z.string(), count: z.number() })
const wireRange = z.object({ min: z.number(), max: z.number() })

/** The facets of a product list; an API extension of the embedded provider. */
export const wireFacets = orNull(
  z.object({
    kind: listOrNull(wireOption),
    genre: listOrNull(wireOption),
    instrument: listOrNull(wireOption),
    tag: listOrNull(wireOption),
    artist: listOrNull(wireOption),
    key: listOrNull(wireOption),
    bpm: orNull(wireRange),
    length: orNull(wireRange),
    price: orNull(wireRange),
    /** The facets whose counts are lower bounds, because more products match than are counted. */
    capped: listOrNull(z.enum(countedFacets)),
    /** The number of products that the customer does not own; not sent to guests. */
    unowned: wireNumberOrNull,
  }),
)

export type WireFacets = z.output<typeof wireFacets>

/** The interpretation of a search text; an API extension of the embedded provider. */
export const wireReading = orNull(
  z.object({
    text: z.string(),
    filters: z.array(
      z.object({
        facet: z.enum([...countedFacets, 'bpm']),
        value: z.string(),
        label: z.string(),
        words: z.string(),
        rest: wireStringOrNull,
      }),
    ),
    corrected: wireStringOrNull,
    exact: wireFlag,
  }),
)

export type WireReading = z.output<typeof wireReading>

/** Suggestions for a search without results; an API extension of the embedded provider. */
export const wireNoResults = orNull(
  z.object({
    drop: listOrNull(
      z.object({
        facet: z.string(),
        words: wireStringOrNull,
        rest: wireStringOrNull,
        count: z.number().positive(),
      }),
    ),
  }),
)

export type WireNoResults = z.output<typeof wireNoResults>

/** What a customer owns of products; an API extension of the embedded provider. */
export const wireOwnership = z.object({
  data: z.array(wireId),
  /** The packs of which the customer owns sounds, without the packs that they own. */
  packs: listOrNull(
    z.object({
      product_id: wireId,
      owned_sounds: z.number(),
      owned_credit: wireAmount,
      /** The products of these sounds. */
      sound_ids: listOrNull(wireId),
    }),
  ),
  /** The number of products of a list that the customer does not own; null if not asked for. */
  unowned: wireNumberOrNull,
})
