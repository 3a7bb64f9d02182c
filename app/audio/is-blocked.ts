/**
 * Returns whether an engine refused to start because the browser waits for a gesture. The error is
 * known by its name, because its class is loaded with the engine.
 */
export function isBlocked(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'PlaybackBlockedError'
}
