/** One thing the player can play, and what it shows while it plays. */
export interface Track {
  /** Unique in the shop, so that a row knows whether it is the one that plays. */
  readonly id: string
  readonly title: string
  /** The pack or artist under the title. */
  readonly subtitle: string | null
  /** The product page the title leads to; null when there is none. */
  readonly productId: number | null
  readonly url: string
  readonly durationSeconds: number | null
  /** Base64 of one byte a bar, 0 to 255. */
  readonly peaks: string | null
  readonly colors: readonly [string, string] | null
  readonly coverUrl: string | null
}
