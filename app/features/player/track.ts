import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { Recording } from '#app/audio/types.ts'

/** A playable sound, with the details that the player shows. */
export interface Track {
  /** Unique in the shop, so that every row and card of this sound shows whether it is playing. */
  readonly id: string
  readonly title: string
  /** The name of the pack or artist. */
  readonly subtitle: string | null
  /** The language of title and subtitle; absent for English, empty if unknown. */
  readonly nameLocale?: string
  /** The id of the product page that the title links to; null if there is none. */
  readonly productId: number | null
  /** True if that page is the pack's, because the sound has none of its own. */
  readonly linksToPack?: boolean
  readonly url: string
  readonly durationSeconds: number | null
  /** Loops repeat seamlessly. */
  readonly kind: ProductKind | null
  readonly bpm: number | null
  /** The number of 4/4 bars; null if unknown. */
  readonly bars: number | null
  /** A key such as `F# minor`, or the root note of a one-shot. */
  readonly key: string | null
  /** The MIDI note of a one-shot's root; absent if its octave is unknown. */
  readonly rootNote?: number
  /** The linear gain that brings the preview to the common loudness. */
  readonly gain: number
  /** One Base64 digit (0 to 63) per peak. */
  readonly peaks: string | null
  readonly colors: readonly [string, string] | null
  readonly coverUrl: string | null
}

/** Converts a track to a recording for the engine. */
export function toRecording(track: Track): Recording {
  const { url, durationSeconds, gain } = track
  return { url, duration: durationSeconds, gain, sound: track }
}
