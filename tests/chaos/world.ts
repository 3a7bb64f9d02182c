import type { Fleet } from './fleet.ts'
import type { CustomerFacts, Facts, Journal } from './journal.ts'
import type { Owner } from './services/owner.ts'
import type { Services } from './services/services.ts'

/** The attributes of a product that a purchase needs. */
export interface ProductFacts {
  readonly id: number
  readonly linkId: number
  readonly packId: number | null
}

/** The counters of a part. */
export interface Counts {
  operations: number
  requests: number
  /** Lost responses. */
  lost: number
  /** Requests refused by the shop, such as for an item that is already in the cart. */
  refused: number
}

interface Violation {
  readonly rule: string
  /** The customer whose journal explains the violation, or an empty string. */
  readonly actor: string
}

/** The state shared by all operations of a part. */
export interface World {
  readonly seed: number
  readonly part: number
  readonly fleet: Fleet
  readonly services: Services
  readonly owner: Owner
  readonly facts: Facts
  readonly journal: Journal
  readonly products: readonly ProductFacts[]
  /** Ids of the products that some versions of the catalogue do not sell. */
  readonly sometimesRemoved: ReadonlySet<number>
  readonly counts: Counts
  readonly violations: Violation[]
  /** The customers without an operation in progress. */
  readonly idle: CustomerFacts[]
}
