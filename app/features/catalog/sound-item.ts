import type { Track } from '#app/features/player/track.ts'
import type { Product, Sound } from '#app/provider/types.ts'
import { formatKey, formatMoney, formatSpokenDuration } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'

/** A row of a sound list: a one-shot product or a sound inside a pack. */
export interface SoundItem {
  readonly id: string
  readonly name: string
  /** The second line, pack and artist; null if there is none. */
  readonly note: string | null
  readonly instrument: string | null
  readonly key: string | null
  readonly bpm: number | null
  readonly durationSeconds: number | null
  readonly peaks: string | null
  readonly colors: readonly [string, string] | null
  /** The id of its product page; null for a sound that is sold only in its pack. */
  readonly productId: number | null
  /** The product to buy; null if it is not sold separately or has not been loaded. */
  readonly product: Product | null
  /** Null without a preview. */
  readonly track: Track | null
}

/** Converts a one-shot product to a row. */
export function productToSoundItem(product: Product): SoundItem {
  return {
    id: `product-${product.id}`,
    name: product.name,
    note: [product.pack?.name, product.artist?.name].filter(Boolean).join(' · ') || null,
    instrument: product.instrument,
    key: product.key,
    bpm: product.bpm,
    durationSeconds: product.durationSeconds,
    peaks: product.peaks,
    colors: product.colors,
    productId: product.id,
    product,
    track: productToTrack(product),
  }
}

/** Converts a sound of a pack to a row; `product` is the one-shot it is sold as, if known. */
export function soundToSoundItem(sound: Sound, pack: Product, product: Product | null): SoundItem {
  return {
    id: `sound-${sound.id}`,
    name: sound.name,
    note: null,
    instrument: sound.instrument,
    key: sound.key,
    bpm: sound.bpm,
    durationSeconds: sound.durationSeconds,
    peaks: sound.peaks,
    colors: pack.colors,
    productId: sound.productId,
    product,
    track: sound.preview && {
      id: sound.preview.url,
      title: sound.name,
      subtitle: pack.name,
      productId: sound.productId ?? pack.id,
      url: sound.preview.url,
      durationSeconds: sound.durationSeconds ?? sound.preview.durationSeconds,
      peaks: sound.peaks,
      colors: pack.colors,
      coverUrl: pack.cover?.url ?? null,
    },
  }
}

/** The preview of a product: the one-shot itself or the pack's demo; null without one. */
export function productToTrack(product: Product): Track | null {
  if (!product.preview) return null
  return {
    // Preview URLs identify the content, so a sound has the same id wherever it is listed.
    id: product.preview.url,
    title: product.name,
    subtitle: product.pack?.name ?? product.artist?.name ?? null,
    productId: product.id,
    url: product.preview.url,
    durationSeconds: product.preview.durationSeconds ?? product.durationSeconds,
    peaks: product.peaks,
    colors: product.colors,
    coverUrl: product.cover?.url ?? null,
  }
}

/** The player's queue for a list of rows. */
export function toQueue(items: readonly SoundItem[]): Track[] {
  return items.flatMap((item) => item.track ?? [])
}

/** The accessible name of a row: `Kick, 0.4 seconds, F, €0.99`. */
export function describeSound(item: SoundItem): string {
  const { durationSeconds, key, bpm, product } = item
  return [
    item.name,
    durationSeconds === null ? null : formatSpokenDuration(durationSeconds),
    key === null ? null : formatKey(key),
    bpm === null ? null : m.catalog_row_bpm({ bpm }),
    product?.price ? formatMoney(product.price) : (product?.priceText ?? null),
  ]
    .filter((part) => part !== null)
    .join(', ')
}
