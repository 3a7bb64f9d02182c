/**
 * A file that cannot be sold as a sound. The message is one plain sentence about the file, without
 * its path.
 */
export class UnreadableSoundError extends Error {
  override readonly name = 'UnreadableSoundError'
}
