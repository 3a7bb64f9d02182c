import type { WireProduct, WireSound } from '#provider/contract/product.ts'
import type { MediaBases } from '../media-address.ts'
import { toMediaAddress } from '../media-address.ts'
import type { ProviderOptions } from '../options.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type {
  Artist,
  AudioFormat,
  Genre,
  Picture,
  Preview,
  Product,
  Sound,
  SoundAttributes,
} from '../types/product.ts'
import { toPlainLine, toPlainParagraphs } from './plain-text.ts'

/** The base URLs of files, and the provider's capabilities. */
export type ProductBases = MediaBases & Pick<ProviderOptions, 'capabilities'>

/**
 * Converts a product from either wire format. `requestedKind` is the kind filter of the list, for
 * providers that do not send a kind.
 */
export function toProduct(
  wire: WireProduct,
  bases: ProductBases,
  requestedKind: ProductKind | null = null,
): Product {
  return {
    id: wire.id,
    name: wire.name,
    kind: wire.kind ?? requestedKind,
    type: wire.type,
    description: toPlainParagraphs(wire.description),
    summary: toPlainLine(wire.short_description),
    textLocale: wire.text_locale,
    ...toNameLocale(wire),
    ...toPrices(wire),
    genre: toGenre(wire),
    artist: toArtist(wire, bases),
    ...toAudio(wire),
    preview: toPreview(findPreviewUrl(wire), wire.preview_duration, wire.preview_loudness, bases),
    cover: toCover(wire, bases),
    colors: toColors(wire.cover_colors),
    pack: wire.pack,
    soundsCount: wire.sounds_count,
    sounds: (wire.sounds ?? []).map((sound) => toSound(sound, bases)),
    links: (wire.downloadable_links ?? []).map((link) => link.id),
    isOwned: wire.is_owned,
    ...toOwnedPart(wire),
    isPackOnly: wire.pack_only,
  }
}

function toOwnedPart({
  owned_sounds: sounds,
  owned_credit: credit,
}: WireProduct): Pick<Product, 'ownedPart'> {
  return sounds ? { ownedPart: { sounds, credit: credit ?? toMoney(0) } } : {}
}

function toNameLocale({ name_locale: locale }: WireProduct): { nameLocale?: string } {
  return locale === 'en' ? {} : { nameLocale: locale ?? '' }
}

function toArtist({ artist }: WireProduct, { capabilities }: ProductBases): Artist | null {
  const hasPages = capabilities?.filters ?? true
  return artist && { ...artist, slug: hasPages ? artist.slug : null }
}

/** Product types without shipping or options; some responses contain no type. */
const sellableTypes: readonly (string | null)[] = ['downloadable', 'virtual', null]

/**
 * Returns whether the shop can sell a product: its checkout supports neither shipping nor options,
 * and the provider refuses products without files.
 */
export function isSellable(wire: WireProduct): boolean {
  const hasFiles = wire.type !== 'downloadable' || wire.downloadable_links?.length !== 0
  return sellableTypes.includes(wire.type) && wire.is_saleable !== false && hasFiles
}

function toSound(wire: WireSound, bases: MediaBases): Sound {
  return {
    id: wire.id,
    name: wire.name,
    kind: wire.kind,
    ...toAudio(wire),
    preview: toPreview(wire.preview_url, wire.duration, wire.preview_loudness, bases),
    productId: wire.product_id,
    // Hosts without a product page for every sound sell the others only in their pack.
    isPackOnly: wire.pack_only || wire.product_id === null,
    offer: wire.offer && {
      price: wire.offer.price,
      links: wire.offer.links,
      isOwned: wire.offer.is_owned,
    },
  }
}

function toAudio(wire: WireProduct | WireSound): SoundAttributes {
  return {
    instrument: wire.instrument,
    tags: wire.tags ?? [],
    bpm: wire.bpm,
    bpmSource: wire.bpm_source,
    bars: wire.bars,
    key: wire.key,
    keySource: wire.key_source,
    ...(wire.root_note === null ? {} : { rootNote: wire.root_note }),
    durationSeconds: wire.duration,
    format: wire.format && toFormat(wire.format),
    loudness: wire.loudness,
    truePeak: wire.true_peak,
    peaks: toPeaks(wire.peaks),
  }
}

function toFormat(wire: NonNullable<WireProduct['format']>): AudioFormat {
  const { sample_rate: sampleRate, bit_depth: bitDepth, channels, bytes } = wire
  return { sampleRate, bitDepth, channels, bytes }
}

/** Converts the prices of a product, whose links are all bought together. */
function toPrices(wire: WireProduct): {
  price: Money | null
  priceText: string | null
  regularPrice: Money | null
} {
  if (wire.pack_only) return { price: null, priceText: null, regularPrice: null }
  const price = addLinkPrices(wire, wire.price ?? wire.prices?.final?.price)
  const regular = addLinkPrices(wire, wire.regular_price ?? wire.prices?.regular?.price)
  return {
    price,
    priceText:
      wire.formatted_price ?? wire.prices?.final?.formatted_price ?? wire.min_price ?? null,
    regularPrice: price && regular && regular.minor > price.minor ? regular : null,
  }
}

function addLinkPrices(wire: WireProduct, price: Money | null | undefined): Money | null {
  if (!price) return null
  const links = wire.downloadable_links ?? []
  return toMoney(links.reduce((sum, link) => sum + (link.price?.minor ?? 0), price.minor))
}

function toGenre(wire: WireProduct): Genre | null {
  const label = wire.genre ?? wire.genre_code
  return label ? { code: wire.genre_code, label } : null
}

function findPreviewUrl(wire: WireProduct): string | null {
  const sample = wire.downloadable_samples?.find((entry) => entry.download_url !== null)
  const link = wire.downloadable_links?.find((entry) => entry.sample_download_url !== null)
  return wire.preview_url ?? sample?.download_url ?? link?.sample_download_url ?? null
}

function toPreview(
  sourceUrl: string | null,
  durationSeconds: number | null,
  loudness: number | null,
  bases: MediaBases,
): Preview | null {
  const url = toMediaAddress(sourceUrl, bases)
  if (url === null) return null
  return { url, durationSeconds, ...(loudness === null ? {} : { loudness }) }
}

function toCover(wire: WireProduct, bases: MediaBases): Picture | null {
  const image = wire.base_image
  const sources = [
    wire.cover_url,
    image?.large_image_url,
    image?.medium_image_url,
    image?.original_image_url,
    image?.small_image_url,
  ]
  const url = sources.map((source) => toMediaAddress(source ?? null, bases)).find(Boolean)
  return url ? { url } : null
}

function toColors(colors: [string, string] | null): [string, string] | null {
  return colors?.every((color) => /^#[0-9a-f]{6}$/i.test(color)) ? colors : null
}

const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Converts a waveform from Base64 with one byte per peak to one Base64 digit per peak, which is
 * precise enough for drawing and a quarter shorter.
 */
function toPeaks(peaks: string | null): string | null {
  if (!peaks || peaks.length > 8192 || !/^[A-Za-z0-9+/]+={0,2}$/.test(peaks)) return null
  let text = ''
  for (const byte of Buffer.from(peaks, 'base64')) text += base64Digits[byte >> 2] ?? ''
  return text
}
