import type { Money } from '#provider/contract/money.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { LibraryFile } from './library.ts'

export interface Genre {
  /** The value used in filters; null if the provider does not send it. */
  code: string | null
  label: string
}

export interface Artist {
  id: number
  name: string
  /** Identifies the artist page; null if the provider has none. */
  slug: string | null
  description: string | null
}

/** An artist with the content of their page. */
export interface ArtistDetail {
  id: number
  name: string
  slug: string
  /** The language tag of the name; null if the provider does not send it. */
  nameLocale: string | null
  /** Plain text in the language `textLocale`, one entry per paragraph. */
  description: string[]
  textLocale: string | null
  portrait: Picture | null
  /** The number of products by kind. */
  counts: Record<ProductKind, number>
}

/** A preview recording. `url` is a storefront path (`/media/…`), or absolute in a public bucket. */
export interface Preview {
  url: string
  durationSeconds: number | null
  /** In LUFS; absent if the provider does not send it. */
  loudness?: number
}

/** A picture. `url` is a storefront path (`/media/…`), or absolute in a public bucket. */
export interface Picture {
  url: string
}

/** The source of an attribute: stated by the label, or measured. */
export type AttributeSource = 'stated' | 'measured'

/** The format of a sound's file. */
export interface AudioFormat {
  /** In hertz. */
  sampleRate: number
  /** 32 means floating point. */
  bitDepth: number
  channels: number
  bytes: number
}

/** The attributes of a sound; null if unknown or not applicable. */
export interface SoundAttributes {
  instrument: string | null
  /** Tags for its character, such as `punchy`. */
  tags: string[]
  bpm: number | null
  bpmSource: AttributeSource | null
  /** Number of 4/4 bars. */
  bars: number | null
  /** A key, or the root note of a one-shot. */
  key: string | null
  keySource: AttributeSource | null
  /** The MIDI note of a one-shot's root; absent if its octave is unknown. */
  rootNote?: number
  durationSeconds: number | null
  format: AudioFormat | null
  /** In LUFS. */
  loudness: number | null
  /** In dBTP. */
  truePeak: number | null
  /** The waveform, with one Base64 digit (0 to 63) per peak. */
  peaks: string | null
}

/** The pack that a sound belongs to. */
export interface PackReference {
  id: number
  name: string
}

/** A sound in a pack; `productId` is set if it has a product page. */
export interface Sound extends SoundAttributes {
  id: number
  name: string
  kind: 'loop' | 'one-shot' | null
  preview: Preview | null
  productId: number | null
  /** True if it is only sold in its pack. */
  isPackOnly: boolean
  /** How it is sold separately; null if it is not. */
  offer: Pick<Product, 'price' | 'links' | 'isOwned'> | null
}

/** The sounds of a pack that a customer owns. */
interface OwnedPart {
  readonly sounds: number
  /** By how much the pack costs less. */
  readonly credit: Money
}

export interface Product extends SoundAttributes {
  id: number
  name: string
  kind: ProductKind | null
  /** The provider's product type, such as `downloadable`; null for a card without a type. */
  type: string | null
  /** Plain text, one entry per paragraph, without the provider's markup. */
  description: string[]
  summary: string
  /** The language tag of description and summary; null if the provider does not send it. */
  textLocale: string | null
  /**
   * The language of the names of product, artist and pack: absent for English, and empty if the
   * provider does not send it, as in the `lang` attribute.
   */
  nameLocale?: string
  price: Money | null
  /** The formatted price, for providers that do not send a number. */
  priceText: string | null
  /** The price before a discount; null if there is no discount. */
  regularPrice: Money | null
  genre: Genre | null
  artist: Artist | null
  preview: Preview | null
  cover: Picture | null
  /** Two colors of the cover as `#rrggbb`. */
  colors: [string, string] | null
  pack: PackReference | null
  soundsCount: number | null
  sounds: Sound[]
  /** The ids of the download links; all of them are sent to add the product to the cart. */
  links: number[]
  isOwned: boolean
  /** What the customer owns of a pack that they do not own; absent if that is nothing. */
  ownedPart?: OwnedPart
  /** True for a sound only sold in its pack; it has no price. */
  isPackOnly: boolean
}

/** The fields of a product shown in rows and cards, without the details of its page. */
export type ProductSummary = Omit<
  Product,
  | 'type'
  | 'description'
  | 'summary'
  | 'textLocale'
  | 'sounds'
  | 'artist'
  | 'genre'
  | 'format'
  | 'loudness'
  | 'truePeak'
> & {
  artist: Pick<Artist, 'id' | 'name' | 'slug'> | null
  genre: Pick<Genre, 'label'> | null
  /** Only loaded in the library. */
  file?: LibraryFile | undefined
}

/** The fields needed to sell a product: its price, its cart links and whether it is owned. */
export type Offer = Pick<
  Product,
  'id' | 'name' | 'price' | 'priceText' | 'regularPrice' | 'links' | 'isOwned' | 'ownedPart'
>
