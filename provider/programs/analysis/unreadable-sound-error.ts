/**
 * Thrown for a file that cannot be sold as a sound. The message is one plain sentence without the
 * file's path.
 */
export class UnreadableSoundError extends Error {
  override readonly name = 'UnreadableSoundError'
}
