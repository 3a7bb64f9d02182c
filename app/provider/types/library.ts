/** A file of the customer's library. */
export interface LibraryFile {
  readonly productId: number
  readonly fileName: string
  /** The size of its sounds. */
  readonly bytes: number | null
  /** Of a WAV, in hexadecimal; null for a ZIP. */
  readonly sha256: string | null
  /** The number of the order that paid for it or for its pack. */
  readonly orderNumber: string
}
