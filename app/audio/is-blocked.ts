/**
 * Returns whether the engine refused to start because the browser waits for a gesture. Checks the
 * error's name, because its class is loaded with the engine.
 */
export function isBlocked(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'PlaybackBlockedError'
}
