/** Formats an ISO time to the minute, in UTC. */
export function formatTime(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}
