import type { ProviderProcess } from './provider-process.ts'

/** A place for a process of the shop, which others take after it. */
export interface Slot {
  port: number
  running: ProviderProcess | null
  /** Receives no new requests. */
  isDraining: boolean
  /** Number of requests without an outcome yet. */
  requests: number
}
