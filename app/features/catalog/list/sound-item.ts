import { getPlaybackGain } from '#app/features/player/playback-gain.ts'
import type { Track } from '#app/features/player/track.ts'
import type { LibraryFile } from '#app/provider/types/library.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type {
  Artist,
  Offer,
  Product,
  ProductSummary,
  Sound,
  SoundAttributes,
} from '#app/provider/types/product.ts'
import { formatKey, formatMoney, formatNumber } from '#app/i18n/format.ts'
import { formatSpokenDuration } from '#app/i18n/format-spoken-duration.ts'
import { m } from '#app/paraglide/messages.js'

type ListedAttributes = Pick<
  SoundAttributes,
  'key' | 'keySource' | 'bpm' | 'bpmSource' | 'bars' | 'durationSeconds' | 'peaks'
>

/** A row in a sound list: a loop or one-shot product, or a sound in a pack. */
export interface SoundItem extends ListedAttributes {
  readonly id: string
  readonly name: string
  /** The name of the pack on the second line; null on the pack's own page. */
  readonly pack: string | null
  readonly artist: Pick<Artist, 'name' | 'slug'> | null
  /** The language of the pack and artist names; absent for English. */
  readonly nameLocale?: string
  readonly kind: ProductKind | null
  /** The instrument in the visitor's language, like the tags. */
  readonly instrument: string | null
  readonly tags: readonly string[]
  readonly colors: readonly [string, string] | null
  /** The id of the sound's product page; null if it has none. */
  readonly productId: number | null
  /** True if it is listed on its pack's page. */
  readonly isInPack: boolean
  /** The id of the pack it is only sold with; null if it is sold individually. */
  readonly packOnlyId: number | null
  /** Null if it is not sold individually or its offer is not loaded. */
  readonly offer: Offer | null
  /** Only loaded in the library, like the id of its pack. */
  readonly file?: LibraryFile | undefined
  readonly packId?: number | undefined
  /** Null if there is no preview. */
  readonly track: Track | null
}

/** Converts a loop or one-shot product to a sound item. */
export function productToSoundItem(product: ProductSummary): SoundItem {
  return {
    id: `product-${product.id}`,
    name: product.name,
    pack: product.pack?.name ?? null,
    artist: product.artist,
    ...toNameLocale(product),
    kind: product.kind,
    ...toListedAttributes(product),
    colors: product.colors,
    productId: product.id,
    isInPack: false,
    packOnlyId: product.isPackOnly ? (product.pack?.id ?? null) : null,
    offer: isOffered(product) ? product : null,
    ...(product.file ? { file: product.file, packId: product.pack?.id } : {}),
    track: productToTrack(product),
  }
}

/** Returns whether a product can be bought individually or downloaded. */
function isOffered({ isPackOnly, isOwned }: Pick<Product, 'isPackOnly' | 'isOwned'>): boolean {
  return !isPackOnly || isOwned
}

/** Converts a sound of a pack to a sound item; `offer` is that of its one-shot, if loaded. */
export function soundToSoundItem(sound: Sound, pack: Product, offer: Offer | null): SoundItem {
  return {
    id: `sound-${sound.id}`,
    name: sound.name,
    pack: null,
    artist: null,
    ...toNameLocale(pack),
    kind: sound.kind,
    ...toListedAttributes(sound),
    colors: pack.colors,
    productId: sound.productId,
    isInPack: true,
    packOnlyId: sound.isPackOnly ? pack.id : null,
    offer: offer && isOffered({ ...offer, isPackOnly: sound.isPackOnly }) ? offer : null,
    track: sound.preview && {
      id: sound.preview.url,
      title: sound.name,
      subtitle: pack.name,
      ...toNameLocale(pack),
      productId: sound.productId ?? pack.id,
      linksToPack: sound.productId === null,
      url: sound.preview.url,
      durationSeconds: sound.durationSeconds ?? sound.preview.durationSeconds,
      kind: sound.kind,
      bpm: sound.bpm,
      bars: sound.bars,
      key: sound.key,
      ...toRootNote(sound),
      gain: getPlaybackGain(sound.preview.loudness ?? null),
      peaks: sound.peaks,
      colors: pack.colors,
      coverUrl: pack.cover?.url ?? null,
    },
  }
}

function toNameLocale({ nameLocale }: Pick<Product, 'nameLocale'>): Pick<SoundItem, 'nameLocale'> {
  return nameLocale === undefined ? {} : { nameLocale }
}

function toRootNote({ rootNote }: Pick<Product, 'rootNote'>): Pick<Track, 'rootNote'> {
  return rootNote === undefined ? {} : { rootNote }
}

function toListedAttributes(sound: ListedAttributes & Pick<SoundItem, 'instrument' | 'tags'>) {
  const { instrument, tags, key, keySource, bpm, bpmSource, bars, durationSeconds, peaks } = sound
  return { instrument, tags, key, keySource, bpm, bpmSource, bars, durationSeconds, peaks }
}

/** Converts the preview of a one-shot or a pack to a track; returns null if there is no preview. */
export function productToTrack(product: ProductSummary): Track | null {
  if (!product.preview) return null
  return {
    // Preview URLs are unique by content, so a sound has the same id in every list.
    id: product.preview.url,
    title: product.name,
    subtitle: product.pack?.name ?? product.artist?.name ?? null,
    ...toNameLocale(product),
    productId: product.id,
    url: product.preview.url,
    durationSeconds: product.preview.durationSeconds ?? product.durationSeconds,
    kind: product.kind,
    bpm: product.bpm,
    bars: product.bars,
    key: product.key,
    ...toRootNote(product),
    gain: getPlaybackGain(product.preview.loudness ?? null),
    peaks: product.peaks,
    colors: product.colors,
    coverUrl: product.cover?.url ?? null,
  }
}

/** Returns the instrument and the number of bars: `Drums · 4 bars`; null if neither is known. */
export function formatInstrument({ instrument, bars }: SoundItem): string | null {
  const parts = [instrument, bars === null ? null : m.catalog_bars({ count: bars })]
  return parts.filter((part) => part !== null).join(' · ') || null
}

/** Returns the accessible name of a row, such as `Low Stomp, Kick, 0.4 seconds, F, €0.99`. */
export function describeSound(item: SoundItem): string {
  const { durationSeconds, key, bpm, offer } = item
  return [
    item.name,
    formatInstrument(item),
    durationSeconds === null ? null : formatSpokenDuration(durationSeconds),
    key === null ? null : formatKey(key),
    bpm === null ? null : m.catalog_row_bpm({ bpm: formatNumber(bpm) }),
    offer?.price ? formatMoney(offer.price) : (offer?.priceText ?? null),
  ]
    .filter((part) => part !== null)
    .join(', ')
}
