import type { ProviderProcess } from './provider-process.ts'

/** A place for a process of the shop; its process can be replaced. */
export interface Slot {
  port: number
  running: ProviderProcess | null
  /** Whether it receives no new requests. */
  isDraining: boolean
  /** The number of requests in progress. */
  requests: number
}
