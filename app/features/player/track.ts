import type { Recording } from './engine/types.ts'

/** A playable sound, with the details that the player shows. */
export interface Track {
  /** Unique in the shop, so that every row and card for this sound shows whether it is playing. */
  readonly id: string
  readonly title: string
  /** The pack or the artist. */
  readonly subtitle: string | null
  /** The language of both; absent for English, empty if it is unknown. */
  readonly nameLocale?: string
  /** The id of the product page that the title links to; null if there is none. */
  readonly productId: number | null
  readonly url: string
  readonly durationSeconds: number | null
  /** Whether it repeats seamlessly. */
  readonly isLoop: boolean
  /** A linear factor that brings the preview to the common loudness. */
  readonly gain: number
  /** One Base64 digit (0 to 63) per peak. */
  readonly peaks: string | null
  readonly colors: readonly [string, string] | null
  readonly coverUrl: string | null
}

/** Returns what the engine plays of a track. */
export function toRecording({ url, durationSeconds, gain }: Track): Recording {
  return { url, duration: durationSeconds, gain }
}
