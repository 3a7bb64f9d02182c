/** A sound that the player can play, with what the player shows about it. */
export interface Track {
  /** Unique in the shop, so that every row and card of this sound shows whether it is playing. */
  readonly id: string
  readonly title: string
  /** The pack or artist. */
  readonly subtitle: string | null
  /** The product page that the title links to; null if there is none. */
  readonly productId: number | null
  readonly url: string
  readonly durationSeconds: number | null
  /** Base64, one byte (0 to 255) per bar. */
  readonly peaks: string | null
  readonly colors: readonly [string, string] | null
  readonly coverUrl: string | null
}
