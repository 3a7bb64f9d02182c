/** A channel to the other processes of this shop on the same machine. */
export interface Broadcast {
  /** Sends JSON data to all other running processes; it may be lost. */
  publish(data: unknown): void
  /** Calls `listener` with data from other processes. */
  subscribe(listener: (data: unknown) => void): void
}
