/** A channel to the other processes of this shop on the same machine. */
export interface Broadcast {
  /** Sends JSON data to all other processes that run now; it may be lost. */
  publish(data: unknown): void
  /** Calls `listener` with what other processes publish. */
  subscribe(listener: (data: unknown) => void): void
}
