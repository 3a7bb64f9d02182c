/** Thrown if a pack cannot be stored; the message is the end of a sentence. */
export class PackRefusedError extends Error {
  override readonly name = 'PackRefusedError'
}
